// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ConcatTests {
  @Test(arguments: [
    ("a--b|", "1--2|", "a--b1--2|"), ("|", "|", "|"), ("a-#", "1|", "a-#"),
    ("-----", "1|", "-----"),
    ("a|", "1#", "a1#"), ("a-|", "-----", "a-----"),
  ])
  func `concat emits one signal after the other`(first: String, second: String, expected: String) {
    expectSignalDiagram(first, second, expected) { first, second, _ in first.concat(second) }
    expectSignalDiagram([first, second], expected) { sources, _ in Signal.concat(sources) }
    expectSignalDiagram(first, second, expected) { first, second, _ in Signal.concat(first, second)
    }
  }

  @Test func `concat of no signals completes`() { #expect(Signal<Int>.concat([]).events == ["|"]) }

  @Test func `disposal disposes the current signal`() {
    expectSignalDiagram(
      "a-|", "1-2|", "a-1", during: "^--!", subscriptions: ["^-!", "--^!"]
    ) { first, second, _ in first.concat(second) }
  }

  @Test func `inner signals are subscribed to one after the other`() {
    expectSignalDiagram(["x-y------|", "1--2|", "3--4|"], "1--23--4-|") { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.concat()
    }
  }

  @Test func `a value or an error follows the completion`() {
    expectEqual(sent(1, 2).concat(value: 3).events, ["1", "2", "3", "|"])
    expectEqual(sent(1).concat(error: Failure()).events, ["1", "#failure"])
    expectEqual(sent(1, then: .error(Failure("first"))).concat(value: 3).events, ["1", "#first"])
  }

  @Test func `a nested concatenation does what a flat one does`() {
    let forms: [([Signal<Int>]) -> Signal<Int>] = [
      { $0[0].concat($0[1].concat($0[2])) }, { $0[0].concat($0[1]).concat($0[2]) },
      { .concat([$0[0], .concat([.concat([]), .concat($0[1])]), $0[2]]) },
    ]
    func log(_ form: ([Signal<Int>]) -> Signal<Int>) -> [String] {
      let log = Log<String>()
      let signals = (0...2).map { number in
        Signal<Int>.create { subscriber in
          log("+\(number)")
          subscriber.sendNext(number)
          subscriber.sendCompleted()
          return AnyDisposable { log("-\(number)") }
        }
      }
      form(signals).subscribe(next: { log("\($0)") }, completed: { log("|") }).dispose()
      return log.entries
    }
    let expected = log { .concat($0) }
    expectEqual(expected.count, 10)
    for form in forms { expectEqual(log(form), expected) }
  }

  @Test func `disposal disposes an inner signal that was queued before`() {
    let (first, second) = (SignalSubject<Int>(), SignalSubject<Int>())
    let recording = sent(first, second, then: nil).concat().recorded()
    first.sendCompleted()
    #expect(second.hasSubscribers)
    recording.dispose()
    #expect(!second.hasSubscribers)
    expectEqual(recording.events, [])
  }
}
