// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import Dispatch
import TestSupport
import Testing

/// Lengths of time as Dispatch counts them, where drivers take a duration.
struct DispatchTimeTests {
  private static let two = DispatchTimeInterval.seconds(2)
  private static let plays: [Recorded<Event<Int>>] = [
    .next(1, 1), .next(2, 2), .next(7, 3), .completed(12),
  ]

  @Test func `an operator has the same result with Duration and DispatchTimeInterval`() {
    let operators: [(String, [@Sendable (Driver<Int>) -> Driver<Int>])] = [
      ("debounce", [{ $0.debounce(Self.two) }, { $0.debounce(.seconds(2)) }]),
      ("delay", [{ $0.delay(Self.two) }, { $0.delay(.seconds(2)) }]),
      ("throttle", [{ $0.throttle(Self.two) }, { $0.throttle(.seconds(2)) }]),
      (
        "throttle without the latest",
        [{ $0.throttle(Self.two, latest: false) }, { $0.throttle(.seconds(2), latest: false) }]
      ),
    ]
    for (name, forms) in operators {
      let results = forms.map { form in
        events { scheduler in
          form(scheduler.createColdObservable(Self.plays).asDriver(onErrorJustReturn: 0))
        }
      }
      expectEqual(results[0], results[1], "\(name)")
      #expect(results[0].count > 1, "\(name)")
    }
  }

  @Test func `interval and timer accept DispatchTimeInterval`() {
    let length = DispatchTimeInterval.seconds(300)
    expectEqual(events { _ in Driver<Int>.interval(length) }, [.next(500, 0), .next(800, 1)])
    expectEqual(
      events { _ in Signal<Int>.timer(.seconds(100), period: length) },
      [.next(300, 0), .next(600, 1), .next(900, 2)])
  }
}
