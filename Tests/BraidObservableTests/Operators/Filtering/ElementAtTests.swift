// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct ElementAtTests {
  @Test func `element emits one value`() {
    expectDiagram("a-b--c-d|", "-----(c|)", subscriptions: "^----!") { source, _ in
      source.element(at: 2)
    }
  }

  @Test(arguments: [("|", 0, "#"), ("a-b-|", 2, "----#"), ("a-b|", 0, "(a|)")])
  func `element forwards the end`(source: String, index: Int, expected: String) {
    expectDiagram(source, expected) { source, _ in
      source.element(at: index).withPlainErrors()
    }
  }

  @Test func `a missing element fails with argumentOutOfRange`() {
    let expected = "error(\(RxError.argumentOutOfRange))"
    expectEqual(Observable.just(1).element(at: 1).recorded(), [expected])
    expectEqual(Observable.just(1).element(at: -1).recorded(), [expected])
  }
}
