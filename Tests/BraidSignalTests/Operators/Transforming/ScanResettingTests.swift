// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ScanResettingTests {
  @Test(arguments: [
    ("1-2---3|", "----5----|", "1-3-5-8--|"), ("|", "|", "|"), ("|", "---", "---"),
    ("---", "|", "---"), ("1-2|", "|", "1-3|"), ("-#", "----", "-#"), ("----", "-#", "-#"),
  ])
  func `scan emits the results and their replacements`(
    source: String, resets: String, expected: String
  ) {
    expectSignalDiagram(source, resets, expected, during: "^---------!") { source, resets, _ in
      source.map { Int($0) ?? 0 }.scan(0, resettingTo: resets.map { Int($0) ?? 0 }) { $0 + $1 }
        .map { "\($0)" }
    }
    expectSignalDiagram(source, resets, expected, during: "^---------!") { source, resets, _ in
      source.map { Int($0) ?? 0 }.scan(into: 0, resettingTo: resets.map { Int($0) ?? 0 }) {
        $0 += $1
      }.map { "\($0)" }
    }
  }
}
