// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// Events that are due at one moment arrive in the order in which ReactiveObjC schedules them.
///
/// The line numbers refer to ReactiveObjC/RACSignal+Operations.m.
struct TiedTimersTests {
  private let scheduler = TestSignalScheduler()
  private let log = Log<String>()

  /// Schedules an action that is due after some seconds.
  private func work(after seconds: Int) {
    scheduler.schedule(after: .seconds(seconds)) { [log] in log("work") }
  }

  /// Lines 130 to 190: each value is given a delayed block of its own.
  @Test(arguments: [true, false])
  func `a debounce that a value postpones precedes an action scheduled later`(given: Bool) {
    let source = SignalSubject<Int>()
    let result =
      given
      ? source.debounce(.seconds(3), on: scheduler)
      : source.deliver(on: scheduler).debounce(.seconds(3))
    let subscription = result.subscribe(next: { [log] in log("\($0)") })
    source.sendNext(1)
    scheduler.advance(by: .seconds(1))
    source.sendNext(2)
    scheduler.advance(by: .zero)
    work(after: 3)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["2", "work"])
    subscription.dispose()
  }

  /// Lines 194 to 225: each event is scheduled when it is received.
  @Test(arguments: [true, false])
  func `a delayed event precedes an action scheduled after its receipt`(given: Bool) {
    let source = SignalSubject<Int>()
    let result =
      given
      ? source.delay(.seconds(3), on: scheduler)
      : source.deliver(on: scheduler).delay(.seconds(3))
    let subscription = result.subscribe(
      next: { [log] in log("\($0)") }, completed: { [log] in log("completed") })
    source.sendNext(1)
    scheduler.advance(by: .seconds(1))
    source.sendNext(2)
    scheduler.advance(by: .zero)
    work(after: 3)
    source.sendNext(3)
    source.sendCompleted()
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["1", "2", "work", "3", "completed"])
    expectEqual(scheduler.clock.pendingCount, 0)
    subscription.dispose()
  }

  /// Lines 323 to 360 and 987 to 1015: one timer an array, one timer a subscription.
  @Test func `the timers of buffer and timeout precede an action scheduled later`() {
    let source = SignalSubject<Int>()
    let subscription = source.buffer(every: .seconds(3), on: scheduler)
      .timeout(.seconds(3), on: scheduler)
      .subscribe(next: { [log] in log("\($0)") }, error: { [log] _ in log("error") })
    source.sendNext(1)
    work(after: 3)
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, ["error", "work"])
    subscription.dispose()
  }

  @Test func `an error and a disposal drop all delayed events`() {
    for fails in [true, false] {
      let scheduler = TestSignalScheduler()
      let log = Log<String>()
      let source = SignalSubject<Int>()
      let subscription = source.delay(.seconds(3), on: scheduler)
        .subscribe(next: { log("\($0)") }, error: { _ in log("error") })
      for number in 1...3 {
        source.sendNext(number)
        scheduler.advance(by: .seconds(1))
      }
      expectEqual(log.entries, ["1"])
      if fails { source.sendError(MarbleFailure()) } else { subscription.dispose() }
      expectEqual(scheduler.clock.pendingCount, 0)
      scheduler.advance(by: .seconds(9))
      #expect(log.entries == (fails ? ["1", "error"] : ["1"]))
    }
  }
}
