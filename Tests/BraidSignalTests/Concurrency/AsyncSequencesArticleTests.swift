// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// The programs of the article `AsyncSequences`.
struct AsyncSequencesArticleTests {
  @Test func `a loop receives the values that a task emits`() async throws {
    let readings = Signal<Int>.async(send: { subscriber in
      for celsius in 19...23 { subscriber.sendNext(celsius) }
    })
    var warm: [Int] = []
    for try await celsius in readings.filter({ $0 > 20 }).values {
      warm.append(celsius)
    }
    expectEqual(warm, [21, 22, 23])
  }

  @Test func `one result`() async throws {
    let first = try await Signal.from(1...).value()
    let none = try await Signal<Int>.empty.value()
    expectEqual(first, 1)
    expectEqual(none, nil)
  }
}
