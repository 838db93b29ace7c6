// SPDX-License-Identifier: MIT
import BraidObservable

let relay = BehaviorRelay(value: 1)
// error: 'onNext' has been renamed to 'accept(_:)'
relay.onNext(2)
// error: a relay never ends: it takes values only, with accept(_:)
relay.onCompleted()
// error: a relay never ends
relay.onError(RxError.unknown)
// error: 'accept' has been renamed to 'onNext(_:)'
PublishSubject<Int>().accept(1)
// error: 'send' has been renamed to 'onNext(_:)'
PublishSubject<Int>().send(1)
