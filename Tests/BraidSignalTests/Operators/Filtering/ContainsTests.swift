// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct ContainsTests {
  @Test(arguments: [
    ("1--2--3--4|", "------(t|)", "^-----!"), ("1--2--|", "------(f|)", "^-----!"),
    ("|", "(f|)", "(^!)"), ("--", "--", "^"), ("1--#", "---#", "^--!"),
  ])
  func `contains stops at the first match`(source: String, expected: String, subscription: String) {
    expectSignalDiagram(
      source, expected, subscriptions: subscription
    ) { source, _ in source.contains { $0 > "2" } }
    expectSignalDiagram(
      source, expected, subscriptions: subscription
    ) { source, _ in source.any { $0 > "2" } }
  }

  @Test(arguments: [
    ("1--2--3--4|", "------(f|)", "^-----!"), ("1--2--|", "------(t|)", "^-----!"),
    ("|", "(t|)", "(^!)"), ("--", "--", "^"), ("1--#", "---#", "^--!"),
  ])
  func `allSatisfy stops at the first mismatch`(
    source: String, expected: String, subscription: String
  ) {
    expectSignalDiagram(
      source, expected, subscriptions: subscription
    ) { source, _ in source.allSatisfy { $0 < "3" } }
    expectSignalDiagram(
      source, expected, subscriptions: subscription
    ) { source, _ in source.all { $0 < "3" } }
  }

  @Test(arguments: [
    ("---a--b|", "---(t|)", "---(f|)", "^--!"), ("---|", "---(f|)", "---(t|)", "^--!"),
    ("--", "--", "--", "^"), ("#", "#", "#", "(^!)"),
  ])
  func `isNotEmpty and isEmpty stop at the first value`(
    source: String, isNotEmpty: String, isEmpty: String, subscription: String
  ) {
    expectSignalDiagram(
      source, isNotEmpty, subscriptions: subscription
    ) { source, _ in source.isNotEmpty() }
    expectSignalDiagram(
      source, isNotEmpty, subscriptions: subscription
    ) { source, _ in source.any() }
    expectSignalDiagram(
      source, isEmpty, subscriptions: subscription
    ) { source, _ in source.isEmpty() }
  }

  @Test func `values sent while the result is delivered are ignored`() {
    let log = Log<String>()
    let source = SignalSubject<Int>()
    source.contains { $0 > 0 }.subscribe(
      next: {
        log("\($0)")
        source.sendNext(2)
      }, completed: { log("|") })
    source.sendNext(1)
    expectEqual(log.entries, ["true", "|"])
  }
}
