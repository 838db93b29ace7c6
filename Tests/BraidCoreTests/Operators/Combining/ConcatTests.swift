// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct ConcatRuleTests {
  @Test(arguments: [
    ("", "a"),
    ("|", "a b"),
    ("||", "a b |"),
    ("#", "a #"),
    ("|#", "a b #"),
  ])
  func `the next source is subscribed to when one completes`(ends: String, result: String) {
    let (a, b) = (silent(), silent())
    expectEqual(steps(ends, of: ConcatRule([a, b]), names: [("a", a), ("b", b)]), result)
    expectEqual(steps(ends, of: ConcatRule(a, b), names: [("a", a), ("b", b)]), result)
  }

  @Test func `without sources the result completes`() {
    expectEqual(
      steps("", of: ConcatRule([EventSource<Int>]()), names: [(String, EventSource<Int>)]()), "|")
  }

  @Test func `one source is requested at a time, from the first subscription on`() {
    let made = Log<Int>()
    let sources = (1...3).lazy.map { number in
      made(number)
      return silent()
    }
    var rule = ConcatRule(sources)
    expectEqual(made.entries, [])
    _ = rule.step(after: nil)
    expectEqual(made.entries, [1])
    _ = rule.step(after: .completed)
    expectEqual(made.entries, [1, 2])
  }
}
