// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct StartWithTests {
  @Test(arguments: [("--a--b|", "x-a--b|"), ("|", "(x|)"), ("#", "(x#)"), ("--", "x-")])
  func `sends the value first`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.startWith("x") }
    expectSignalDiagram(source, expected) { source, _ in source.prefix("x") }
  }

  @Test func `does not subscribe for somebody who has gone`() {
    let source = Source<Int>()
    #expect(source.signal.startWith(0).take(1).events == ["0", "|"])
    #expect(source.log.entries == [])
  }
}
