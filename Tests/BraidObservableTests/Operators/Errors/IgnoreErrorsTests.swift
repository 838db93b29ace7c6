// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct IgnoreErrorsTests {
  @Test func `ignoreErrors resubscribes after every error`() {
    expectDiagram("a-#", "a-a-a-", during: "^-----!") { source, _ in source.ignoreErrors() }
  }

  @Test func `ignoreErrors resubscribes while the predicate is true`() {
    expectDiagram("a-#", "a-#") { source, _ in source.ignoreErrors { _ in false } }
    let asked = AtomicInt()
    expectDiagram("a-#", "a-a-#", subscriptions: "^-!\n--^-!") { source, _ in
      source.ignoreErrors { _ in asked.increment() == 0 }
    }
  }

  @Test func `the source decides when the result ends`() {
    expectDiagram("a-|", "a-|", during: "^----!") { source, _ in source.ignoreErrors() }
    expectDiagram("a-|", "a-|", during: "^----!") { source, _ in
      source.ignoreErrors { _ in true }
    }
  }
}
