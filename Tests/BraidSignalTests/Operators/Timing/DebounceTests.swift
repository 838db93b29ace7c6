// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct DebounceTests {
  @Test(arguments: [
    ("a-b-c-----d|", "-------c---(d|)"), ("|", "|"), ("ab#", "--#"), ("ab|", "--(b|)"),
    ("--", "--"),
  ])
  func `keeps the last value of each burst`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { $0.debounce(.seconds(3), on: $1) }
  }

  @Test func `some values pass at once and drop the one that waits`() {
    expectSignalDiagram("a-x-b----|", "--x----b-|") { source, scheduler in
      source.debounce(.seconds(3), on: scheduler, where: { $0 != "x" })
    }
  }

  @Test(arguments: [
    ("a-b----|", "-----b-|"), ("a-|", "--(a|)"), ("a-#", "--#"), ("|", "|"), ("--", "--"),
  ])
  func `without a scheduler it uses the one a value is received on`(
    source: String, expected: String
  ) {
    expectSignalDiagram(source, expected) { source, scheduler in
      source.deliver(on: scheduler).debounce(.seconds(3))
    }
  }

  @Test func `the scheduler of the subscription does not matter`() {
    let (subscription, reception) = (TestSignalScheduler(), TestSignalScheduler())
    let source = SignalSubject<Int>()
    let recording = Box<Recording?>(nil)
    subscription.schedule { recording.value = source.debounce(.seconds(3)).recorded() }
    subscription.stepAll()
    reception.schedule { source.sendNext(1) }
    reception.advance(by: .seconds(2))
    subscription.advance(by: .seconds(100))
    #expect(recording.value?.events == [])
    reception.advance(by: .seconds(1))
    #expect(recording.value?.events == ["1"])
  }

  @Test func `a value is sent on the scheduler it was received on, even if that changes`() {
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
    #expect(log.entries == ["2 on the second", "3 on the first"])
  }

  @Test func `also if another one was delivering when it was received`() {
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
    #expect(log.entries == ["1 on the first", "2 on the second"])
  }

  @Test func `disposal drops the value that waits`() {
    expectSignalDiagram("a------", "--", during: "^-!", subscriptions: "^-!") {
      $0.debounce(.seconds(3), on: $1)
    }
  }
}
