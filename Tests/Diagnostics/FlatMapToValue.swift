// SPDX-License-Identifier: MIT
import BraidObservable

let numbers = Observable.of(1, 2)
// warning: the closure of flatMap returns an observable. For a plain value write map(_:)
_ = numbers.flatMap { $0 + 1 }
// warning: the closure of flatMapLatest returns an observable
_ = numbers.flatMapLatest { number in
  let next = number + 1
  return "\(next)"
}
// warning: the closure of flatMap may return nil. Return .empty()
_ = numbers.flatMap { $0 > 1 ? Observable.just($0) : nil }
// warning: the closure of concatMap may return nil
_ = numbers.concatMap { number -> Observable<Int>? in
  guard number > 1 else { return nil }
  return .just(number)
}
// warning: the closure of a single's flatMap returns a single
_ = Single.just(1).flatMap { Observable.just($0) }
// warning: the closure of a single's flatMap returns a single. For a plain value write map(_:)
_ = Single.just(1).flatMap { $0 + 1 }
// warning: Write asMaybe() after the single that the closure returns
_ = Maybe.just(1).flatMap { Single.just($0) }
// warning: Write asObservable() before flatMap for an observable
_ = Maybe.just(1).flatMap { Observable.just($0) }
// warning: the closure of a maybe's flatMap returns a maybe. For a plain value write map(_:)
_ = Maybe.just(1).flatMap { $0 + 1 }
// warning: the closure of flatMapLatest returns an infallible. For a plain value write map(_:)
_ = Infallible.just(1).flatMapLatest { $0 + 1 }
