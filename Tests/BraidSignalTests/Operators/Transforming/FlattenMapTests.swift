// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct FlattenMapTests {
  @Test func `flattenMap emits the values of all inner signals as they arrive`() {
    expectSignalDiagram(["a-b-----|", "1--2|", "3--4|"], "1-32-4--|") { sources, _ in
      sources[0].flattenMap { $0 == "a" ? sources[1] : sources[2] }
    }
  }

  @Test(arguments: [
    ("|", "1|", "|"), ("---", "1|", "---"), ("#", "1|", "#"), ("a|", "--1--|", "--1--|"),
    ("a--#", "1-----|", "1--#"), ("a----|", "1-#", "1-#"), ("a--|", "------", "------"),
  ])
  func `the sources decide when the result ends`(source: String, inner: String, expected: String) {
    expectSignalDiagram(source, inner, expected) { source, inner, _ in
      source.flattenMap { _ in inner }
    }
    expectSignalDiagram(source, inner, expected) { source, inner, _ in source.flatMap { _ in inner }
    }
  }
}

struct FlatMapStrategyTests {
  @Test(arguments: [
    (FlattenStrategy.merge, "1-32-4---|"), (.concat, "1--23--4-|"), (.latest, "1-3--4---|"),
    (.throttle, "1--2-----|"), (.concurrent(limit: 1), "1--23--4-|"),
    (.concurrent(limit: 2), "1-32-4---|"), (.concurrent(limit: 0), "1-32-4---|"),
    (.race, "1--2-----|"),
  ])
  func `the strategy decides about a signal that arrives while others are active`(
    strategy: FlattenStrategy, expected: String
  ) {
    expectSignalDiagram(["a-b------|", "1--2|", "3--4|"], expected) { sources, _ in
      sources[0].flatMap(strategy) { $0 == "a" ? sources[1] : sources[2] }
    }
  }

  @Test(arguments: [
    FlattenStrategy.merge, .concat, .latest, .throttle, .concurrent(limit: 2), .race,
  ])
  func `each strategy decides when the result ends`(strategy: FlattenStrategy) {
    for (source, inner, expected) in [
      ("|", "1|", "|"), ("---", "1|", "---"), ("#", "1|", "#"), ("a|", "--1--|", "--1--|"),
      ("a--#", "1-----|", "1--#"), ("a----|", "1-#", "1-#"), ("a--|", "------", "------"),
    ] {
      expectSignalDiagram(source, inner, expected) { source, inner, _ in
        source.flatMap(strategy) { _ in inner }
      }
    }
    expectSignalDiagram(
      "a-----|", "1-2-3|", "1-2", during: "^--!", subscriptions: ["^--!", "^--!"]
    ) { source, inner, _ in source.flatMap(strategy) { _ in inner } }
    // Not called for a value that is dropped.
    if strategy == .throttle || strategy == .race { return }
    expectSignalDiagram("a-b---|", "1-----|", "1-#", subscriptions: ["^-!", "^-!"]) {
      source, inner, _ in
      source.flatMap(strategy) { if $0 == "b" { throw MarbleFailure() } else { inner } }
    }
  }

  @Test(arguments: [FlattenStrategy.merge, .concat, .latest])
  func `a value sent inside a delivery follows the current value`(strategy: FlattenStrategy) {
    let source = SignalSubject<Int>()
    let log = Log<String>()
    source.flatMap(strategy) { Signal.just($0) }.subscribe(next: {
      log("begin \($0)")
      if $0 == 1 { source.sendNext(2) }
      log("end \($0)")
    })
    source.sendNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }
}

struct FlatMapRaceTests {
  @Test(arguments: [
    // The second inner signal emits first.
    ("ab-------|", "----1--2|", "--3--4|", "---3--4--|", ["^--------!", "^--!", "-^-----!"]),
    // It completes first, and the others are not waited for.
    ("ab---|", "----1--2|", "--|", "-----|", ["^----!", "^--!", "-^-!"]),
    // It fails first.
    ("ab---|", "----1--2|", "--#", "---#", ["^--!", "^--!", "-^-!"]),
    // The source completes before a signal emits.
    ("ab|", "---1--2|", "----3|", "---1--2|", ["^-!", "^------!", "-^-!"]),
    // The signals emit at the same time: the earlier subscription wins.
    ("(ab)---|", "--1|", "--2|", "--1-|", ["^---!", "^--!", "^-!"]),
    // The source fails.
    ("ab--#", "---1--2|", "-----3|", "---1#", ["^---!", "^---!", "-^-!"]),
  ])
  func `the signal that emits first is followed, and the others are disposed`(
    source: String, first: String, second: String, expected: String, subscriptions: [String]
  ) {
    expectSignalDiagram([source, first, second], expected, subscriptions: subscriptions) {
      sources, _ in sources[0].flatMap(.race) { $0 == "a" ? sources[1] : sources[2] }
    }
  }

  @Test func `later values of the source do not call the closure`() {
    let source = SignalSubject<Int>()
    let log = Log<String>()
    source.flatMap(.race) { value in
      log("make \(value)")
      return value == 1 ? .never : .just(value)
    }
    .subscribe(next: { log("\($0)") }, completed: { log("|") })
    for value in 1...4 { source.sendNext(value) }
    source.sendCompleted()
    expectEqual(log.entries, ["make 1", "make 2", "2", "|"])
  }

  @Test func `flatten(.race) follows the signal that emits first`() {
    expectSignalDiagram(["ab---|", "--1-2|", "3-4|"], "-3-4-|") { sources, _ in
      sources[0].map { $0 == "a" ? sources[1] : sources[2] }.flatten(.race)
    }
  }

  @Test func `a winner that sends inside its first delivery is followed`() {
    let source = SignalSubject<Int>()
    let inner = [SignalSubject<Int>(), SignalSubject<Int>()]
    let log = Log<String>()
    source.flatMap(.race) { inner[$0] }.subscribe(next: {
      log("begin \($0)")
      if $0 == 1 {
        inner[0].sendNext(9)
        inner[1].sendNext(2)
      }
      log("end \($0)")
    })
    source.sendNext(0)
    source.sendNext(1)
    inner[1].sendNext(1)
    expectEqual(log.entries, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `signals that are released without an event are not waited for`() {
    let log = Log<String>()
    var sources: [SignalSubject<Int>] = [SignalSubject(), SignalSubject()]
    let outer = SignalSubject<Int>()
    let result = outer.flatMap(.race) { [weak first = sources[0], weak second = sources[1]] in
      ($0 == 0 ? first : second) ?? .empty
    }
    result.subscribe(next: { log("\($0)") }, completed: { log("|") })
    outer.sendNext(0)
    outer.sendNext(1)
    sources.removeFirst()
    sources[0].sendNext(5)
    outer.sendCompleted()
    sources[0].sendCompleted()
    expectEqual(log.entries, ["5", "|"])
  }
}
