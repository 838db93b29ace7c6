// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CatchTests {
  @Test func `catch continues with another source`() {
    expectDiagram("a-b-#", "x-y|", "a-b-x-y|", subscriptions: ["^---!", "----^--!"]) {
      source, other, _ in source.catch { _ in other }
    }
  }

  @Test func `catchAndReturn replaces an error by one value`() {
    expectDiagram("a-b-#", "a-b-(x|)") { source, _ in source.catchAndReturn("x") }
  }

  @Test(arguments: [
    ("|", "x|", "|"), ("----", "x|", "----"), ("a-|", "x|", "a-|"), ("#", "x|", "x|"),
    ("a#", "--", "a--"), ("a#", "|", "a|"), ("a#", "x#", "ax#"), ("a-#", "-x-y|", "a--x-y|"),
  ])
  func `the sources decide when the result ends`(source: String, other: String, expected: String) {
    expectDiagram(source, other, expected, during: "^-------!") { source, other, _ in
      source.catch { _ in other }
    }
    expectDiagram(source, other, expected, during: "^-------!") { source, other, _ in
      Observable.catch(sequence: [source, other])
    }
  }

  @Test(arguments: [("|", "|"), ("----", "----"), ("#", "(x|)"), ("a-|", "a-|")])
  func `catchAndReturn forwards a completion`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in source.catchAndReturn("x") }
  }

  @Test func `disposal disposes the current source, and no other is subscribed to`() {
    expectDiagram("a---#", "x|", "a-", during: "^-!", subscriptions: ["^-!", ""]) {
      source, other, _ in source.catch { _ in other }
    }
    expectDiagram("a-#", "x---y", "a-x-", during: "^---!", subscriptions: ["^-!", "--^-!"]) {
      source, other, _ in source.catch { _ in other }
    }
  }

  @Test func `the handler receives the error, and an error it throws replaces it`() {
    let log = Log<String>()
    let failing = Observable<Int>.error(TestError("a"))
    let caught = failing.catch { error in
      log("\(error)")
      throw TestError("b")
    }
    expectEqual(caught.recorded(), ["error(\(TestError("b")))"])
    expectEqual(log.entries, ["\(TestError("a"))"])
  }

  @Test func `sources are tried until one completes`() {
    expectDiagram("a#", "b|", "c|", "ab|", subscriptions: ["^!", "-^!", ""]) { a, b, c, _ in
      Observable.catch(sequence: [a, b, c])
    }
    #expect(Observable<Int>.catch(sequence: []).recorded() == ["completed"])
    #expect(
      Observable<Int>.catch(sequence: [.error(TestError("a")), .error(TestError("b"))]).recorded()
        == ["error(\(TestError("b")))"])
  }

  // RxSwift's Catch.swift:255.
  @Test func `a nested sequence is part of the outer one`() {
    @Sendable func failing(_ name: String) -> Observable<Int> { .error(TestError(name)) }
    let nested = Observable.catch(sequence: [failing("b"), failing("c")])
    expectEqual(
      Observable.catch(sequence: [failing("a"), nested, .just(1), .just(2)]).recorded(),
      ["next(1)", "completed"])
    expectEqual(
      Observable.catch(sequence: [.catch(sequence: [nested, failing("d")])]).recorded(),
      ["error(\(TestError("d")))"])
    expectEqual(
      Observable.catch(sequence: [.concat(.just(1), failing("d")), .just(2)]).recorded(),
      ["next(1)", "next(2)", "completed"])
    expectEqual(
      Observable.concat(.just(1), .catch(sequence: [failing("e"), .just(2)]), .just(3)).recorded(),
      ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test func `a lazy collection creates a source when the previous one has failed`() {
    let created = Log<Int>()
    let sources = (0..<3).lazy.map { number -> Observable<Int> in
      created(number)
      return number == 1 ? .just(number) : .error(TestError("\(number)"))
    }
    let attempts = Observable.catch(sequence: sources)
    expectEqual(created.entries, [])
    expectEqual(attempts.recorded(), ["next(1)", "completed"])
    expectEqual(created.entries, [0, 1])
    expectEqual(attempts.recorded(), ["next(1)", "completed"])
    expectEqual(created.entries, [0, 1, 0, 1])
  }

  @Test func `a source that fails repeatedly is caught each time`() {
    @Sendable func attempt(_ number: Int) -> Observable<Int> {
      guard number < 100 else { return .just(number) }
      return Observable<Int>.error(TestError("again")).catch { _ in attempt(number + 1) }
    }
    expectEqual(attempt(1).recorded(), ["next(100)", "completed"])
  }
}
