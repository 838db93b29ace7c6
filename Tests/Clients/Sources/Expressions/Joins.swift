// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

// Results of arithmetic whose type is inferred: the hardest thing to type-check in a join.

func joins(_ a: Observable<Int>) -> [Observable<Int>] {
  let three = Observable.combineLatest(a, a, a) { $0 + $1 + $2 }
  let four = Observable.combineLatest(a, a, a, a) { $0 + $1 + $2 + $3 }
  let five = Observable.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
  let eight = Observable.combineLatest(a, a, a, a, a, a, a, a) {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  let zipped = Observable.zip(a, a, a, a, a, a, a, a) {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  let labelled = Observable.zip(a, a, a, a, a, resultSelector: { $0 + $1 + $2 + $3 + $4 })
  let tuple = Observable.combineLatest(a, a, a, a, a).map { $0 + $1 + $2 + $3 + $4 }
  let tuples = Observable.zip(a, a, a, a, a, a, a, a).map {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  return [three, four, five, eight, zipped, labelled, tuple, tuples]
}

func texts(_ a: Observable<String>) -> Observable<Bool> {
  let joined = Observable.combineLatest(a, a, a, a, a) { "\($0), \($1), \($2), \($3), \($4)" }
  let added = Observable.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
  let valid = Observable.combineLatest(a, a, a, a, a) {
    !$0.isEmpty && $1.count > 3 && $2 == $3 && $4.count < 10
  }
  return Observable.combineLatest(joined, added, valid) { $0 == $1 && $2 }
}

func joins(_ a: Infallible<Int>) -> [Infallible<Int>] {
  let four = Infallible.combineLatest(a, a, a, a) { $0 + $1 + $2 + $3 }
  let eight = Infallible.combineLatest(a, a, a, a, a, a, a, a) {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  let zipped = Infallible.zip(a, a, a, a, a, a, a, a) {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  let tuples = Infallible.combineLatest(a, a, a, a, a, a, a, a).map {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  return [four, eight, zipped, tuples]
}

func joins(_ a: Single<Int>) -> [Single<Int>] {
  let three = Single.zip(a, a, a) { $0 + $1 + $2 }
  let eight = Single.zip(a, a, a, a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
  let tuples = Single.zip(a, a, a, a, a, a, a, a).map {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  return [three, eight, tuples]
}

func joins(_ a: Maybe<Int>) -> Maybe<Int> {
  Maybe.zip(a, a, a, a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
}

func joins(_ a: Signal<Int>) -> [Signal<Int>] {
  let five = Signal.combineLatest(a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 }
  let eight = Signal.combineLatest(a, a, a, a, a, a, a, a) {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  let zipped = Signal.zip(a, a, a, a, a, a, a, a) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
  let tuples = Signal.combineLatest(a, a, a, a, a, a, a, a).map {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  let reduced = Signal.combineLatest(a, a, a, a, a, a, a, a).reduceEach {
    $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
  }
  return [five, eight, zipped, tuples, reduced]
}

func joins(_ a: SignalProperty<Int>) -> [Property<Int>] {
  let parts = Property.combineLatest(a, a).map { $0.0 + $0.1 }
  let five = Property.combineLatest(a, a, a, a, a).map { $0 + $1 + $2 + $3 + $4 }
  let eight = Property.zip(a, a, a, a, a, a, a, a).map { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }
  return [parts, five, eight, Property.combineLatest(parts, five).map { $0.0 * $0.1 }]
}
