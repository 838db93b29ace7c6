// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite struct FlatMapTests {
  @Test func `flatMap merges what it makes of each value`() {
    expectDiagram("a---b---|", "1-2-|", "1-2-1-2-|") { source, inner, _ in
      source.flatMap { _ in inner }
    }
  }

  @Test func `flatMapFirst ignores values while it is busy`() {
    expectDiagram("a-b-c---|", "1--2|", "1--2----|") { source, inner, _ in
      source.flatMapFirst { _ in inner }
    }
  }

  @Test func `flatMapLatest follows the newest`() {
    expectDiagram("a---b----|", "1--2--3|", "1--21--2--3|") { source, inner, _ in
      source.flatMapLatest { _ in inner }
    }
  }

  @Test func `concatMap plays one after the other`() {
    expectDiagram("a-b-----|", "1--2|", "1--21--2|") { source, inner, _ in
      source.concatMap { _ in inner }
    }
  }

  private static let all:
    [@Sendable (Observable<String>, Observable<String>) -> Observable<String>] =
      [
        { source, inner in source.flatMap { _ in inner } },
        { source, inner in source.flatMapFirst { _ in inner } },
        { source, inner in source.flatMapLatest { _ in inner } },
        { source, inner in source.concatMap { _ in inner } },
      ]

  @Test(arguments: all.indices)
  func `an error of either ends the result and disposes the other`(index: Int) {
    expectDiagram("a--#", "-1----", "-1-#", subscriptions: ["^--!", "^--!"]) { source, inner, _ in
      Self.all[index](source, inner)
    }
    expectDiagram("a-----", "-1#", "-1#", subscriptions: ["^-!", "^-!"]) { source, inner, _ in
      Self.all[index](source, inner)
    }
  }

  @Test(arguments: all.indices)
  func `empty and never`(index: Int) {
    expectDiagram("--|", "1|", "--|") { source, inner, _ in Self.all[index](source, inner) }
    expectDiagram("----", "1|", "----", during: "^--!") { source, inner, _ in
      Self.all[index](source, inner)
    }
  }

  @Test(arguments: all.indices)
  func `disposal in the middle disposes both`(index: Int) {
    expectDiagram(
      "a------", "1--2---3", "1--2", during: "^---!", subscriptions: ["^---!", "^---!"]
    ) { source, inner, _ in
      Self.all[index](source, inner)
    }
  }

  @Test(arguments: all.indices)
  func `the result goes on when the source completes before the inner one`(index: Int) {
    expectDiagram("a|", "1--2--|", "1--2--|", subscriptions: ["^!", "^-----!"]) {
      source, inner, _ in Self.all[index](source, inner)
    }
  }

  @Test func `a replaced inner source is disposed and sends nothing more`() {
    expectDiagram(
      "a--b----|", "1----2--|", "1--1----2--|", subscriptions: ["^-------!", "^--!\n---^-------!"]
    ) { source, inner, _ in
      source.flatMapLatest { _ in inner }
    }
  }

  @Test func `switchLatest follows the newest of the sources it is sent`() {
    let outer = PublishSubject<Observable<Int>>()
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let log = Log<String>()
    let subscription = outer.switchLatest().subscribe { log("\($0)") }
    outer.onNext(first)
    first.onNext(1)
    outer.onNext(second)
    first.onNext(2)
    second.onNext(3)
    outer.onCompleted()
    second.onCompleted()
    subscription.dispose()
    #expect(log.entries == ["next(1)", "next(3)", "completed"])
    #expect(!first.hasObservers)
  }

  @Test func `a thrown error ends the result`() {
    struct Failure: Error {}
    let log = Log<String>()
    let source = PublishSubject<Int>()
    let subscription = source.flatMap { _ -> Observable<Int> in throw Failure() }
      .subscribe { log("\($0)") }
    source.onNext(1)
    source.onNext(2)
    #expect(log.entries == ["error(Failure())"])
    #expect(!source.hasObservers)
    subscription.dispose()
  }
}
