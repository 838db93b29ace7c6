// SPDX-License-Identifier: MIT

import BraidCore
import BraidTesting
import TestSupport
import Testing

struct MarbleDiagramTests {
  @Test func `each mark takes one tick`() throws {
    expectEqual(
      try MarbleDiagram.cold("-a-b|"), [.next(1, "a"), .next(3, "b"), .completed(4)])
    expectEqual(try MarbleDiagram.cold("#"), [.error(0, MarbleFailure(), String.self)])
    #expect(try MarbleDiagram.cold("").isEmpty)
    #expect(try MarbleDiagram.cold("----").isEmpty)
  }

  @Test func `a group takes one tick regardless of its width`() throws {
    let events = try MarbleDiagram.cold("a(bcd)-e(f|)")
    expectEqual(
      events,
      [
        .next(0, "a"), .next(1, "b"), .next(1, "c"), .next(1, "d"), .next(3, "e"), .next(4, "f"),
        .completed(4),
      ])
  }

  @Test func `a group of one equals its mark`() throws {
    try expectEqual(MarbleDiagram.cold("-(a)-(|)"), MarbleDiagram.cold("-a-|"))
  }

  @Test func `spaces are ignored`() throws {
    try expectEqual(MarbleDiagram.cold("  a - ( b c )  |"), MarbleDiagram.cold("a-(bc)|"))
  }

  @Test func `time may pass after the end`() throws {
    try expectEqual(MarbleDiagram.cold("a|---"), MarbleDiagram.cold("a|"))
  }

  @Test func `the origin shifts all times`() throws {
    expectEqual(try MarbleDiagram.cold("-a|", origin: 200), [.next(201, "a"), .completed(202)])
    expectEqual(
      try MarbleDiagram.hot("a-^b|", origin: 200),
      [.next(198, "a"), .next(201, "b"), .completed(202)])
    expectEqual(try MarbleDiagram.subscriptions("-^-!", origin: 200), [Subscription(201, 203)])
  }

  @Test func `the failure mark matches any error`() throws {
    struct Broken: Error {}
    expectEqual(
      try MarbleDiagram.cold("a#", error: Broken()), [.next(0, "a"), .error(1, Broken())])
  }

  @Test func `a hot source counts from the subscription`() throws {
    expectEqual(
      try MarbleDiagram.hot("-a-^-b|"), [.next(-2, "a"), .next(2, "b"), .completed(3)])
    expectEqual(try MarbleDiagram.hot("-(^a)b"), [.next(0, "a"), .next(1, "b")])
    expectEqual(try MarbleDiagram.hot("a-b"), [.next(0, "a"), .next(2, "b")])
    expectEqual(try MarbleDiagram.hot("a|-^-"), [.next(-3, "a"), .completed(-2)])
  }

  @Test func `an expectation may begin with the subscription`() throws {
    try expectEqual(MarbleDiagram.expectation("  ^-b|"), MarbleDiagram.expectation("--b|"))
    expectEqual(try MarbleDiagram.expectation("(^a)-b"), [.next(0, "a"), .next(2, "b")])
  }
}

struct MarbleSubscriptionTests {
  @Test(
    arguments: [
      ("", []), ("---", []), ("^---!", [Subscription(0, 4)]), ("--^", [Subscription(2)]),
      ("^--", [Subscription(0)]), ("(^!)", [Subscription(0, 0)]),
      ("^-!-^-!", [Subscription(0, 2), Subscription(4, 6)]),
      ("^--(!^)--!", [Subscription(0, 3), Subscription(3, 6)]),
    ] as [(String, [Subscription])])
  func reads(line: String, expected: [Subscription]) throws {
    expectEqual(try MarbleDiagram.subscriptions(line), expected)
  }
}

struct MarbleValuesTests {
  private struct User: Equatable {
    var id: Int
  }

  @Test func `letters are strings by default`() throws {
    expectEqual(try MarbleDiagram.cold("é🎉"), [.next(0, "é"), .next(1, "🎉")])
  }

  @Test func `a table gives letters any value`() throws {
    let users = try MarbleDiagram.cold("a-b|", values: ["a": User(id: 1), "b": User(id: 2)])
    expectEqual(users, [.next(0, User(id: 1)), .next(2, User(id: 2)), .completed(3)])
  }

  @Test func `of two equal letters in a table the later one is used`() throws {
    expectEqual(try MarbleDiagram.cold("a", values: ["a": 1, "a": 2]), [.next(0, 2)])
  }

  @Test func `digits represent their numbers`() throws {
    expectEqual(
      try MarbleDiagram.cold("1-9|", values: .digits), [.next(0, 1), .next(2, 9), .completed(3)])
  }

  @Test func `characters represent themselves`() throws {
    expectEqual(try MarbleDiagram.cold("xy", values: .characters), [.next(0, "x"), .next(1, "y")])
  }

  @Test func `a closure maps letters`() throws {
    let codes = MarbleValues { $0.asciiValue }
    expectEqual(try MarbleDiagram.cold("A", values: codes), [.next(0, 65)])
    #expect(throws: MarbleSyntaxError.self) { try MarbleDiagram.cold("é", values: codes) }
  }
}
