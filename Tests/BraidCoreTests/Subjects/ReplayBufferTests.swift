// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

/// What a buffer retains, in each form: one small value in place, and a block of values.
struct ReplayBufferTests {
  private final class Token: Sendable {}

  private struct Large {
    let token: Token
    let numbers = (1, 2, 3)
  }

  private struct Weak {
    weak var token: Token?
  }

  @Test(arguments: [0, 1, 2, 3, 20])
  func `displaced, taken and dropped values are released`(limit: Int) {
    check(limit, isStrong: true, { $0 }, { $0 })
    check(limit, isStrong: true, { Large(token: $0) }, { $0.token })
    check(limit, isStrong: true, { ($0, 1) }, { $0.0 })
    check(limit, isStrong: true, Optional.some, { $0 })
    // A value that cannot be moved as its bytes, though it is small.
    check(limit, isStrong: false, { Weak(token: $0) }, { $0.token })
  }

  private func check<Value>(
    _ limit: Int, isStrong: Bool, _ makeValue: (Token) -> Value,
    _ token: @escaping @Sendable (Value) -> Token?, at location: SourceLocation = #_sourceLocation
  ) {
    let tokens = (0..<5).map { _ in Token() }
    func retains() -> [Int] { tokens.map { Int(retainCount($0)) } }
    let before = retains()
    func expectRetained(_ counts: [Int], _ moment: String) {
      let seen = zip(retains(), before).map(-)
      #expect(
        seen == counts.map { isStrong ? $0 : 0 }, "\(Value.self), \(moment)",
        sourceLocation: location)
    }
    /// The numbers of the tokens that a buffer replays.
    func replayed(_ buffer: borrowing ReplayBuffer) -> [Int?] {
      let log = Log<Int?>()
      let sink = EventSink<Value>(
        next: { value in log(tokens.firstIndex { $0 === token(value) }) }, finish: { _ in })
      buffer.replay(to: sink.raw) { false }
      return log.entries
    }
    func counts(_ ranges: Range<Int>...) -> [Int] {
      (0..<5).map { index in ranges.count { $0.contains(index) } }
    }

    var buffer = ReplayBuffer(RawType(Value.self), limit: limit)
    expectEqual(buffer.isEmpty, true)
    for number in 0..<4 {
      withAddress(of: makeValue(tokens[number])) { buffer.record(at: $0) }
      let kept = max(number + 1 - limit, 0)..<number + 1
      expectRetained(counts(kept), "value \(number)")
      expectEqual(replayed(buffer), Array(kept))
    }
    do {
      let copy = buffer.share()
      withAddress(of: makeValue(tokens[4])) { buffer.record(at: $0) }
      expectEqual(replayed(copy), Array(max(4 - limit, 0)..<4))
      expectEqual(replayed(buffer), Array(max(5 - limit, 0)..<5))
      expectRetained(counts(max(4 - limit, 0)..<4, max(5 - limit, 0)..<5), "a copy")
    }
    let kept = max(5 - limit, 0)..<5
    expectRetained(counts(kept), "after the copy")
    do {
      let taken = buffer.take()
      expectEqual(buffer.isEmpty, true)
      expectEqual(replayed(buffer), [])
      expectEqual(replayed(taken), Array(kept))
      expectRetained(counts(kept), "taken")
    }
    expectRetained(counts(), "after that")
    withAddress(of: makeValue(tokens[1])) { buffer.record(at: $0) }
    expectEqual(replayed(buffer), limit == 0 ? [] : [1])
    let replacement = ReplayBuffer(RawType(Value.self), limit: limit)
    buffer = replacement
    expectRetained(counts(), "a replaced buffer")
  }
}
