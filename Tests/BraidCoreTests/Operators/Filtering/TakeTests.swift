// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TakeOperatorTests {
  @Test(arguments: [
    (2, "1 2 3 |", "1 2 |"),
    (1, "1", "1 |"),
    (3, "1 2 |", "1 2 |"),
    (3, "1 2", "1 2"),
    (3, "1 #", "1 #"),
  ])
  func `the last value ends the result`(count: Int, sent: String, result: String) {
    expectEqual(events(sent, through: .take(count)), result)
  }

  @Test func `no end follows a disposal in the last value`() {
    expectEqual(events("1 2 3 |", through: .take(2), disposingAt: "2"), "1 2")
  }

  @Test func `a value sent inside the last one is dropped`() {
    let log = Log<String>()
    let scope = SinkDisposer()
    let input = Box<EventSink<Int>?>(nil)
    input.value = OperatorParts.take(1).attached(
      to: EventSink<Int>(
        next: {
          log("\($0)")
          input.value?.next(2)
        }, finish: { log($0.mark) }), scope)
    input.value?.next(1)
    expectEqual(log.entries, ["1", "|"])
    input.value = nil
  }
}
