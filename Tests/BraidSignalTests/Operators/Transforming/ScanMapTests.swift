// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ScanMapTests {
  @Test func `scanMap emits a result for each new state`() {
    let results: MarbleValues<Int> = ["2": 2, "6": 6, "c": 12]
    expectSignalDiagram(
      "1-2--3|", "2-6--c|", results: results
    ) { source, _ in
      source.scanMap(0) { sum, value in
        let sum = sum + (Int(value) ?? 0)
        return (sum, sum * 2)
      }
    }
  }

  @Test(arguments: [("a#", "a#"), ("a-x", "a-#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { source, _ in
      source.scanMap(into: 0) { if $1 == "x" { throw MarbleFailure() } else { $1 } }
    }
  }
}
