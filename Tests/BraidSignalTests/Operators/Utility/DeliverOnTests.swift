// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct DeliverOnTests {
  @Test(arguments: ["-a-b-c|", "a#", "|", "--"])
  func `delivers in order`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { $0.deliver(on: $1) }
  }

  @Test func `events arrive with the scheduler as the current one`() {
    let foreign = Log<String>()
    expectSignalDiagram("-a-b-c|", "-a-b-c|") { source, scheduler in
      source.deliver(on: scheduler).on(next: {
        if Scheduler.current !== scheduler { foreign($0) }
      })
    }
    #expect(foreign.entries == [])
  }

  @Test func `disposal drops what waits`() {
    let log = Log<String>()
    let scheduler = TestSignalScheduler()
    let recording = sent(1, 2).deliver(on: scheduler).recorded(in: log)
    recording.dispose()
    scheduler.stepAll()
    #expect(log.entries == [])
  }

  @Test func `in virtual time each event is a step, and the end is one, too`() {
    let scheduler = TestSignalScheduler()
    let recording = sent(1, 2).deliver(on: scheduler).recorded()
    scheduler.step()
    #expect(recording.events == ["1"])
    scheduler.step()
    #expect(recording.events == ["1", "2"])
    scheduler.step()
    #expect(recording.events == ["1", "2", "|"])
    #expect(scheduler.clock.pendingCount == 0)
  }

  @Test(arguments: [false, true])
  func `lets go of what was delivered, and of what waits when it is disposed`(isDisposed: Bool) {
    let scheduler = TestSignalScheduler()
    let subject = SignalSubject<Witness>()
    let sent = Log<WeakWitness>()
    let alive = Log<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = subject.deliver(on: scheduler).subscribe(next: { _ in
      if isDisposed { subscription.value?.dispose() }
      alive(sent.entries.count { $0.value != nil })
    })
    for _ in 0..<3 { sent(holding { subject.sendNext($0) }.object) }
    scheduler.stepAll()
    #expect(alive.entries == (isDisposed ? [1] : [3, 2, 1]))
    #expect(sent.entries.allSatisfy { $0.value == nil })
  }

  @Test @MainActor func `deliverOnMain is at once on the main thread`() {
    #expect(sent(1, 2).deliverOnMain().events == ["1", "2", "|"])
  }
}
