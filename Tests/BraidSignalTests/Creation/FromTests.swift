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

  @Test func `several synchronous signals alternate`() {
    expectEqual(Signal.merge(.from([1, 2]), .from([3, 4])).events, ["1", "3", "2", "4", "|"])
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
