// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MergeTests {
  @Test func `merge emits the values of all sources as they arrive`() {
    expectDiagram("a---b---|", "--1---2|", "a-1-b-2-|") { a, b, _ in Observable.merge(a, b) }
  }

  @Test func `merge ends with the first error and disposes the others`() {
    expectDiagram("a-#", "-1----", "a1#", subscriptions: ["^-!", "^-!"]) { a, b, _ in
      Observable.merge(a, b)
    }
  }

  @Test func `a source after a synchronous failure is not subscribed to`() {
    expectDiagram("-1----", "#", subscriptions: "") { source, _ in
      Observable.merge(.error(MarbleFailure()), source)
    }
  }

  @Test func `merge of no sources completes`() {
    let log = Log<String>()
    Observable<Int>.merge([]).subscribe { log("\($0)") }.dispose()
    expectEqual(log.entries, ["completed"])
  }

  @Test func `synchronous sources alternate`() {
    let log = Log<String>()
    Observable.merge(Observable.of(1, 2), Observable.of(3, 4)).subscribe(onNext: { log("\($0)") })
      .dispose()
    expectEqual(log.entries, ["1", "3", "2", "4"])
  }

  @Test func `at most n sources run concurrently and the others wait`() {
    expectDiagram(
      "abc|", "1---|", "11--1---|", subscriptions: ["^--!", "^---!\n-^---!\n----^---!"]
    ) {
      source, inner, _ in source.map { _ in inner }.merge(maxConcurrent: 2)
    }
  }

  @Test(arguments: [
    ("|", "|", "|"), ("|", "-a|", "-a|"), ("----", "|", "----"), ("a|", "-b|", "ab|"),
    ("#", "a", "#"), ("-a#", "b", "ba#"),
  ])
  func `the sources decide when the result ends`(first: String, second: String, expected: String) {
    let forms: [(Observable<String>, Observable<String>) -> Observable<String>] = [
      { Observable.merge($0, $1) }, { Observable.merge([$0, $1]) },
      { Observable.merge([$0, $1].lazy.map { $0 }) }, { Observable.of($0, $1).merge() },
      { Observable.of($0, $1).merge(maxConcurrent: 2) },
    ]
    for form in forms {
      expectDiagram(first, second, expected, during: "^----!") { a, b, _ in form(a, b) }
    }
  }

  @Test func `disposal disposes the active sources and drops the waiting ones`() {
    expectDiagram(
      "ab---", "1---2|", "1---2", during: "^----!", subscriptions: ["^----!", "^----!"]
    ) { source, inner, _ in source.map { _ in inner }.merge(maxConcurrent: 1) }
  }

  @Test func `an error drops the waiting sources`() {
    expectDiagram("ab---", "1-#", "1-#", subscriptions: ["^-!", "^-!"]) { source, inner, _ in
      source.map { _ in inner }.merge(maxConcurrent: 1)
    }
  }

  @Test func `a limit of zero concurrent sources traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Observable.of(Observable.just(1)).merge(maxConcurrent: 0)
    }
    expectEqual(result?.errorText.contains("would never subscribe to any"), true)
  }
}
