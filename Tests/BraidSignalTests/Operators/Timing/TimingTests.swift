// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct TimingTests {
  @Test(arguments: [
    ("a-bc--d|", "---a-bc--d|"), ("|", "---|"), ("a-#", "--#"), ("----#", "----#"), ("--", "--"),
  ])
  func `delay shifts values and completion`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { $0.delay(.seconds(3), on: $1) }
  }

  @Test(arguments: [
    ("a-bc---d|", "a---c---(d|)", true), ("a-bc---d|", "a------d|", false), ("a-#", "a-#", true),
    ("|", "|", true),
  ])
  func `throttle limits the rate`(source: String, expected: String, latest: Bool) {
    expectSignalDiagram(source, expected) { $0.throttle(for: .seconds(4), latest: latest, on: $1) }
  }

  @Test func `delay and throttle use the scheduler a value is received on, too`() {
    expectSignalDiagram("a-bc--d|", "---a-bc--d|") { source, scheduler in
      source.deliver(on: scheduler).delay(.seconds(3))
    }
    expectSignalDiagram("a-bc---d|", "a---c---(d|)") { source, scheduler in
      source.deliver(on: scheduler).throttle(for: .seconds(4))
    }
  }

  @Test func `buffer opens with a value`() {
    expectSignalDiagram("ab-----c---|", "---x------y|", results: ["x": ["a", "b"], "y": ["c"]]) {
      $0.buffer(every: .seconds(3), on: $1)
    }
    expectSignalDiagram("ab|", "--(x|)", results: ["x": ["a", "b"]]) {
      $0.buffer(every: .seconds(3), on: $1)
    }
    expectSignalDiagram("ab#", "--#", results: [:]) { $0.buffer(every: .seconds(3), on: $1) }
  }

  @Test(arguments: [
    ("a--b--c|", "a--b-#"), ("a--|", "a--|"), ("a--#", "a--#"), ("-------|", "-----#"),
  ])
  func `timeout wants an end in time`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, scheduler in
      source.timeout(.seconds(5), on: scheduler).materialize().map { event -> Event<String> in
        guard let error = event.error else { return event }
        #expect(error is MarbleFailure || error as? SignalError == .timedOut)
        return .error(MarbleFailure())
      }.dematerialize()
    }
  }

  @Test func `interval sends the time`() {
    expectSignalDiagram("-", "---t--t--t", during: "^---------!") { _, scheduler in
      Signal.interval(.seconds(3), on: scheduler)
        .map { $0 == scheduler.now ? "t" : "late" }
    }
    let scheduler = TestSignalScheduler()
    let times = Signal.interval(.seconds(2), on: scheduler).take(2).recorded()
    scheduler.stepAll()
    #expect(times.events.count == 3)
  }
}
