// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct TryMapTests {
  @Test func `tryMap is a map that may fail`() {
    let signal = sent("1", "x", "2").tryMap { (text: String) throws -> Int in
      guard let number = Int(text) else { throw Failure(text) }
      return number
    }
    #expect(signal.events == ["1", "#x"])
  }
}
