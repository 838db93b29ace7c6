// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct PausableTests {
  /// Lets through while `pauser` has sent a `t` last.
  private static func pausable(
    _ source: Observable<String>, _ pauser: Observable<String>
  ) -> Observable<String> {
    source.pausable(pauser.map { $0 == "t" })
  }

  @Test func `pausable drops values while it is paused`() {
    expectDiagram("a-b-c-d-e|", "-t--f--t-|", "--b-----e|") { a, b, _ in Self.pausable(a, b) }
  }

  @Test(arguments: [
    ("|", "t", "|"), ("----", "t---", "----"), ("#", "t", "#"), ("a-#", "t--", "a-#"),
    ("-a-#", "----", "---#"), ("a--", "-#", "-#"), ("-a-b|", "t|", "-a-b|"),
    ("-a-b|", "|", "----|"),
  ])
  func `the sources decide when the result ends`(source: String, pauser: String, expected: String) {
    expectDiagram(source, pauser, expected, during: "^----!") { a, b, _ in Self.pausable(a, b) }
  }

  @Test func `nil is emitted like other values`() {
    #expect(
      Observable<Int?>.of(nil, 1).pausable(Observable.just(true)).recorded()
        == ["next(nil)", "next(Optional(1))", "completed"])
  }
}
