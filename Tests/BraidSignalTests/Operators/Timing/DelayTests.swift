// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct DelayTests {
  @Test(arguments: [
    ("a-bc--d|", "---a-bc--d|"), ("|", "---|"), ("a-#", "--#"), ("----#", "----#"), ("--", "--"),
  ])
  func `delay shifts values and completion`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { $0.delay(.seconds(3), on: $1) }
  }

  @Test func `delay and throttle also use the scheduler on which a value is received`() {
    expectSignalDiagram("a-bc--d|", "---a-bc--d|") { source, scheduler in
      source.deliver(on: scheduler).delay(.seconds(3))
    }
    expectSignalDiagram("a-bc---d|", "a---c---(d|)") { source, scheduler in
      source.deliver(on: scheduler).throttle(for: .seconds(4))
    }
  }

  @Test func `delay releases emitted values`() {
    let scheduler = TestSignalScheduler()
    let source = SignalSubject<Witness>()
    let subscription = source.delay(.seconds(3), on: scheduler).subscribe()
    let values = (0..<3).map { _ -> WeakWitness in
      defer { scheduler.advance(by: .seconds(2)) }
      return holding { source.sendNext($0) }.object
    }
    // Sent at 0, 2 and 4; it is 6 now, and the last one is due at 7.
    expectEqual(values.map { $0.value != nil }, [false, false, true])
    scheduler.advance(by: .seconds(1))
    #expect(values[2].value == nil)
    expectEqual(scheduler.clock.pendingCount, 0)
    subscription.dispose()
  }
}
