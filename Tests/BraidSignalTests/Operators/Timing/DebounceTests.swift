// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct DebounceTests {
  @Test(arguments: [
    ("a-b-c-----d|", "-------c---(d|)"), ("|", "|"), ("ab#", "--#"), ("ab|", "--(b|)"),
    ("--", "--"),
  ])
  func `debounce emits the last value of each burst`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { $0.debounce(.seconds(3), on: $1) }
  }

  @Test func `values that are not delayed are emitted immediately and drop the pending value`() {
    expectSignalDiagram("a-x-b----|", "--x----b-|") { source, scheduler in
      source.debounce(.seconds(3), on: scheduler, where: { $0 != "x" })
    }
  }

  @Test(arguments: [
    ("a-b----|", "-----b-|"), ("a-|", "--(a|)"), ("a-#", "--#"), ("|", "|"), ("--", "--"),
  ])
  func `the default scheduler is the one that is current when a value is received`(
    source: String, expected: String
  ) {
    expectSignalDiagram(source, expected) { source, scheduler in
      source.deliver(on: scheduler).debounce(.seconds(3))
    }
  }

  @Test func `the scheduler of the subscription has no effect`() {
    let (subscription, reception) = (TestSignalScheduler(), TestSignalScheduler())
    let source = SignalSubject<Int>()
    let recording = Box<Recording?>(nil)
    subscription.schedule { recording.value = source.debounce(.seconds(3)).recorded() }
    subscription.stepAll()
    reception.schedule { source.sendNext(1) }
    reception.advance(by: .seconds(2))
    subscription.advance(by: .seconds(100))
    expectEqual(recording.value?.events, [])
    reception.advance(by: .seconds(1))
    expectEqual(recording.value?.events, ["1"])
  }

  @Test func `a value is emitted on the scheduler on which it was received, even if that changes`()
  {
    let clock = VirtualClock()
    let (first, second) = (TestSignalScheduler(on: clock), TestSignalScheduler(on: clock))
    let source = SignalSubject<Int>()
    let log = Log<String>()
    source.debounce(.seconds(3)).subscribe(next: {
      log("\($0) on the \(Scheduler.current === second ? "second" : "first")")
    })
    first.schedule { source.sendNext(1) }
    second.schedule(after: .seconds(2)) { source.sendNext(2) }
    first.schedule(after: .seconds(10)) { source.sendNext(3) }
    clock.run()
    expectEqual(log.entries, ["2 on the second", "3 on the first"])
  }

  @Test func `a value received during another delivery is emitted on its own scheduler`() {
    let clock = VirtualClock()
    let (first, second) = (TestSignalScheduler(on: clock), TestSignalScheduler(on: clock))
    let source = SignalSubject<Int>()
    let log = Log<String>()
    source.debounce(.seconds(3)).subscribe(next: { value in
      log("\(value) on the \(Scheduler.current === second ? "second" : "first")")
      if value == 1 { second.performAsCurrent { source.sendNext(2) } }
    })
    first.schedule { source.sendNext(1) }
    clock.run()
    expectEqual(log.entries, ["1 on the first", "2 on the second"])
  }

  @Test(arguments: [("a-b-c-----d|", "-------c---|"), ("a|", "-|"), ("a#", "-#"), ("|", "|")])
  func `a completion can discard the pending value`(source: String, expected: String) {
    expectSignalDiagram(source, expected) {
      $0.debounce(.seconds(3), on: $1, discardWhenCompleted: true)
    }
    expectSignalDiagram("a-b-c-----d|", "-------c---(d|)") {
      $0.debounce(.seconds(3), on: $1, discardWhenCompleted: false)
    }
  }
}
