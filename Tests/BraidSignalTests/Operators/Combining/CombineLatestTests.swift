// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct CombineLatestTests {
  @Test(arguments: [
    ("a---b---|", "--1---2|", "--x-y-z-|"), ("|", "1-2|", "---|"), ("|", "--", "--"),
    ("a-#", "1--", "x-#"), ("a--", "1-#", "x-#"), ("--", "--", "--"),
  ])
  func `combineLatest emits the latest pair`(first: String, second: String, expected: String) {
    let names = ["a1": "x", "b1": "y", "b2": "z"]
    expectSignalDiagram(first, second, expected) { first, second, _ in
      first.combineLatest(with: second).map { names[$0.0 + $0.1] ?? "?" }
    }
    expectSignalDiagram(first, second, expected) { first, second, _ in
      Signal.combineLatest([first, second]).map { names[$0.joined()] ?? "?" }
    }
    expectSignalDiagram(first, second, expected) { first, second, _ in
      Signal.combineLatest(first, second) { names[$0 + $1] ?? "?" }
    }
    expectSignalDiagram(first, second, expected) { first, second, _ in
      Signal.combineLatest(first, second).map { names[$0.0 + $0.1] ?? "?" }
    }
  }

  @Test func `combineLatest accepts signals of many types`() {
    let signal = Signal.combineLatest(sent(1), sent("a"), sent(true, false))
    expectEqual(signal.map { "\($0.0)\($0.1)\($0.2)" }.events, ["1atrue", "1afalse", "|"])
  }

  @Test func `combineLatest of no signals completes, and of one signal emits arrays of one`() {
    #expect(Signal<Int>.combineLatest([]).events == ["|"])
    expectEqual(Signal.combineLatest([sent(1, 2)]).events, ["[1]", "[2]", "|"])
  }

  @Test func `a signal used twice is subscribed to twice`() {
    let subject = SignalSubject<Int>()
    let recording = subject.combineLatest(with: subject).recorded()
    subject.sendNext(1)
    subject.sendNext(2)
    recording.dispose()
    expectEqual(recording.events, ["(1, 1)", "(2, 1)", "(2, 2)"])
    #expect(!subject.hasSubscribers)
  }

  @Test func `a list of signals is combined by a closure`() {
    let signals = [SignalSubject<Int>(), SignalSubject<Int>()]
    let sums = Signal.combineLatest(signals) { $0.reduce(0, +) }.recorded()
    signals[0].sendNext(1)
    signals[1].sendNext(2)
    signals[0].sendNext(5)
    expectEqual(sums.events, ["3", "7"])
    let failing = Signal<Int>.combineLatest([sent(1)]) { _ in throw Failure() }
    expectEqual(failing.events, ["#failure"])
  }

  // ReactiveObjC: RACSignalSpec.m:1030, 1180.
  @Test func `each use of a signal runs its side effects`() {
    let runs = Box(0)
    let signal = Signal<Int>.try {
      runs.update {
        $0 += 1
        return $0
      }
    }
    expectEqual(Signal.combineLatest([signal, signal, signal]).events, ["[1, 2, 3]", "|"])
    expectEqual(Signal.combineLatest(signal, signal).events, ["(4, 5)", "|"])
    expectEqual(Signal.zip([signal, signal, signal]).events, ["[6, 7, 8]", "|"])
    expectEqual(Signal.zip(signal, signal).events, ["(9, 10)", "|"])
  }
}
