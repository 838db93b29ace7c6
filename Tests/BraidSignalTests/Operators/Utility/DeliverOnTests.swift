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

  @Test @MainActor func `deliverOnMain is at once on the main thread`() {
    #expect(sent(1, 2).deliverOnMain().events == ["1", "2", "|"])
  }
}
