// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct DematerializeTests {
  @Test(arguments: ["a--b|", "a#", "|", "a--"])
  func `dematerialize is the inverse of materialize`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.materialize().dematerialize() }
  }

  @Test func `dematerialize ends with the first end`() {
    let events: Signal<Event<Int>> = sent(.next(1), .completed, .next(2))
    expectEqual(events.dematerialize().events, ["1", "|"])
    let open: Signal<Event<Int>> = sent(.next(1))
    expectEqual(open.dematerialize().events, ["1", "|"])
  }

  @Test(arguments: [Event<Int>.completed, .error(Failure())])
  func `dematerialize disposes its source at the first end`(end: Event<Int>) {
    let source = Source<Event<Int>>()
    _ = source.signal.dematerialize().recorded(in: source.log)
    source.subscriber?.sendNext(.next(1))
    source.subscriber?.sendNext(end)
    source.subscriber?.sendNext(.next(2))
    expectEqual(
      source.log.entries, ["subscribed", "1", "teardown", end.isCompleted ? "|" : "#failure"])
  }
}
