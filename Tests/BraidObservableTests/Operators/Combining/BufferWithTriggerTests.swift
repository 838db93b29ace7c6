// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct BufferWithTriggerTests {
  @Test func `the trigger emits the values since its previous value`() {
    expectDiagram(
      "a-b--c---d|", "---t--tt---", "---x--yz--(w|)",
      results: ["x": ["a", "b"], "y": ["c"], "z": [], "w": ["d"]]
    ) { a, b, _ in a.bufferWithTrigger(b) }
  }

  @Test(arguments: [
    ("|", "-", "(z|)"), ("----", "----", "----"), ("#", "-", "#"), ("a-#", "---", "--#"),
    ("a-|", "#--", "--(x|)"), ("a-|", "|--", "--(x|)"), ("----", "-t--", "-z--"),
  ])
  func `the sources decide when the result ends`(source: String, trigger: String, expected: String)
  {
    expectDiagram(
      source, trigger, expected, results: ["x": ["a"], "z": []], during: "^----!"
    ) { a, b, _ in a.bufferWithTrigger(b) }
  }
}
