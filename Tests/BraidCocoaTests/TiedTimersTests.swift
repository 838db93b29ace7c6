// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// Timed operators of drivers schedule like the operators of observables.
///
/// In RxCocoa they call these on the scheduler of the strategy
/// (RxCocoa/Traits/SharedSequence/SharedSequence+Operators.swift).
struct TiedTimersTests {
  private func events(
    _ source: [Recorded<Event<Int>>], _ make: @escaping (Driver<Int>) -> Driver<Int>
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    var events: [Recorded<Event<Int>>] = []
    SharingScheduler.mock(scheduler: scheduler) {
      let source = scheduler.createHotObservable(source)
      let result = scheduler.start(disposed: 300) { make(source.asDriver(onErrorJustReturn: 0)) }
      events = result.events
    }
    return events
  }

  @Test func `a debounce of zero waits for one tick`() {
    let events = events([.next(210, 1), .next(215, 2), .completed(220)]) {
      $0.debounce(.seconds(0))
    }
    expectEqual(events, [.next(212, 1), .next(217, 2), .completed(221)])
  }

  @Test func `a delayed value and its completion arrive at successive ticks`() {
    let events = events([.next(210, 1), .completed(210)]) { $0.delay(.seconds(5)) }
    expectEqual(events, [.next(216, 1), .completed(217)])
  }

  @Test func `the pending value of a throttle precedes one scheduled later`() {
    let events = events([.next(210, 1), .next(215, 2), .next(220, 3)]) {
      $0.throttle(.seconds(10))
    }
    expectEqual(events, [.next(211, 1), .next(221, 2), .next(231, 3)])
  }
}
