// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// `combineLatest` and `zip` of two to eight sources, and of collections.
@Suite struct JoinTests {
  private static let texts = ["a", "b", "c", "d", "e", "f", "g", "h"]

  @Test(arguments: 2...8)
  func `any number of sources is joined with a selector`(count: Int) {
    let expected = Self.texts.prefix(count).joined()
    let latest = elements { Self.latest(count) }
    let zipped = elements { Self.zipped(count) }
    #expect(latest.last == expected)
    #expect(zipped == [expected])
  }

  private static func latest(_ count: Int) -> Driver<String> {
    let s = texts.map { Driver.just($0) }
    return switch count {
    case 2: .combineLatest(s[0], s[1]) { $0 + $1 }
    case 3: .combineLatest(s[0], s[1], s[2]) { $0 + $1 + $2 }
    case 4: .combineLatest(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }
    case 5:
      .combineLatest(s[0], s[1], s[2], s[3], s[4]) { a, b, c, d, e in [a, b, c, d, e].joined() }
    case 6:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { a, b, c, d, e, f in
        [a, b, c, d, e, f].joined()
      }
    case 7:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { a, b, c, d, e, f, g in
        [a, b, c, d, e, f, g].joined()
      }
    default:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { a, b, c, d, e, f, g, h in
        [a, b, c, d, e, f, g, h].joined()
      }
    }
  }

  private static func zipped(_ count: Int) -> Signal<String> {
    let s = texts.map { Signal.just($0) }
    return switch count {
    case 2: .zip(s[0], s[1]) { $0 + $1 }
    case 3: .zip(s[0], s[1], s[2]) { $0 + $1 + $2 }
    case 4: .zip(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }
    case 5: .zip(s[0], s[1], s[2], s[3], s[4]) { a, b, c, d, e in [a, b, c, d, e].joined() }
    case 6:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { a, b, c, d, e, f in
        [a, b, c, d, e, f].joined()
      }
    case 7:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { a, b, c, d, e, f, g in
        [a, b, c, d, e, f, g].joined()
      }
    default:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { a, b, c, d, e, f, g, h in
        [a, b, c, d, e, f, g, h].joined()
      }
    }
  }

  @Test func `without a selector there are tuples`() {
    #expect(elements { Self.latestTuple2() }.last == "ab")
    #expect(elements { Self.latestTuple3() }.last == "abc")
    #expect(elements { Self.latestTuple4() }.last == "abcd")
    #expect(elements { Self.latestTuple5() }.last == "abcde")
    #expect(elements { Self.latestTuple6() }.last == "abcdef")
    #expect(elements { Self.latestTuple7() }.last == "abcdefg")
    #expect(elements { Self.latestTuple8() }.last == "abcdefgh")
    #expect(elements { Self.zippedTuple2() } == ["ab"])
    #expect(elements { Self.zippedTuple3() } == ["abc"])
    #expect(elements { Self.zippedTuple4() } == ["abcd"])
    #expect(elements { Self.zippedTuple5() } == ["abcde"])
    #expect(elements { Self.zippedTuple6() } == ["abcdef"])
    #expect(elements { Self.zippedTuple7() } == ["abcdefg"])
    #expect(elements { Self.zippedTuple8() } == ["abcdefgh"])
  }

  private static func latestTuple2() -> Driver<String> {
    Driver.combineLatest(Driver.just("a"), Driver.just("b"))
      .map { a, b in [a, b].joined() }
  }

  private static func latestTuple3() -> Driver<String> {
    Driver.combineLatest(Driver.just("a"), Driver.just("b"), Driver.just("c"))
      .map { a, b, c in [a, b, c].joined() }
  }

  private static func latestTuple4() -> Driver<String> {
    Driver.combineLatest(Driver.just("a"), Driver.just("b"), Driver.just("c"), Driver.just("d"))
      .map { a, b, c, d in [a, b, c, d].joined() }
  }

  private static func latestTuple5() -> Driver<String> {
    Driver.combineLatest(
      Driver.just("a"), Driver.just("b"), Driver.just("c"), Driver.just("d"), Driver.just("e")
    )
    .map { a, b, c, d, e in [a, b, c, d, e].joined() }
  }

  private static func latestTuple6() -> Driver<String> {
    Driver.combineLatest(
      Driver.just("a"), Driver.just("b"), Driver.just("c"), Driver.just("d"), Driver.just("e"),
      Driver.just("f")
    )
    .map { a, b, c, d, e, f in [a, b, c, d, e, f].joined() }
  }

  private static func latestTuple7() -> Driver<String> {
    Driver.combineLatest(
      Driver.just("a"), Driver.just("b"), Driver.just("c"), Driver.just("d"), Driver.just("e"),
      Driver.just("f"), Driver.just("g")
    )
    .map { a, b, c, d, e, f, g in [a, b, c, d, e, f, g].joined() }
  }

  private static func latestTuple8() -> Driver<String> {
    Driver.combineLatest(
      Driver.just("a"), Driver.just("b"), Driver.just("c"), Driver.just("d"), Driver.just("e"),
      Driver.just("f"), Driver.just("g"), Driver.just("h")
    )
    .map { a, b, c, d, e, f, g, h in [a, b, c, d, e, f, g, h].joined() }
  }

  private static func zippedTuple2() -> Signal<String> {
    Signal.zip(Signal.just("a"), Signal.just("b"))
      .map { a, b in [a, b].joined() }
  }

  private static func zippedTuple3() -> Signal<String> {
    Signal.zip(Signal.just("a"), Signal.just("b"), Signal.just("c"))
      .map { a, b, c in [a, b, c].joined() }
  }

  private static func zippedTuple4() -> Signal<String> {
    Signal.zip(Signal.just("a"), Signal.just("b"), Signal.just("c"), Signal.just("d"))
      .map { a, b, c, d in [a, b, c, d].joined() }
  }

  private static func zippedTuple5() -> Signal<String> {
    Signal.zip(
      Signal.just("a"), Signal.just("b"), Signal.just("c"), Signal.just("d"), Signal.just("e")
    )
    .map { a, b, c, d, e in [a, b, c, d, e].joined() }
  }

  private static func zippedTuple6() -> Signal<String> {
    Signal.zip(
      Signal.just("a"), Signal.just("b"), Signal.just("c"), Signal.just("d"), Signal.just("e"),
      Signal.just("f")
    )
    .map { a, b, c, d, e, f in [a, b, c, d, e, f].joined() }
  }

  private static func zippedTuple7() -> Signal<String> {
    Signal.zip(
      Signal.just("a"), Signal.just("b"), Signal.just("c"), Signal.just("d"), Signal.just("e"),
      Signal.just("f"), Signal.just("g")
    )
    .map { a, b, c, d, e, f, g in [a, b, c, d, e, f, g].joined() }
  }

  private static func zippedTuple8() -> Signal<String> {
    Signal.zip(
      Signal.just("a"), Signal.just("b"), Signal.just("c"), Signal.just("d"), Signal.just("e"),
      Signal.just("f"), Signal.just("g"), Signal.just("h")
    )
    .map { a, b, c, d, e, f, g, h in [a, b, c, d, e, f, g, h].joined() }
  }

  @Test func `collections are joined`() {
    #expect(
      events { scheduler in
        Driver.combineLatest([
          Self.hot(scheduler, 210, 230), Self.hot(scheduler, 220, 240),
        ])
      } == [.next(220, [210, 220]), .next(230, [230, 220]), .next(240, [230, 240])])
    #expect(
      events { scheduler in
        Driver.zip([Self.hot(scheduler, 210, 230), Self.hot(scheduler, 220, 240)])
      } == [.next(220, [210, 220]), .next(240, [230, 240])])
    #expect(
      events { scheduler in
        Driver.combineLatest([Self.hot(scheduler, 210), Self.hot(scheduler, 220)]) {
          $0.reduce(0, +)
        }
      } == [.next(220, 430)])
    #expect(
      events { scheduler in
        Signal.zip([Signal.just(1), Signal.just(2)]) { $0.reduce(0, +) }
      } == [.next(200, 3), .completed(200)])
  }

  private static func hot(_ scheduler: TestScheduler, _ times: Int...) -> Driver<Int> {
    scheduler.createHotObservable(times.map { .next($0, $0) }).asDriver(onErrorJustReturn: 0)
  }

  private func elements<Strategy>(
    _ make: @escaping () -> SharedSequence<Strategy, String>
  ) -> [String] {
    events { _ in make() }.compactMap(\.value.element)
  }
}
