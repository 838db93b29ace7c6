// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct AsInfallibleTests {
  @Test(arguments: [("a-b-#", "a-b-(x|)"), ("a-b-|", "a-b-|"), ("#", "(x|)"), ("|", "|")])
  func `a value replaces an error`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in source.asInfallible(onErrorJustReturn: "x") }
  }

  @Test(arguments: [
    ("a-b-#", "x-y|", "a-b-x-y|"), ("a-b-|", "x-y|", "a-b-|"), ("#", "|", "|"),
  ])
  func `another sequence replaces an error`(
    source: String, other: String, expected: String
  ) {
    expectDiagram(source, other, expected) { source, other, _ in
      source.asInfallible(onErrorFallbackTo: other.asInfallible(onErrorJustReturn: ""))
    }
    expectDiagram(source, other, expected) { source, other, _ in
      source.asInfallible(onErrorRecover: { _ in other.asInfallible(onErrorJustReturn: "") })
    }
  }

  @Test func `disposal disposes the current source`() {
    expectDiagram("a---", "x|", "a-", during: "^-!", subscriptions: ["^-!", ""]) {
      source, other, _ in
      source.asInfallible(onErrorFallbackTo: other.asInfallible(onErrorJustReturn: ""))
    }
    expectDiagram("a-#", "-x-y|", "a--x", during: "^---!", subscriptions: ["^-!", "--^-!"]) {
      source, other, _ in
      source.asInfallible(onErrorFallbackTo: other.asInfallible(onErrorJustReturn: ""))
    }
  }

  @Test func `traits and relays can be converted to infallibles`() {
    #expect(
      Single<Int>.error(MarbleFailure()).asInfallible(onErrorJustReturn: 1).recorded() == [
        "next(1)", "completed",
      ])
    expectEqual(BehaviorRelay(value: 1).asInfallible().recorded(), ["next(1)"])
    let replaying = ReplayRelay<Int>.create(bufferSize: 1)
    replaying.accept(2)
    expectEqual(replaying.asInfallible().recorded(), ["next(2)"])
    let publishing = PublishRelay<Int>()
    let log = Log<Int>()
    let subscription = publishing.asInfallible().subscribe(onNext: { log($0) })
    publishing.accept(3)
    subscription.dispose()
    expectEqual(log.entries, [3])
  }
}
