// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TryMapTests {
  @Test func `tryMap fails the signal if its closure throws`() {
    let signal = sent("1", "x", "2").tryMap { (text: String) throws -> Int in
      guard let number = Int(text) else { throw Failure(text) }
      return number
    }
    expectEqual(signal.events, ["1", "#x"])
  }
}
