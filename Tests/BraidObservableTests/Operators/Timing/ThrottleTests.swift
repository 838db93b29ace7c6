// SPDX-License-Identifier: MIT
import BraidObservable
import TestSupport
import Testing

struct ThrottleTests {
  @Test func `throttle emits the first and the last value of each interval`() {
    expectDiagram(
      "abc---d-------e|",
      "a--c--d-------e|"
    ) { $0.throttle(.seconds(3), scheduler: $1) }
  }

  @Test func `without latest only the first value of an interval is emitted`() {
    expectDiagram(
      "abc---d-------e|",
      "a-----d-------e|"
    ) { $0.throttle(.seconds(3), latest: false, scheduler: $1) }
  }

  @Test(arguments: [
    ("ab#", "a-#"), ("a-#", "a-#"), ("ab|", "a--(b|)"), ("a|", "a|"), ("abc", "a--c"),
  ])
  func `the source decides when the result ends`(source: String, expected: String) {
    expectDiagram(source, expected) { $0.throttle(.seconds(3), scheduler: $1) }
  }

  @Test(arguments: [0, -1]) func `with a time of zero every value is emitted`(seconds: Int) {
    expectDiagram("abc-(de)|", "abc-(de)|") { $0.throttle(.seconds(seconds), scheduler: $1) }
  }
}
