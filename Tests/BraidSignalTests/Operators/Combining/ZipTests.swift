// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ZipTests {
  @Test(arguments: [
    ("a-b-----c--|", "---1--2--|", "---x--y--|"), ("|", "1--", "|"), ("a--|", "-1--", "-x-|"),
    ("a--#", "---1", "---#"), ("a-", "--#", "--#"), ("ab|", "--12|", "--x(y|)"),
    ("--", "12|", "--"), ("ab#", "---12", "--#"), ("-----ab#", "123|", "-----xy#"),
    ("---abc#", "12|", "---x(y|)"),
  ])
  func `zip pairs values in order`(first: String, second: String, expected: String) {
    let names = ["a1": "x", "b2": "y"]
    expectSignalDiagram(first, second, expected) { first, second, _ in
      first.zip(with: second).map { names[$0.0 + $0.1] ?? "?" }
    }
    expectSignalDiagram(first, second, expected) { first, second, _ in
      Signal.zip([first, second]).map { names[$0.joined()] ?? "?" }
    }
    expectSignalDiagram(first, second, expected) { first, second, _ in
      Signal.zip(first, second) { names[$0 + $1] ?? "?" }
    }
    expectSignalDiagram(first, second, expected) { first, second, _ in
      Signal.zip(first, second).map { names[$0.0 + $0.1] ?? "?" }
    }
  }

  @Test func `zip accepts signals of many types`() {
    let signal = Signal.zip(sent(1, 2), sent("a", "b"), sent(true, false))
    expectEqual(signal.map { "\($0.0)\($0.1)\($0.2)" }.events, ["1atrue", "2bfalse", "|"])
  }

  @Test func `zip of no signals completes, and of one signal emits arrays of one`() {
    #expect(Signal<Int>.zip([]).events == ["|"])
    expectEqual(Signal.zip([sent(1, 2)]).events, ["[1]", "[2]", "|"])
  }

  @Test func `zip disposes the other side when no further pair is possible`() {
    expectSignalDiagram(
      "a|", "-1-2-3-|", "-(x|)", subscriptions: ["^!", "^!"]
    ) { first, second, _ in first.zip(with: second).map { _ in "x" } }
  }

  @Test func `a list of signals is paired by a closure`() {
    let sums = Signal.zip([sent(1, 2), sent(10, 20)]) { $0.reduce(0, +) }
    expectEqual(sums.events, ["11", "22", "|"])
    let failing = Signal<Int>.zip([sent(1)]) { _ in throw Failure() }
    expectEqual(failing.events, ["#failure"])
  }

  // ReactiveObjC: RACSignalSpec.m:3111.
  @Test func `signals that emit unevenly are paired by position until one fails`() {
    let (first, second, third) = (
      SignalSubject<Int>(), SignalSubject<Int>(), SignalSubject<Int>()
    )
    let recording = Signal.zip(first, second, third) { "\($0)\($1)\($2)" }.recorded()
    for value in 1...3 { first.sendNext(value) }
    second.sendNext(1)
    for value in 1...2 { third.sendNext(value) }
    expectEqual(recording.events, ["111"])
    for value in 2...4 { second.sendNext(value) }
    second.sendCompleted()
    expectEqual(recording.events, ["111", "222"])
    for value in 3...5 { third.sendNext(value) }
    third.sendError(Failure())
    first.sendNext(4)
    expectEqual(recording.events, ["111", "222", "333", "#failure"])
    #expect(!first.hasSubscribers)
  }
}
