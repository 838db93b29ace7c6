// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ThrottleByKeySinkTests {
  /// The key of a value is its tens.
  private func makeRun(latest: Bool = true) -> GatedRun {
    makeRun(.seconds(3), byKey: { $0 / 10 }, sendsLatest: latest)
  }

  private func makeRun(
    _ interval: Duration, byKey key: @escaping @Sendable (Int) throws -> some Hashable & Sendable,
    sendsLatest: Bool = true
  ) -> GatedRun {
    GatedRun {
      GatedOperator($0, throttledFor: interval, byKey: key, sendsLatest: sendsLatest, $1)
    }
  }

  @Test func `the first value of each key is emitted immediately`() {
    let run = makeRun()
    expectEqual(run.receive(11, at: 10), .start(3))
    expectEqual(run.receive(21, at: 11), .keep)
    expectEqual(run.sent, ["11", "21"])
  }

  @Test func `the last value of a key waits for the end of its own interval`() {
    let run = makeRun()
    _ = run.receive(11, at: 10)
    _ = run.receive(21, at: 11)
    expectEqual(run.receive(12, at: 12), .keep)
    expectEqual(run.receive(13, at: 12), .keep)
    expectEqual(run.receive(22, at: 12), .keep)
    expectEqual(run.elapsed(at: 13), .start(1))
    expectEqual(run.sent, ["11", "21", "13"])
    expectEqual(run.elapsed(at: 14), .start(2))
    expectEqual(run.sent, ["11", "21", "13", "22"])
  }

  @Test func `the intervals of a few keys survive those of thousands`() {
    let run = makeRun(latest: false)
    for key in 0..<3000 { _ = run.receive(key * 10, at: 10) }
    for key in 3000..<3010 { _ = run.receive(key * 10, at: 11) }
    while run.elapsed(at: 13) == .again {}
    expectEqual(run.sent.count, 3010)
    for key in 3000..<3010 { _ = run.receive(key * 10, at: 13) }
    expectEqual(run.sent.count, 3010)
    for key in 0..<10 { _ = run.receive(key * 10, at: 13) }
    expectEqual(run.sent.count, 3020)
  }

  @Test func `intervals that end together are handled one by one`() {
    let run = makeRun()
    for value in [11, 21, 12, 22] { _ = run.receive(value, at: 10) }
    expectEqual(run.elapsed(at: 13), .again)
    expectEqual(run.sent, ["11", "21", "12"])
    expectEqual(run.elapsed(at: 13), .start(3))
    expectEqual(run.sent, ["11", "21", "12", "22"])
  }

  @Test func `an interval restarts with the pending value`() {
    let run = makeRun()
    _ = run.receive(11, at: 10)
    _ = run.receive(12, at: 11)
    expectEqual(run.elapsed(at: 13), .start(3))
    expectEqual(run.receive(13, at: 15), .keep)
    expectEqual(run.elapsed(at: 16), .start(3))
    expectEqual(run.sent, ["11", "12", "13"])
  }

  private final class Key: Hashable, Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (lhs: Key, rhs: Key) -> Bool { lhs.number == rhs.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct WeakKey: @unchecked Sendable {  // a weak reference is atomic
    weak var key: Key?
  }

  @Test func `a key is released when its interval has elapsed`() {
    let keys = Locked<[WeakKey]>([])
    var kept: Int { keys.withLock { $0.count { $0.key != nil } } }
    let run = makeRun(
      .seconds(3),
      byKey: { value in
        let key = Key(value / 10)
        keys.withLock { $0.append(WeakKey(key: key)) }
        return key
      })
    for number in 1...1000 { _ = run.receive(number * 10, at: 10) }
    _ = run.receive(11, at: 11)
    expectEqual(kept, 1000)
    expectEqual(run.elapsed(at: 13), .again)
    expectEqual(run.elapsed(at: 13), .start(3))
    expectEqual(kept, 1)
    expectEqual(run.elapsed(at: 16), .keep)
    expectEqual(kept, 0)
    expectEqual(run.receive(12, at: 17), .start(3))
    expectEqual(run.complete(at: 18), .cancel)
    expectEqual(kept, 0)
  }

  @Test func `without latest the value is dropped`() {
    let run = makeRun(latest: false)
    _ = run.receive(11, at: 10)
    expectEqual(run.receive(12, at: 11), .keep)
    expectEqual(run.elapsed(at: 13), .keep)
    expectEqual(run.receive(13, at: 14), .start(3))
    expectEqual(run.sent, ["11", "13"])
  }

  @Test func `a value that precedes a late timer replaces the pending value`() {
    let run = makeRun()
    _ = run.receive(11, at: 10)
    _ = run.receive(12, at: 11)
    expectEqual(run.receive(13, at: 14), .keep)
    expectEqual(run.sent, ["11", "13"])
    expectEqual(run.elapsed(at: 14), .start(3))
    expectEqual(run.sent, ["11", "13"])
    expectEqual(run.elapsed(at: 17), .keep)
    expectEqual(run.sent, ["11", "13"])
    expectEqual(run.complete(at: 18), .keep)
    expectEqual(run.sent, ["11", "13", "|"])
  }

  @Test func `completion waits for the pending values of all keys`() {
    let run = makeRun()
    for value in [11, 21, 31] { _ = run.receive(value, at: 10) }
    for value in [12, 22] { _ = run.receive(value, at: 11) }
    expectEqual(run.complete(at: 12), .keep)
    expectEqual(run.elapsed(at: 13), .again)
    expectEqual(run.elapsed(at: 13), .keep)
    expectEqual(run.sent, ["11", "21", "31", "12", "22", "|"])
  }

  @Test func `completion without pending values is forwarded`() {
    let run = makeRun()
    _ = run.receive(11, at: 10)
    expectEqual(run.complete(at: 11), .cancel)
    expectEqual(run.sent, ["11", "|"])
  }

  @Test func `an error drops the pending values`() {
    let run = makeRun()
    _ = run.receive(11, at: 10)
    _ = run.receive(12, at: 11)
    expectEqual(run.fail(at: 12), .cancel)
    expectEqual(run.sent, ["11", "#"])
  }

  @Test func `an error thrown by the selector ends the result`() {
    let run = makeRun(
      .seconds(3),
      byKey: { value in
        if value == 2 { throw TestError("failure") }
        return value
      })
    _ = run.receive(1, at: 10)
    _ = run.receive(1, at: 10)
    expectEqual(run.receive(2, at: 11), .cancel)
    expectEqual(run.sent, ["1", "#"])
  }

  @Test(arguments: [0, -3]) func `without an interval every value is emitted`(seconds: Int) {
    let run = makeRun(.seconds(seconds), byKey: { $0 })
    expectEqual(run.receive(1, at: 10), .keep)
    expectEqual(run.receive(1, at: 10), .keep)
    expectEqual(run.sent, ["1", "1"])
  }
}
