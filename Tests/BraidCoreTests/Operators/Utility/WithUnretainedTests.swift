// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct UnretainedOperatorTests {
  @Test func `values are emitted with the object, and its release completes the result`() {
    let log = Log<String>()
    let sink = EventSink<Int>(next: { log("\($0)") }, finish: { log($0.mark) })
    let (input, object) = holding { object in
      let parts = OperatorParts.withUnretained(object) { (_, value: Int) in value * 10 }
      let input: EventSink<Int> = parts.attached(to: sink, SinkDisposer())
      input.next(1)
      return input
    }
    #expect(object.value == nil)
    input.next(2)
    expectEqual(log.entries, ["10", "|"])
  }

  @Test func `withUnretained forwards ends`() {
    let object = Witness()
    let stage = OperatorParts.withUnretained(object) { (_, value: Int) in value }
    expectEqual(events("1 |", through: stage), "1 |")
    expectEqual(events("#", through: stage), "#")
    withExtendedLifetime(object) {}
  }
}
