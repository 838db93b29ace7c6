// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CompactMapTests {
  @Test func `compactMap drops nil`() {
    expectDiagram("1-x--3|", "1----3|", results: .digits) { source, _ in
      source.compactMap { Int($0) }
    }
    expectDiagram("1-x--3|", "1-#", results: .digits) { source, _ in
      source.compactMap { value throws -> Int? in
        guard let number = Int(value) else { throw MarbleFailure() }
        return number
      }
    }
  }
}
