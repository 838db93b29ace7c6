// SPDX-License-Identifier: MIT
import BraidObservable

let numbers = Observable.of(1, 2)
// error: the observer takes other values than this observable sends. Write map(_:)
_ = numbers.bind(to: PublishSubject<String>())
// error: the relay takes other values than this observable sends. Write map(_:)
_ = numbers.bind(to: BehaviorRelay(value: "a"))
// error: the relay takes other values than this observable sends
_ = numbers.bind(to: PublishRelay<String?>())
