// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

/// Functions passed by name: operators, static and instance methods, functions in functions.
enum Names {
  static func sums(_ numbers: Observable<Int>) -> [Observable<Int>] {
    func doubled(_ number: Int) -> Int { number * 2 }
    return [
      numbers.map(-), numbers.map(abs), numbers.map(doubled), numbers.map(Self.half),
      numbers.scan(0, accumulator: +), numbers.scan(0, accumulator: max),
      numbers.scan(into: 0, accumulator: +=),
      numbers.reduce(0, accumulator: +), numbers.reduce(0, accumulator: +, mapResult: -),
      Observable.zip(numbers, numbers, resultSelector: +),
      Observable.combineLatest(numbers, numbers, resultSelector: *),
      Observable.combineLatest(numbers, numbers, numbers, resultSelector: Self.sum),
      numbers.withLatestFrom(numbers, resultSelector: -),
      numbers.distinctUntilChanged(==), numbers.distinctUntilChanged(Self.half),
      numbers.distinctUntilChanged(Self.half, comparer: ==),
      numbers.filter(Self.isEven), numbers.flatMap(Self.twice), numbers.flatMapLatest(Self.twice),
      numbers.concatMap(Self.twice), numbers.flatMapFirst(Self.twice),
      numbers.compactMap(Self.positive), numbers.take(while: Self.isEven),
      numbers.skip(while: Self.isEven), numbers.map(!Self.isEven).map { $0 ? 1 : 0 },
    ]
  }

  static func truths(_ truths: Observable<Bool>) -> Observable<Bool> {
    Observable.combineLatest(truths.map(!), truths.filter(!), resultSelector: { $0 && $1 })
  }

  static func traits(_ single: Single<Int>, _ maybe: Maybe<Int>, _ infallible: Infallible<Int>) {
    _ = Single.zip(single, single.map(-), resultSelector: +)
    _ = Maybe.zip(maybe, maybe.map(-), resultSelector: +)
    _ = Infallible.zip(infallible, infallible.map(-), resultSelector: +)
    _ = Infallible.combineLatest(infallible, infallible, resultSelector: +)
    _ = infallible.scan(0, accumulator: +).distinctUntilChanged(==).filter(isEven)
    _ = single.map(half).filter(isEven)
  }

  static func signals(_ signal: Signal<Int>) {
    _ = signal.scan(0, +).distinctUntilChanged(by: ==)
    _ = Signal.combineLatest(signal, signal, transform: +).reduce(0, +)
    _ = Signal.zip(signal, signal, signal, transform: sum)
  }

  static func half(_ number: Int) -> Int { number / 2 }
  static func isEven(_ number: Int) -> Bool { number % 2 == 0 }
  static func twice(_ number: Int) -> Observable<Int> { .of(number, number) }
  static func positive(_ number: Int) -> Int? { number > 0 ? number : nil }
  static func sum(_ a: Int, _ b: Int, _ c: Int) -> Int { a + b + c }
}

prefix func ! (_ predicate: @escaping (Int) -> Bool) -> (Int) -> Bool { { !predicate($0) } }
