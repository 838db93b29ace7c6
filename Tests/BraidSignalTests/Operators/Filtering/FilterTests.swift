// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct FilterTests {
  @Test func `filter emits the values that satisfy the predicate`() {
    expectSignalDiagram("1--2--3--4|", "---2-----4|") { source, _ in
      source.filter { ["2", "4"].contains($0) }
    }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "#"), ("1-1|", "---|")])
  func ends(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.filter { $0 != "1" } }
  }

  @Test func `a thrown error fails the signal`() {
    expectSignalDiagram("a-b-c|", "a-#", subscriptions: "^-!") { source, _ in
      source.filter { if $0 == "b" { throw MarbleFailure() } else { true } }
    }
  }
}
