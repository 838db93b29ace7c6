// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct AmbTests {
  @Test func `amb forwards the first source that emits an event`() {
    expectDiagram("--1-2-|", "-x-y-z|", "-x-y-z|", subscriptions: ["^!", "^-----!"]) { a, b, _ in
      a.amb(b)
    }
    expectDiagram("--1-2-|", "-#", "-#") { a, b, _ in Observable.amb([a, b]) }
    expectDiagram("-x-", "(a|)", subscriptions: "") { source, _ in Observable.just("a").amb(source)
    }
  }

  @Test(arguments: [
    ("|", "--a", "|"), ("#", "--a", "#"), ("--a", "-|", "-|"), ("--a", "-#", "-#"),
    ("-a--|", "-b--|", "-a--|"), ("---", "-b|", "-b|"), ("---", "---", "---"),
  ])
  func `an end wins like a value, and the first of simultaneous sources wins`(
    first: String, second: String, expected: String
  ) {
    expectDiagram(first, second, expected, during: "^-----!") { a, b, _ in a.amb(b) }
    expectDiagram(first, second, expected, during: "^-----!") { a, b, _ in Observable.amb([a, b]) }
  }

  @Test func `any number of sources compete`() {
    expectDiagram(
      "---a|", "-b-c|", "--#", "-b-c|", subscriptions: ["^!", "^---!", "^!"]
    ) { a, b, c, _ in Observable.amb([a, b, c]) }
  }

  @Test func `amb of one source forwards it, and amb of none never emits`() {
    expectDiagram("-a|", "-a|", subscriptions: "^-!") { source, _ in Observable.amb([source]) }
    expectDiagram([], "---", during: "^--!") { _, _ in Observable<String>.amb([]) }
  }

  @Test func `disposal disposes all sources, and later only the winner`() {
    expectDiagram("---a", "----b", "--", during: "^-!", subscriptions: ["^-!", "^-!"]) { a, b, _ in
      a.amb(b)
    }
    expectDiagram("-a---a", "--b", "-a-", during: "^--!", subscriptions: ["^--!", "^!"]) {
      a, b, _ in a.amb(b)
    }
  }

  @Test func `a source after a synchronous winner is not subscribed to`() {
    for winner in [Observable.just("a"), .empty(), .error(MarbleFailure())] {
      let log = Log<String>()
      let watched = Observable<String>.never().do(onSubscribe: { log("subscribed") })
      _ = winner.amb(watched).subscribe()
      #expect(log.entries.isEmpty)
    }
  }
}
