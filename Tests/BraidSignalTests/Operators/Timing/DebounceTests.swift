// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct DebounceTests {
  @Test(arguments: [
    ("a-b-c-----d|", "-------c---(d|)"), ("|", "|"), ("ab#", "--#"), ("ab|", "--(b|)"),
    ("--", "--"),
  ])
  func `keeps the last value of each burst`(source: String, expected: String) {
    expectSignalDiagram(source, expected) { $0.debounce(.seconds(3), on: $1) }
  }

  @Test func `some values pass at once and drop the one that waits`() {
    expectSignalDiagram("a-x-b----|", "--x----b-|") { source, scheduler in
      source.debounce(.seconds(3), on: scheduler, where: { $0 != "x" })
    }
  }

  @Test func `without a scheduler it uses the current one`() {
    expectSignalDiagram("a----|", "---a-|") { source, scheduler in
      source.debounce(.seconds(3)).subscribe(on: scheduler)
    }
  }

  @Test func `disposal drops the value that waits`() {
    expectSignalDiagram("a------", "--", during: "^-!", subscriptions: "^-!") {
      $0.debounce(.seconds(3), on: $1)
    }
  }
}
