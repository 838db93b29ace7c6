// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct ClusterTests {
  @Test func `empty completes`() { #expect(Signal<Int>.empty.events == ["|"]) }

  @Test func `just sends its value and completes`() {
    #expect(Signal.just(1).events == ["1", "|"])
    #expect(Signal.return(1).events == ["1", "|"])
  }

  @Test func `just does not complete for a subscriber that has gone`() {
    let log = Log<String>()
    let serial = SerialDisposable()
    let start = SignalSubject<Int>()
    serial.inner = start.flattenMap { Signal.just($0) }.subscribe(
      next: {
        log("\($0)")
        serial.dispose()
      }, completed: { log("|") })
    start.sendNext(1)
    #expect(log.entries == ["1"])
  }

  @Test func `error fails`() { #expect(Signal<Int>.error(Failure("e")).events == ["#e"]) }

  @Test func `never sends nothing and keeps nobody`() {
    weak var released: Probe?
    do {
      let probe = Probe()
      released = probe
      Signal<Int>.never.subscribe(next: { _ in probe.touch() }, completed: { probe.touch() })
    }
    #expect(released == nil)
  }

  @Test func `deferred makes a signal for each subscription`() {
    let count = Box(0)
    let signal = Signal<Int>.deferred {
      let number = count.update {
        $0 += 1
        return $0
      }
      return Signal.just(number)
    }
    #expect(count.value == 0)
    #expect(signal.events == ["1", "|"])
    #expect(signal.events == ["2", "|"])
    #expect(Signal<Int>.deferred { throw Failure() }.events == ["#failure"])
  }

  @Test func `deferred ends when the signal it made ends, and is disposed with it`() {
    let subject = SignalSubject<Int>()
    let signal = Signal.deferred { subject }
    let recording = signal.recorded()
    subject.sendNext(1)
    recording.dispose()
    #expect(!subject.hasSubscribers)
    let second = signal.recorded()
    subject.sendError(Failure())
    #expect(recording.events == ["1"])
    #expect(second.events == ["#failure"])
  }

  @Test func `try sends what its body returns or throws`() {
    let runs = Box(0)
    let signal = Signal.try { runs.update { $0 += 1 } }
    #expect(runs.value == 0)
    #expect(signal.events == ["()", "|"])
    #expect(Signal<Int>.try { throw Failure() }.events == ["#failure"])
    #expect(runs.value == 1)
  }
}
