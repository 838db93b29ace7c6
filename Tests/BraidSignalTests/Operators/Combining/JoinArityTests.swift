// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

/// Each number of signals has an overload of its own, and none mixes them up.
struct JoinArityTests {
  private let a = sent(0)
  private let b = sent(1)
  private let c = sent(2)
  private let d = sent(3)
  private let e = sent(4)
  private let f = sent(5)
  private let g = sent(6)
  private let h = sent(7)

  @Test func `each arity of combineLatest keeps its signals apart`() {
    let signals: [Signal<[Int]>] = [
      .combineLatest(a, b) { [$0, $1] },
      .combineLatest(a, b, c) { [$0, $1, $2] },
      .combineLatest(a, b, c, d) { [$0, $1, $2, $3] },
      .combineLatest(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .combineLatest(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .combineLatest(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .combineLatest(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    for (signal, count) in zip(signals, 2...) {
      expectEqual(signal.events, ["\(Array(0..<count))", "|"])
    }
  }

  @Test func `each arity of zip keeps its signals apart`() {
    let signals: [Signal<[Int]>] = [
      .zip(a, b) { [$0, $1] },
      .zip(a, b, c) { [$0, $1, $2] },
      .zip(a, b, c, d) { [$0, $1, $2, $3] },
      .zip(a, b, c, d, e) { [$0, $1, $2, $3, $4] },
      .zip(a, b, c, d, e, f) { [$0, $1, $2, $3, $4, $5] },
      .zip(a, b, c, d, e, f, g) { [$0, $1, $2, $3, $4, $5, $6] },
      .zip(a, b, c, d, e, f, g, h) { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    for (signal, count) in zip(signals, 2...) {
      expectEqual(signal.events, ["\(Array(0..<count))", "|"])
    }
  }

  @Test func `combineLatest emits tuples of each length`() {
    let tuples = [
      Signal.combineLatest(a, b).events,
      Signal.combineLatest(a, b, c).events,
      Signal.combineLatest(a, b, c, d).events,
      Signal.combineLatest(a, b, c, d, e).events,
      Signal.combineLatest(a, b, c, d, e, f).events,
      Signal.combineLatest(a, b, c, d, e, f, g).events,
      Signal.combineLatest(a, b, c, d, e, f, g, h).events,
    ]
    for (events, count) in zip(tuples, 2...) {
      let tuple = (0..<count).map(String.init).joined(separator: ", ")
      expectEqual(events, ["(\(tuple))", "|"])
    }
  }

  @Test func `zip emits tuples of each length`() {
    let tuples = [
      Signal.zip(a, b).events,
      Signal.zip(a, b, c).events,
      Signal.zip(a, b, c, d).events,
      Signal.zip(a, b, c, d, e).events,
      Signal.zip(a, b, c, d, e, f).events,
      Signal.zip(a, b, c, d, e, f, g).events,
      Signal.zip(a, b, c, d, e, f, g, h).events,
    ]
    for (events, count) in zip(tuples, 2...) {
      let tuple = (0..<count).map(String.init).joined(separator: ", ")
      expectEqual(events, ["(\(tuple))", "|"])
    }
  }

  @Test func `reduceEach spreads tuples of each length`() {
    let signals: [Signal<[Int]>] = [
      Signal.zip(a, b).reduceEach { [$0, $1] },
      Signal.zip(a, b, c).reduceEach { [$0, $1, $2] },
      Signal.zip(a, b, c, d).reduceEach { [$0, $1, $2, $3] },
      Signal.zip(a, b, c, d, e).reduceEach { [$0, $1, $2, $3, $4] },
      Signal.zip(a, b, c, d, e, f).reduceEach { [$0, $1, $2, $3, $4, $5] },
      Signal.zip(a, b, c, d, e, f, g).reduceEach { [$0, $1, $2, $3, $4, $5, $6] },
      Signal.zip(a, b, c, d, e, f, g, h).reduceEach { [$0, $1, $2, $3, $4, $5, $6, $7] },
    ]
    for (signal, count) in zip(signals, 2...) {
      expectEqual(signal.events, ["\(Array(0..<count))", "|"])
    }
  }

  @Test func `more than eight signals send tuples, whose parts map or reduceEach combines`() {
    let text = SignalSubject<String>()
    let n = Signal.from([1, 2])
    let log = Log<String>()
    func follow(_ name: String, _ joined: Signal<String>) -> any Disposable {
      joined.subscribe(
        next: { log("\(name) \($0)") }, error: { log("\(name) \($0)") },
        completed: { log("\(name) |") })
    }
    let latest = Signal.combineLatest(n, text, n, n, n, n, n, n, n).map {
      a, text, c, d, e, f, g, h, i in "\(text)\([a, c, d, e, f, g, h, i])"
    }
    let zipped = Signal.zip(n, text, n, n, n, n, n, n, n).reduceEach {
      a, text, c, d, e, f, g, h, i in "\(text)\([a, c, d, e, f, g, h, i])"
    }
    let subscriptions = [follow("latest", latest), follow("zip", zipped)]
    text.sendNext("x")
    let ones = [Int](repeating: 1, count: 8)
    let twos = [Int](repeating: 2, count: 8)
    expectEqual(log.entries, ["latest x\(twos)", "zip x\(ones)"])
    subscriptions[0].dispose()
    text.sendNext("y")
    expectEqual(log.entries.dropFirst(2), ["zip y\(twos)", "zip |"])
    #expect(!text.hasSubscribers)
    let failing = [follow("latest", latest), follow("zip", zipped)]
    text.sendError(TestError("bad"))
    expectEqual(
      log.entries.dropFirst(4), ["latest \(TestError("bad"))", "zip \(TestError("bad"))"])
    for subscription in subscriptions + failing { subscription.dispose() }
  }
}
