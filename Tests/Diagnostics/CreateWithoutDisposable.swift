// SPDX-License-Identifier: MIT
import BraidObservable

// error: 'create' is unavailable: the closure of create returns what to tear down. End it with
_ = Observable<Int>.create { $0.onNext(1) }
// error: the closure of create returns what to tear down
_ = Single<Int>.create { $0(.success(1)) }
// error: the closure of create returns what to tear down
_ = Completable.create { $0(.completed) }
