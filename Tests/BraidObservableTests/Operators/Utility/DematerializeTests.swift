// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct DematerializeTests {
  @Test(arguments: ["a-b--#", "a-b--|", "|", "#"])
  func `dematerialize is the inverse of materialize`(source: String) {
    expectDiagram(source, source) { source, _ in source.materialize().dematerialize() }
  }

  @Test func `dematerialize ends with the first materialized end`() {
    let events: [Event<Int>] = [.next(1), .completed, .next(2)]
    expectEqual(Observable.from(events).dematerialize().recorded(), ["next(1)", "completed"])
    expectDiagram("a-#", "a-#") { source, _ in source.map { Event.next($0) }.dematerialize() }
  }
}
