// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct JoinArityTests {
  private let a = sent(0)
  private let b = sent(1)
  private let c = sent(2)
  private let d = sent(3)
  private let e = sent(4)

  @Test func `each number of signals keeps them apart`() {
    let combined: [Signal<[Int]>] = [
      .combineLatest(a, b) { [$0, $1] }, .combineLatest(a, b, c) { [$0, $1, $2] },
      .combineLatest(a, b, c, d) { [$0, $1, $2, $3] },
      .combineLatest(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
    ]
    let zipped: [Signal<[Int]>] = [
      .zip(a, b) { [$0, $1] }, .zip(a, b, c) { [$0, $1, $2] },
      .zip(a, b, c, d) { [$0, $1, $2, $3] }, .zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
    ]
    for signals in [combined, zipped] {
      for (signal, count) in zip(signals, 2...) {
        #expect(signal.events == ["\(Array(0..<count))", "|"])
      }
    }
  }

  @Test func `so do the tuples`() {
    #expect(Signal.combineLatest(a, b).events == ["(0, 1)", "|"])
    #expect(Signal.combineLatest(a, b, c).events == ["(0, 1, 2)", "|"])
    #expect(Signal.combineLatest(a, b, c, d).events == ["(0, 1, 2, 3)", "|"])
    #expect(Signal.combineLatest(a, b, c, d, e).events == ["(0, 1, 2, 3, 4)", "|"])
    #expect(Signal.zip(a, b).events == ["(0, 1)", "|"])
    #expect(Signal.zip(a, b, c).events == ["(0, 1, 2)", "|"])
    #expect(Signal.zip(a, b, c, d).events == ["(0, 1, 2, 3)", "|"])
    #expect(Signal.zip(a, b, c, d, e).events == ["(0, 1, 2, 3, 4)", "|"])
  }
}
