// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct FlattenMapTests {
  @Test func `flattenMap emits the values of all inner signals as they arrive`() {
    expectSignalDiagram(["a-b-----|", "1--2|", "3--4|"], "1-32-4--|") { sources, _ in
      sources[0].flattenMap { $0 == "a" ? sources[1] : sources[2] }
    }
  }

  @Test(arguments: [
    ("|", "1|", "|"), ("---", "1|", "---"), ("#", "1|", "#"), ("a|", "--1--|", "--1--|"),
    ("a--#", "1-----|", "1--#"), ("a----|", "1-#", "1-#"), ("a--|", "------", "------"),
  ])
  func ends(source: String, inner: String, expected: String) {
    expectSignalDiagram(source, inner, expected) { source, inner, _ in
      source.flattenMap { _ in inner }
    }
    expectSignalDiagram(source, inner, expected) { source, inner, _ in source.flatMap { _ in inner }
    }
  }

  @Test func `disposal in the middle disposes all signals`() {
    expectSignalDiagram(
      "a-----|", "1-2-3|", "1-2", during: "^--!", subscriptions: ["^--!", "^--!"]
    ) { source, inner, _ in source.flattenMap { _ in inner } }
  }

  @Test func `a thrown error disposes all signals`() {
    expectSignalDiagram("a-b---|", "1-----|", "1-#", subscriptions: ["^-!", "^-!"]) {
      source, inner, _ in
      source.flattenMap { if $0 == "b" { throw MarbleFailure() } else { inner } }
    }
  }
}

@Suite struct FlatMapStrategyTests {
  @Test(arguments: [
    (FlattenStrategy.merge, "1-32-4---|"), (.concat, "1--23--4-|"), (.latest, "1-3--4---|"),
    (.throttle, "1--2-----|"), (.concurrent(limit: 1), "1--23--4-|"),
    (.concurrent(limit: 2), "1-32-4---|"), (.concurrent(limit: 0), "1-32-4---|"),
  ])
  func `the strategy decides about a signal that arrives while others are active`(
    strategy: FlattenStrategy, expected: String
  ) {
    expectSignalDiagram(["a-b------|", "1--2|", "3--4|"], expected) { sources, _ in
      sources[0].flatMap(strategy) { $0 == "a" ? sources[1] : sources[2] }
    }
  }

  @Test(arguments: [FlattenStrategy.merge, .concat, .latest, .throttle, .concurrent(limit: 2)])
  func ends(strategy: FlattenStrategy) {
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
    if strategy == .throttle { return }
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
    #expect(log.entries == ["begin 1", "end 1", "begin 2", "end 2"])
  }
}
