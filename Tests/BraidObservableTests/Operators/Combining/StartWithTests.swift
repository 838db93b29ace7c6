// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct StartWithTests {
  @Test(arguments: [("--a--b|", "(xy)-a--b|"), ("|", "(xy|)"), ("#", "(xy#)"), ("--#", "(xy)-#")])
  func `startWith emits its values first`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in source.startWith("x", "y") }
  }

  @Test func `startWith without values equals the source`() {
    expectDiagram("a-b|", "a-b|") { source, _ in source.startWith() }
  }

  @Test func `a disposal before the source prevents its subscription`() {
    expectDiagram("a-b|", "(x|)", subscriptions: "") { source, _ in
      source.startWith("x").take(1)
    }
  }
}
