// SPDX-License-Identifier: MIT
import BraidObservable

// error: a single sends one value: write subscribe(onSuccess:onFailure:)
_ = Single.just(1).subscribe(onNext: { print($0) })
// error: a maybe sends one value at most: write subscribe(onSuccess:onError:onCompleted:)
_ = Maybe.just(1).subscribe(onNext: { print($0) })
// error: a completable sends no value: write subscribe(onCompleted:onError:)
_ = Completable.empty().subscribe(onNext: { print($0) })
// error: an observable sends any number of values: write subscribe(onNext:
_ = Observable.just(1).subscribe(onSuccess: { print($0) })
