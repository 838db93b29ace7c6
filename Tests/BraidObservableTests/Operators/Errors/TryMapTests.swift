// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TryMapTests {
  @Test func `tryMap transforms values, and a thrown error fails the result`() {
    expectDiagram("1-2-x|", "2-3-#") { source, _ in
      source.tryMap { text in
        guard let number = Int(text) else { throw MarbleFailure() }
        return "\(number + 1)"
      }
    }
  }
}
