// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TakeLastOperatorTests {
  @Test(arguments: [
    (2, "1 2 3 |", "2 3 |"),
    (5, "1 2 |", "1 2 |"),
    (2, "1 2 3 4 5 |", "4 5 |"),
    (0, "1 2 |", "|"),
    (2, "1 2 #", "#"),
    (2, "1 2", ""),
    (1, "|", "|"),
  ])
  func `completion emits the last values, and an error drops them`(
    count: Int, sent: String, result: String
  ) {
    expectEqual(events(sent, through: .takeLast(count)), result)
  }

  @Test func `a disposal among the last values prevents the rest and the end`() {
    expectEqual(events("1 2 3 |", through: .takeLast(3), disposingAt: "2"), "1 2")
  }

  @Test func `displaced values are released immediately`() {
    let scope = SinkDisposer()
    let stage: EventSink<Witness> = OperatorParts.takeLast(1).attached(
      to: EventSink<Witness>(next: { _ in }, finish: { _ in }), scope)
    let (_, first) = holding { stage.next($0) }
    #expect(first.value != nil)
    let (_, second) = holding { stage.next($0) }
    #expect(first.value == nil)
    #expect(second.value != nil)
  }
}
