// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct MapTests {
  @Test func `map emits the transformed values`() {
    expectSignalDiagram("a--b--c|", "A--B--C|") { source, _ in source.map { $0.uppercased() } }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "#"), ("ab#", "AB#")])
  func ends(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in source.map { $0.uppercased() } }
  }

  @Test func `a thrown error fails the signal`() {
    expectSignalDiagram("a-b-c|", "a-#", subscriptions: "^-!") { source, _ in
      source.map { if $0 == "b" { throw MarbleFailure() } else { $0 } }
    }
  }

  @Test func `disposal in the middle disposes the source`() {
    expectSignalDiagram("a-b-c|", "a-b", during: "^--!", subscriptions: "^--!") { source, _ in
      source.map { $0 }
    }
  }
}
