// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

struct DebounceTests {
  @Test func `debounce emits the last value of each burst`() {
    expectDiagram(
      "a-b-c-----d|",
      "-------c---(d|)"
    ) { $0.debounce(.seconds(3), scheduler: $1) }
  }

  @Test(arguments: [("ab#", "--#"), ("ab|", "--(b|)"), ("a--|", "---(a|)"), ("a---b#", "---a-#")])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) { $0.debounce(.seconds(3), scheduler: $1) }
  }

  @Test(arguments: [0, -1]) func `with a time of zero each value is emitted`(seconds: Int) {
    expectDiagram("a-b-c|", "a-b-c|") { $0.debounce(.seconds(seconds), scheduler: $1) }
  }
}
