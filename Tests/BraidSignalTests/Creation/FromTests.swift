// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct FromTests {
  @Test func `from emits the elements, then completes`() {
    expectSignalDiagram([], "(abc|)") { _, _ in .from(["a", "b", "c"]) }
    expectEqual(Signal.from(1...3).events, ["1", "2", "3", "|"])
    expectEqual(Signal.from([Int]()).events, ["|"])
  }

  @Test func `each subscription iterates the sequence again, and only as far as needed`() {
    let made = Box(0)
    let elements = (1...).lazy.map { element -> Int in
      made.update { $0 += 1 }
      return element
    }
    let signal = Signal.from(elements).take(2)
    expectEqual(signal.events, ["1", "2", "|"])
    expectEqual(signal.events, ["1", "2", "|"])
    expectEqual(made.value, 4)
  }

  private static let sources: [@Sendable (Int) -> Signal<Int>] = [
    { .from([$0, $0 + 1]) },
    { .range(start: $0, count: 2) },
    { first in .generate(first, while: { $0 < first + 2 }, next: { $0 + 1 }) },
  ]

  /// ReactiveSwift: SignalProducer.swift:165 sends all values inside the call that starts it.
  @Test(arguments: sources.indices)
  func `all values arrive inside the call that subscribes, even in a chain`(source: Int) {
    let make = Self.sources[source]
    expectEqual(Signal.merge(make(1), make(3)).events, ["1", "2", "3", "4", "|"])
    for strategy in [FlattenStrategy.merge, .concat, .latest] {
      let bursts = make(1).flatMap(strategy) { make($0 * 10) }
      expectEqual(bursts.events, ["10", "11", "20", "21", "|"])
    }
    let log = Log<String>()
    Signal.just(0).map { _ -> Int in
      make(1).subscribe(next: { log("\($0)") })
      log("returned")
      return 0
    }.subscribe(next: { _ in })
    expectEqual(log.entries, ["1", "2", "returned"])
  }

  @Test func `an endless signal inside another stops with the subscription`() {
    let endless = Signal.from(1...)
    expectEqual(
      endless.flatMap(.latest) { _ in endless }.take(3).events, ["1", "2", "3", "|"])
    expectEqual(endless.flattenMap { _ in endless }.take(3).events, ["1", "2", "3", "|"])
    expectEqual(Signal.merge(endless, endless).take(3).events, ["1", "2", "3", "|"])
  }

  @Test func `many short signals in a chain do not grow the stack`() {
    let count = 100_000
    let pairs = Signal.from(0..<count).flatMap(.concat) { .from([$0, $0]) }
    expectEqual(pairs.reduce(0) { sum, _ in sum + 1 }.events, ["\(2 * count)", "|"])
    expectEqual(Signal.from([1]).repeat().take(count).ignoreValues().events, ["|"])
  }

  @Test func `disposal in the middle stops the iteration`() {
    let serial = SerialDisposable()
    let log = Log<Int>()
    let start = SignalSubject<Void>()
    serial.inner = start.flattenMap { Signal.from(1...1000) }.subscribe(next: {
      log($0)
      if $0 == 2 { serial.dispose() }
    })
    start.sendNext(())
    expectEqual(log.entries, [1, 2])
  }

  @Test func `on a scheduler, other actions run between two elements`() {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    let recording = Signal.from([1, 2], on: scheduler).recorded(in: log)
    expectEqual(log.entries, [])
    scheduler.step()
    scheduler.schedule { log("other") }
    scheduler.stepAll()
    expectEqual(log.entries.filter { $0 != "other" }, ["1", "2", "|"])
    expectEqual(log.entries.firstIndex(of: "other").map { $0 < 3 }, true)
    recording.dispose()
  }

  @Test func `on a scheduler, disposal stops after the current element`() {
    let scheduler = TestSignalScheduler()
    let recording = Signal.from(1..., on: scheduler).recorded()
    scheduler.step(2)
    recording.dispose()
    scheduler.stepAll()
    expectEqual(recording.events, ["1", "2"])
    expectEqual(Signal.from(1...3, on: .immediate).events, ["1", "2", "3", "|"])
  }
}
