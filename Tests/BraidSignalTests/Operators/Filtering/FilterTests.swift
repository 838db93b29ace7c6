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

  @Test func `the source decides when the result ends`() {
    expectSignalDiagram("1-1|", "---|") { source, _ in source.filter { $0 != "1" } }
  }
}
