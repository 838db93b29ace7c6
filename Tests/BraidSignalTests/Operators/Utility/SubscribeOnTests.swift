// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SubscribeOnTests {
  @Test(arguments: ["-a-b-c|", "a#", "|", "--"])
  func `subscribe(on:) forwards all events`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { $0.subscribe(on: $1) }
  }

  @Test func `subscribe(on:) subscribes with the scheduler as the current one`() {
    let scheduler = TestSignalScheduler()
    let isCurrent = Box(false)
    let source = Source<Int>()
    source.signal.initially { isCurrent.value = Scheduler.current === scheduler }
      .subscribe(on: scheduler).subscribe()
    expectEqual(source.log.entries, [])
    scheduler.stepAll()
    #expect(isCurrent.value)
    expectEqual(source.log.entries, ["subscribed"])
  }

  @Test func `disposal before the action prevents the subscription`() {
    let scheduler = TestSignalScheduler()
    let source = Source<Int>()
    source.signal.subscribe(on: scheduler).subscribe().dispose()
    scheduler.stepAll()
    expectEqual(source.log.entries, [])
  }
}
