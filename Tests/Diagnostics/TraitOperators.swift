// SPDX-License-Identifier: MIT
import BraidObservable

let single = Single.just(1)
let relay = BehaviorRelay(value: 1)
let saved = Completable.empty()

// error: a single emits one value: write do(onSuccess:onError:)
_ = single.do(onNext: { print($0) })
// error: this is a maybe, as filter and compactMap of a single are: write subscribe(onSuccess:
_ = single.filter { $0 > 1 }.subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
// error: share is an operator of observables: write asObservable() before it
_ = single.share(replay: 1)
// error: bind is an operator of observables: write asObservable() before it
_ = single.bind(to: relay)
// error: flatMapLatest is an operator of observables: write asObservable() before it
_ = single.flatMapLatest { Single.just($0) }
// error: a completable emits no value: write andThen(other)
_ = saved.flatMap { single }
// error: requires that 'CompletableTrait' conform to 'ValueTrait'
_ = saved.map { _ in 1 }
// error: a completable emits no value: write .empty(), which completes
_ = Completable.just(())

// error: write Single.create { ... }, whose closure may be async
_ = Single.async { 1 }
// error: write Single.create { ... }, whose closure may be async
_ = Single<Int>.async { 1 }
// error: write Maybe.create { ... }, whose closure may be async
_ = Maybe<Int>.async { 1 }
// error: write Completable.create { ... }, whose closure may be async
_ = Completable.async {}
// error: write Observable.async { ... }.asInfallible(onErrorJustReturn: value)
_ = Infallible<Int>.async { 1 }
