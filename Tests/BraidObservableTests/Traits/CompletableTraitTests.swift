// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct CompletableTraitTests {
  static let events: [(CompletableEvent, [String])] = [
    (.completed, ["completed"]), (.error(MarbleFailure()), ["error(#)"]),
  ]

  @Test(arguments: events)
  func `create emits the first terminal event`(event: CompletableEvent, expected: [String]) {
    let completable = Completable.create { completable in
      completable(event)
      for (late, _) in Self.events { completable(late) }
      return Disposables.create()
    }
    expectEqual(completable.recorded(), expected)
    let log = Log<String>()
    _ = completable.subscribe { log("\($0)") }
    expectEqual(log.entries, ["\(event)"])
  }

  @Test func `each event calls its own closure`() {
    let log = Log<String>()
    for source in [Completable.empty(), .error(MarbleFailure()), .never()] {
      _ = source.subscribe(
        onCompleted: { log("completed") }, onError: { log("\($0)") },
        onDisposed: { log("disposed") })
    }
    expectEqual(log.entries, ["completed", "disposed", "#", "disposed"])
  }

  @Test func `closures receive the object`() {
    let log = Log<String>()
    let witness = Witness()
    for source in [Completable.empty(), .error(MarbleFailure())] {
      _ = source.subscribe(
        with: witness, onCompleted: { log("\($0 === witness)") },
        onError: { log("\($0 === witness) \($1)") }, onDisposed: { _ in log("disposed") })
    }
    expectEqual(log.entries, ["true", "disposed", "true #", "disposed"])
  }

  @Test(arguments: [("--|", "--|", "----|"), ("--#", "--|", "--#"), ("--|", "--#", "----#")])
  func `concat subscribes to one completable after the other`(
    first: String, second: String, expected: String
  ) {
    expectDiagram(first, second, expected) { first, second, _ in
      work(first).concat(work(second))
    }
    expectDiagram(first, second, expected) { first, second, _ in
      Completable.concat(work(first), work(second))
    }
    expectDiagram(first, second, expected) { first, second, _ in
      Completable.concat([work(first), work(second)])
    }
    expectDiagram(first, second, expected) { first, second, _ in
      Completable.concat(AnySequence([work(first), work(second)]))
    }
    expectDiagram(first, second, expected) { first, second, _ in
      work(first).andThen(work(second))
    }
  }

  @Test func `concat asks a sequence for a completable when the previous one has completed`() {
    let log = Log<String>()
    let steps = (1...3).lazy.map { step in
      log("step \(step)")
      return step == 2 ? Completable.error(MarbleFailure()) : .empty()
    }
    expectEqual(Completable.concat(AnySequence(steps)).recorded(), ["error(#)"])
    expectEqual(log.entries, ["step 1", "step 2"])
  }

  @Test(arguments: [
    ("--|", "--(a|)", "----(a|)"), ("--#", "--(a|)", "--#"), ("--|", "--#", "----#"),
    ("|", "(a|)", "(a|)"),
  ])
  func `andThen continues with the argument`(first: String, second: String, expected: String) {
    expectDiagram(first, second, expected) { first, second, _ in
      work(first).andThen(second.asSingle())
    }
    expectDiagram(first, second, expected) { first, second, _ in
      work(first).andThen(second.asMaybe())
    }
    expectDiagram(first, second, expected) { first, second, _ in work(first).andThen(second) }
  }

  @Test func `andThen subscribes after the completion`() {
    expectDiagram("--|", "-a-b|", "---a-b|", subscriptions: ["^-!", "--^---!"]) {
      first, second, _ in work(first).andThen(second)
    }
    expectDiagram("--|", "-(a|)", "--", during: "^!", subscriptions: ["^!", ""]) {
      first, second, _ in work(first).andThen(second.asSingle())
    }
    expectDiagram("--|", "---(a|)", "---", during: "^---!", subscriptions: ["^-!", "--^-!"]) {
      first, second, _ in work(first).andThen(second.asSingle())
    }
  }

  @Test(arguments: [
    ("--|", "----|", "----|"), ("--#", "----|", "--#"), ("--|", "----#", "----#"), ("|", "|", "|"),
  ])
  func `zip waits for all completables`(first: String, second: String, expected: String) {
    expectDiagram(first, second, expected) { first, second, _ in
      Completable.zip(work(first), work(second))
    }
    expectDiagram(first, second, expected) { first, second, _ in
      Completable.zip([work(first), work(second)])
    }
    expectDiagram(first, second, expected) { first, second, _ in
      Completable.zip(Set([0, 1]).map { $0 == 0 ? work(first) : work(second) }.lazy)
    }
  }

  @Test func `zip and concat of no completables complete immediately`() {
    expectEqual(Completable.zip([]).recorded(), ["completed"])
    expectEqual(Completable.concat([]).recorded(), ["completed"])
  }

  @Test func `do calls its closures before and after the terminal event`() {
    let log = Log<String>()
    func observed(_ completable: Completable) -> Completable {
      completable.do(
        onError: { log("error \($0)") }, afterError: { log("after \($0)") },
        onCompleted: { log("completed") }, afterCompleted: { log("after completed") },
        onSubscribe: { log("subscribe") }, onSubscribed: { log("subscribed") },
        onDispose: { log("dispose") })
    }
    _ = observed(.empty()).subscribe(onCompleted: { log("->") })
    expectEqual(
      log.entries,
      [
        "subscribe", "completed", "->", "after completed", "subscribed", "dispose",
      ])
    _ = observed(.error(MarbleFailure())).subscribe(onError: { _ in log("->") })
    expectEqual(
      log.entries.dropFirst(6),
      [
        "subscribe", "error #", "->", "after #", "subscribed", "dispose",
      ])
    expectEqual(
      Completable.empty().do(onCompleted: { throw MarbleFailure() }).recorded(), ["error(#)"])
  }

  private func work(_ source: Observable<String>) -> Completable {
    source.ignoreElements().asCompletable()
  }
}
