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

  @Test func `and and or of pairs`() {
    expectSignalDiagram("t--f---|", "t----t|", "t--f-f-|") { first, second, _ in
      first.map { $0 == "t" }.combineLatest(with: second.map { $0 == "t" }).and()
    }
    let pairs = sent((true, true), (true, false), (false, true), (false, false))
    #expect(pairs.and().events == ["true", "false", "false", "false", "|"])
    #expect(pairs.or().events == ["true", "true", "true", "false", "|"])
  }
}
