// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ScanTests {
  @Test func `scan emits each intermediate result`() {
    expectDiagram("1-2--3|", "1-3--6|", values: .digits) { source, _ in
      source.scan(0, accumulator: +)
    }
    expectDiagram("1-2--3|", "1-3--6|", values: .digits) { source, _ in
      source.scan(into: 0) { $0 += $1 }
    }
  }

  @Test(arguments: ["--|", "--#"])
  func `the source decides when the result ends`(source: String) {
    expectDiagram(source, source, values: .digits) { source, _ in
      source.scan(0, accumulator: +)
    }
  }
}
