// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct CatchRuleTests {
  @Test(arguments: [
    ("", "a"),
    ("|", "a |"),
    ("#", "a b"),
    ("#|", "a b |"),
    ("##", "a b #"),
  ])
  func `the handler's source is subscribed to once after an error`(ends: String, result: String) {
    let (a, b) = (silent(), silent())
    let other = Box(b)
    let rule = CatchRule(a) { _ in other.value }
    expectEqual(steps(ends, of: rule, names: [("a", a), ("b", b)]), result)
  }

  @Test func `an error thrown by the handler ends the result`() {
    struct Other: Error {}
    var rule = CatchRule(silent()) { _ in throw Other() }
    _ = rule.step(after: nil)
    guard case .finish(.error(let error)) = rule.step(after: .failure) else {
      Issue.record("the result goes on")
      return
    }
    #expect(error is Other)
  }
}

struct ConcatAfterErrorsTests {
  @Test(arguments: [
    ("", "a"),
    ("#", "a b"),
    ("##", "a b #"),
    ("|", "a |"),
    ("#|", "a b |"),
  ])
  func `the next source is subscribed to when one fails`(ends: String, result: String) {
    let (a, b) = (silent(), silent())
    expectEqual(
      steps(ends, of: ConcatRule([a, b], afterErrors: true), names: [("a", a), ("b", b)]), result)
    expectEqual(
      steps(ends, of: ConcatRule(a, b, afterErrors: true), names: [("a", a), ("b", b)]), result)
  }

  @Test func `without sources the result completes`() {
    expectEqual(
      steps(
        "", of: ConcatRule([EventSource<Int>](), afterErrors: true),
        names: [(String, EventSource<Int>)]()), "|")
  }
}
