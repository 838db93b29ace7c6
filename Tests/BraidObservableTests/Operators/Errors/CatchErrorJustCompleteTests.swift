// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CatchErrorJustCompleteTests {
  @Test func `an error is replaced by a completion`() {
    expectDiagram("a-b-#", "a-b-|", subscriptions: "^---!") { source, _ in
      source.catchErrorJustComplete()
    }
  }

  @Test(arguments: [("#", "|"), ("a-|", "a-|")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.catchErrorJustComplete()
    }
  }
}
