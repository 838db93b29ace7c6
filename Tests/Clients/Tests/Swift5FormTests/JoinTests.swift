// SPDX-License-Identifier: MIT
import BraidCocoa
import Testing

// Written by .ci/generate.

struct JoinTests {
  @Test func `combineLatest of five to eight observables calls its function`() {
    typealias Lists = Observable<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Observable<Int>.just)
    #expect(trace(Lists.combineLatest(a, b, c, d, e, resultSelector: functions.five)) == to(5))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.combineLatest(a, b, c, d, e, f, resultSelector: functions.six)) == to(6))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) })
        == to(6))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e, f, g, resultSelector: functions.seven)) == to(7))
    #expect(
      trace(
        Lists.combineLatest(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) })
        == to(7))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e, f, g, h, resultSelector: functions.eight)) == to(8))
    #expect(
      trace(
        Lists.combineLatest(a, b, c, d, e, f, g, h) {
          bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7])
        }) == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `combineLatest of five to eight infallibles calls its function`() {
    typealias Lists = Infallible<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Infallible<Int>.just)
    #expect(trace(Lists.combineLatest(a, b, c, d, e, resultSelector: functions.five)) == to(5))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.combineLatest(a, b, c, d, e, f, resultSelector: functions.six)) == to(6))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) })
        == to(6))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e, f, g, resultSelector: functions.seven)) == to(7))
    #expect(
      trace(
        Lists.combineLatest(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) })
        == to(7))
    #expect(
      trace(Lists.combineLatest(a, b, c, d, e, f, g, h, resultSelector: functions.eight)) == to(8))
    #expect(
      trace(
        Lists.combineLatest(a, b, c, d, e, f, g, h) {
          bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7])
        }) == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `combineLatest of five to eight drivers calls its function`() {
    typealias Lists = Driver<[Int]>
    let functions = Functions()
    var calls = 0
    func one(_ value: Int) -> Driver<Int> { .just(value) }
    #expect(
      trace { _ in
        Lists.combineLatest(one(1), one(2), one(3), one(4), one(5), resultSelector: functions.five)
      } == to(5))
    #expect(
      trace { _ in
        Lists.combineLatest(one(1), one(2), one(3), one(4), one(5)) {
          bump(&calls, [$0, $1, $2, $3, $4])
        }
      } == to(5))
    #expect(
      trace { _ in
        Lists.combineLatest(
          one(1), one(2), one(3), one(4), one(5), one(6), resultSelector: functions.six)
      } == to(6))
    #expect(
      trace { _ in
        Lists.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6)) {
          bump(&calls, [$0, $1, $2, $3, $4, $5])
        }
      } == to(6))
    #expect(
      trace { _ in
        Lists.combineLatest(
          one(1), one(2), one(3), one(4), one(5), one(6), one(7), resultSelector: functions.seven)
      } == to(7))
    #expect(
      trace { _ in
        Lists.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) {
          bump(&calls, [$0, $1, $2, $3, $4, $5, $6])
        }
      } == to(7))
    #expect(
      trace { _ in
        Lists.combineLatest(
          one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8),
          resultSelector: functions.eight)
      } == to(8))
    #expect(
      trace { _ in
        Lists.combineLatest(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
          bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7])
        }
      } == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight observables calls its function`() {
    typealias Lists = Observable<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Observable<Int>.just)
    #expect(trace(Lists.zip(a, b, c, d, e, resultSelector: functions.five)) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e, f, resultSelector: functions.six)) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, resultSelector: functions.seven)) == to(7))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == to(7))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, h, resultSelector: functions.eight)) == to(8))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g, h) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) })
        == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight infallibles calls its function`() {
    typealias Lists = Infallible<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Infallible<Int>.just)
    #expect(trace(Lists.zip(a, b, c, d, e, resultSelector: functions.five)) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e, f, resultSelector: functions.six)) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, resultSelector: functions.seven)) == to(7))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == to(7))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, h, resultSelector: functions.eight)) == to(8))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g, h) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) })
        == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight singles calls its function`() {
    typealias Lists = Single<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Single<Int>.just)
    #expect(trace(Lists.zip(a, b, c, d, e, resultSelector: functions.five)) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e, f, resultSelector: functions.six)) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, resultSelector: functions.seven)) == to(7))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == to(7))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, h, resultSelector: functions.eight)) == to(8))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g, h) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) })
        == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight maybes calls its function`() {
    typealias Lists = Maybe<[Int]>
    let functions = Functions()
    var calls = 0
    let (a, b, c, d, e, f, g, h) = eight(Maybe<Int>.just)
    #expect(trace(Lists.zip(a, b, c, d, e, resultSelector: functions.five)) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e) { bump(&calls, [$0, $1, $2, $3, $4]) }) == to(5))
    #expect(trace(Lists.zip(a, b, c, d, e, f, resultSelector: functions.six)) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f) { bump(&calls, [$0, $1, $2, $3, $4, $5]) }) == to(6))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, resultSelector: functions.seven)) == to(7))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6]) }) == to(7))
    #expect(trace(Lists.zip(a, b, c, d, e, f, g, h, resultSelector: functions.eight)) == to(8))
    #expect(
      trace(Lists.zip(a, b, c, d, e, f, g, h) { bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7]) })
        == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }

  @Test func `zip of five to eight drivers calls its function`() {
    typealias Lists = Driver<[Int]>
    let functions = Functions()
    var calls = 0
    func one(_ value: Int) -> Driver<Int> { .just(value) }
    #expect(
      trace { _ in Lists.zip(one(1), one(2), one(3), one(4), one(5), resultSelector: functions.five)
      } == to(5))
    #expect(
      trace { _ in
        Lists.zip(one(1), one(2), one(3), one(4), one(5)) { bump(&calls, [$0, $1, $2, $3, $4]) }
      } == to(5))
    #expect(
      trace { _ in
        Lists.zip(one(1), one(2), one(3), one(4), one(5), one(6), resultSelector: functions.six)
      } == to(6))
    #expect(
      trace { _ in
        Lists.zip(one(1), one(2), one(3), one(4), one(5), one(6)) {
          bump(&calls, [$0, $1, $2, $3, $4, $5])
        }
      } == to(6))
    #expect(
      trace { _ in
        Lists.zip(
          one(1), one(2), one(3), one(4), one(5), one(6), one(7), resultSelector: functions.seven)
      } == to(7))
    #expect(
      trace { _ in
        Lists.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7)) {
          bump(&calls, [$0, $1, $2, $3, $4, $5, $6])
        }
      } == to(7))
    #expect(
      trace { _ in
        Lists.zip(
          one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8),
          resultSelector: functions.eight)
      } == to(8))
    #expect(
      trace { _ in
        Lists.zip(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)) {
          bump(&calls, [$0, $1, $2, $3, $4, $5, $6, $7])
        }
      } == to(8))
    #expect(functions.calls == 4)
    #expect(calls == 4)
  }
}

/// Makes arrays of its arguments, and counts the calls.
final class Functions {
  private(set) var calls = 0

  func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) -> [Int] {
    bump(&calls, [a, b, c, d, e])
  }

  func six(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int) -> [Int] {
    bump(&calls, [a, b, c, d, e, f])
  }

  func seven(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int) -> [Int] {
    bump(&calls, [a, b, c, d, e, f, g])
  }

  func eight(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int)
    -> [Int]
  { bump(&calls, [a, b, c, d, e, f, g, h]) }
}

/// The sources of 1 to 8.
func eight<Source>(_ make: (Int) -> Source) -> (
  Source, Source, Source, Source, Source, Source, Source, Source
) {
  (make(1), make(2), make(3), make(4), make(5), make(6), make(7), make(8))
}

/// The text of an array of 1 to `last` and a completion.
func to(_ last: Int) -> String { "\(Array(1...last)) |" }
