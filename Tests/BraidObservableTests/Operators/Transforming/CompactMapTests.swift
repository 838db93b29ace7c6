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

  @Test func `compactMap sends large values`() {
    let large = Observable.of(1, 2, 3).compactMap { number in
      number == 2 ? nil : SIMD16<Int>(repeating: number)
    }
    expectEqual(large.map { $0[15] }.recorded(), ["next(1)", "next(3)", "completed"])
  }
}
