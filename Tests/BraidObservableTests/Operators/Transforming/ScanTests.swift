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

  @Test func `scan starts again in each subscription`() {
    let source = Observable.of(1, 2).scan(into: [Int]()) { $0.append($1) }
    let expected = ["next([1])", "next([1, 2])", "completed"]
    expectEqual(source.recorded(), expected)
    expectEqual(source.recorded(), expected)
  }

  @Test(arguments: ["|", "#", "--|", "--#"])
  func ends(source: String) {
    expectDiagram(source, source, values: .digits) { source, _ in
      source.scan(0, accumulator: +)
    }
  }

  @Test func `a thrown error ends the result`() {
    expectDiagram("1-2-3|", "1-#", values: .digits, subscriptions: "^-!") { source, _ in
      source.scan(0) { if $1 == 2 { throw MarbleFailure() } else { $0 + $1 } }
    }
    expectDiagram("1-2-3|", "1-#", values: .digits, subscriptions: "^-!") { source, _ in
      source.scan(into: 0) { if $1 == 2 { throw MarbleFailure() } else { $0 += $1 } }
    }
  }

  @Test func `disposal disposes the source`() {
    expectDiagram(
      "1--2--3|", "1--3", values: .digits, during: "^---!", subscriptions: "^---!"
    ) { source, _ in source.scan(0, accumulator: +) }
  }
}
