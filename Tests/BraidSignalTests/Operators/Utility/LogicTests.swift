// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct LogicTests {
  @Test func `not turns each value round`() {
    expectSignalDiagram("t--f--t|", "f--t--f|") { source, _ in source.map { $0 == "t" }.not() }
  }

  @Test func `and and or look at all elements`() {
    let lists = sent([true, true], [true, false], [false, false], [])
    #expect(lists.and().events == ["true", "false", "false", "true", "|"])
    #expect(lists.or().events == ["true", "true", "false", "false", "|"])
  }
}
