// SPDX-License-Identifier: MIT

import BraidTesting
import TestSupport
import Testing

struct MarbleSyntaxErrorTests {
  @Test func `an error points at its column and names the remedy`() {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.cold("a-(b-c)|") }
    expectEqual(
      error?.description,
      """
      Bad marble diagram, column 5: no time can pass inside a group, it is one tick.
        a-(b-c)|
            ^
      Write `-` outside of the parentheses.
      """)
  }

  @Test(arguments: [
    ("a-(b", 3, "never closed"), ("ab)", 3, "no group is open"), ("a()", 2, "is empty"),
    ("((a))", 2, "do not nest"), ("a|-b", 4, "already ended at column 2"),
    ("a#|", 3, "already ended at column 2"), ("a^b", 2, "a cold source has no `^`"),
    ("a!", 2, "disposes a subscription"), ("a\tb", 2, "no meaning"), ("a\nb", 2, "one line"),
    ("(a|b)", 4, "already ended at column 3"), ("a  ( )", 4, "is empty"),
  ])
  func `a cold source with a syntax error is rejected`(line: String, column: Int, problem: String) {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.cold(line) }
    expectEqual(error?.column, column)
    expectEqual(error?.diagram, line)
    expectEqual(error?.problem.contains(problem), true, "\(error?.problem ?? "")")
  }

  @Test(arguments: [
    ("\u{FEFF}a|", 1, #"\u{feff}"#), ("a\u{200B}|", 2, #"\u{200b}"#),
    ("a-\u{202E}b|", 3, #"\u{202e}"#), ("a\u{0}", 2, #"\x00"#), ("a\u{1B}b", 2, #"\x1b"#),
  ])
  func `a character that cannot be seen is rejected, named and not printed`(
    line: String, column: Int, name: String
  ) {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.cold(line) }
    expectEqual(error?.column, column)
    expectEqual(error?.problem, "the character `\(name)` has no meaning")
    let shown = String(
      line.unicodeScalars.map { $0.isASCII && $0.value >= 32 ? Character($0) : "\u{FFFD}" })
    expectEqual(error?.description.contains("\n  \(shown)\n"), true, "\(error?.description ?? "")")
  }

  @Test func `letters of several code points are values`() throws {
    let events = try MarbleDiagram.cold("e\u{301}-👩‍🚀❤\u{FE0F}|")
    expectEqual(
      events, [.next(0, "e\u{301}"), .next(2, "👩‍🚀"), .next(3, "❤\u{FE0F}"), .completed(4)])
  }

  @Test(arguments: [("-^-^", 4, "already is at column 2"), ("a|^b", 4, "already ended")])
  func `a hot source with a syntax error is rejected`(line: String, column: Int, problem: String) {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.hot(line) }
    expectEqual(error?.column, column)
    expectEqual(error?.problem.contains(problem), true, "\(error?.problem ?? "")")
  }

  @Test(arguments: [("a-^b", 1), (" --^b", 2), ("-a^", 1)])
  func `an expectation before the subscription is rejected`(line: String, column: Int) {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.expectation(line) }
    expectEqual(error?.column, column)
    expectEqual(error?.problem, "nothing can be expected before the subscription")
  }

  @Test(arguments: [
    ("^-^", 3, "still subscribed since column 1"), ("-!", 2, "nothing is subscribed"),
    ("^-!-!", 5, "nothing is subscribed"), ("^-a-!", 3, "`a` is an event"),
    ("^-|", 3, "`|` is an event"),
  ])
  func `a subscription line with a syntax error is rejected`(
    line: String, column: Int, problem: String
  ) {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.subscriptions(line) }
    expectEqual(error?.column, column)
    expectEqual(error?.problem.contains(problem), true, "\(error?.problem ?? "")")
  }

  @Test func `an error for a letter without a value lists the known letters`() {
    let error = #expect(throws: MarbleSyntaxError.self) {
      try MarbleDiagram.cold("a-x|", values: ["b": 2, "a": 1])
    }
    expectEqual(error?.column, 3)
    expectEqual(error?.remedy, "Add `\"x\": ...` to the values; there are `a`, `b`")
    let digit = #expect(throws: MarbleSyntaxError.self) {
      try MarbleDiagram.cold("1-x|", values: .digits)
    }
    expectEqual(digit?.remedy.hasPrefix("Use the digits 0 to 9"), true)
  }

  @Test func `the caret allows for wide characters`() {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.cold("🎉漢)") }
    expectEqual(error?.description.contains("\n  🎉漢)\n      ^\n"), true)
  }
}
