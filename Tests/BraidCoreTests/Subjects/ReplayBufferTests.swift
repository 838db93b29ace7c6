// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import BraidCore

/// The objects that a buffer retains, in each form: one small value in place, and a block of
/// values.
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

  @Test func `one plain value of at most eight bytes is read as a word, until it is taken`() {
    checkWord(1, -1)
    checkWord(true, false)
    checkWord(UInt16(1), 0xABCD)
    checkWord(Float(1.5), -0.0)
    checkWord(Int32?.none, -1)
    checkWord(Optional(Int32(7)), nil)
    checkWord(1, 2, limit: 2, isWord: false)
    checkWord(Int?.none, -1, isWord: false)
    checkWord("a", "b", isWord: false)
  }

  private func checkWord<Value: Equatable>(
    _ first: Value, _ second: Value, limit: Int = 1, isWord: Bool = true,
    at location: SourceLocation = #_sourceLocation
  ) {
    func value(at place: UnsafeRawPointer?) -> Value? {
      place?.assumingMemoryBound(to: Value.self).pointee
    }
    func expectWord(_ buffer: borrowing ReplayBuffer, _ expected: Value?) {
      let word = buffer.word
      let read: Value?? = word.map { withAddress(of: $0) { value(at: $0) } }
      #expect(
        read == expected.map { .some($0) }, "\(Value.self)", sourceLocation: location)
    }

    var buffer = ReplayBuffer(RawType(Value.self), limit: limit)
    expectWord(buffer, nil)
    for next in [first, second, first] {
      withAddress(of: next) { buffer.record(at: $0) }
      expectWord(buffer, isWord ? next : nil)
      #expect(value(at: buffer.last) == next, sourceLocation: location)
    }
    let taken = buffer.take()
    expectWord(buffer, nil)
    #expect(buffer.last == nil, sourceLocation: location)
    #expect(value(at: taken.last) == first, sourceLocation: location)
    withAddress(of: second) { buffer.record(at: $0) }
    expectWord(buffer, isWord ? second : nil)
  }
}
