// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// `combineLatest` and `zip` of two to eight sources, and of collections.
struct JoinTests {
  private static let texts = ["a", "b", "c", "d", "e", "f", "g", "h"]

  @Test(arguments: 2...8)
  func `any number of sources is combined with a selector`(count: Int) {
    let expected = Self.texts.prefix(count).joined()
    let latest = elements { Self.latest(count) }
    let zipped = elements { Self.zipped(count) }
    expectEqual(latest.last, expected)
    expectEqual(zipped, [expected])
  }

  private static func latest(_ count: Int) -> Driver<String> {
    let s = texts.map { Driver.just($0) }
    return switch count {
    case 2: .combineLatest(s[0], s[1]) { $0 + $1 }
    case 3: .combineLatest(s[0], s[1], s[2]) { $0 + $1 + $2 }
    case 4: .combineLatest(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }
    case 5:
      .combineLatest(s[0], s[1], s[2], s[3], s[4]) { text($0, $1, $2, $3, $4) }
    case 6:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { text($0, $1, $2, $3, $4, $5) }
    case 7:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { text($0, $1, $2, $3, $4, $5, $6) }
    default:
      .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
        text($0, $1, $2, $3, $4, $5, $6, $7)
      }
    }
  }

  private static func zipped(_ count: Int) -> Signal<String> {
    let s = texts.map { Signal.just($0) }
    return switch count {
    case 2: .zip(s[0], s[1]) { $0 + $1 }
    case 3: .zip(s[0], s[1], s[2]) { $0 + $1 + $2 }
    case 4: .zip(s[0], s[1], s[2], s[3]) { $0 + $1 + $2 + $3 }
    case 5: .zip(s[0], s[1], s[2], s[3], s[4]) { text($0, $1, $2, $3, $4) }
    case 6:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { text($0, $1, $2, $3, $4, $5) }
    case 7:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { text($0, $1, $2, $3, $4, $5, $6) }
    default:
      .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { text($0, $1, $2, $3, $4, $5, $6, $7) }
    }
  }

  @Test func `without a selector tuples are emitted`() {
    for (index, driver) in Self.latestTuples().enumerated() {
      expectEqual(elements { driver() }.last, Self.texts.prefix(index + 2).joined())
    }
    for (index, signal) in Self.zippedTuples().enumerated() {
      expectEqual(elements { signal() }, [Self.texts.prefix(index + 2).joined()])
    }
  }

  /// Tuples of two to eight, made where the scheduler is the test's.
  private static func latestTuples() -> [@Sendable () -> Driver<String>] {
    [
      { Driver.combineLatest(one(0), one(1)).map { text(of: $0) } },
      { Driver.combineLatest(one(0), one(1), one(2)).map { text(of: $0) } },
      { Driver.combineLatest(one(0), one(1), one(2), one(3)).map { text(of: $0) } },
      { Driver.combineLatest(one(0), one(1), one(2), one(3), one(4)).map { text(of: $0) } },
      { Driver.combineLatest(one(0), one(1), one(2), one(3), one(4), one(5)).map { text(of: $0) } },
      {
        Driver.combineLatest(one(0), one(1), one(2), one(3), one(4), one(5), one(6)).map {
          text(of: $0)
        }
      },
      {
        Driver.combineLatest(one(0), one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map {
          text(of: $0)
        }
      },
    ]
  }

  /// Tuples of two to eight, made where the scheduler is the test's.
  private static func zippedTuples() -> [@Sendable () -> Signal<String>] {
    [
      { Signal.zip(one(0), one(1)).map { text(of: $0) } },
      { Signal.zip(one(0), one(1), one(2)).map { text(of: $0) } },
      { Signal.zip(one(0), one(1), one(2), one(3)).map { text(of: $0) } },
      { Signal.zip(one(0), one(1), one(2), one(3), one(4)).map { text(of: $0) } },
      { Signal.zip(one(0), one(1), one(2), one(3), one(4), one(5)).map { text(of: $0) } },
      { Signal.zip(one(0), one(1), one(2), one(3), one(4), one(5), one(6)).map { text(of: $0) } },
      {
        Signal.zip(one(0), one(1), one(2), one(3), one(4), one(5), one(6), one(7)).map {
          text(of: $0)
        }
      },
    ]
  }

  private static func one<Strategy>(_ index: Int) -> SharedSequence<Strategy, String> {
    .just(texts[index])
  }

  private static func text(_ parts: String...) -> String { parts.joined() }

  private static func text(of tuple: Any) -> String {
    Mirror(reflecting: tuple).children.map { "\($0.value)" }.joined()
  }

  @Test func `collections of sources are combined`() {
    expectEqual(
      events { scheduler in
        Driver.combineLatest([
          Self.hot(scheduler, 210, 230), Self.hot(scheduler, 220, 240),
        ])
      }, [.next(220, [210, 220]), .next(230, [230, 220]), .next(240, [230, 240])])
    expectEqual(
      events { scheduler in
        Driver.zip([Self.hot(scheduler, 210, 230), Self.hot(scheduler, 220, 240)])
      }, [.next(220, [210, 220]), .next(240, [230, 240])])
    expectEqual(
      events { scheduler in
        Driver.combineLatest([Self.hot(scheduler, 210), Self.hot(scheduler, 220)]) {
          $0.reduce(0, +)
        }
      }, [.next(220, 430)])
    expectEqual(
      events { scheduler in
        Signal.zip([Signal.just(1), Signal.just(2)]) { $0.reduce(0, +) }
      }, [.next(200, 3), .completed(200)])
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
