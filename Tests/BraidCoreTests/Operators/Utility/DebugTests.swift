// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TraceOperatorTests {
  @Test func `each event is printed before it is forwarded`() {
    let log = Log<String>()
    let parts = OperatorParts.trace { (event: Event<Int>) in log("trace \(event)") }
    let input: EventSink<Int> = parts.attached(
      to: EventSink<Int>(next: { log("\($0)") }, finish: { log($0.mark) }), SinkDisposer())
    input.next(1)
    input.finish(.completed)
    expectEqual(log.entries, ["trace next(1)", "1", "trace completed", "|"])
  }

  @Test(arguments: ["1 2 |", "1 #", "|"])
  func `debug does not change the events`(sent: String) {
    expectEqual(events(sent, through: .trace { (_: Event<Int>) in }), sent)
  }
}
