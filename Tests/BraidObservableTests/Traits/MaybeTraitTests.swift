// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct MaybeTraitTests {
  static let events: [(MaybeEvent<Int>, [String])] = [
    (.success(1), ["next(1)", "completed"]), (.error(MarbleFailure()), ["error(#)"]),
    (.completed, ["completed"]),
  ]

  @Test(arguments: events)
  func `create emits the first event`(event: MaybeEvent<Int>, expected: [String]) {
    let maybe = Maybe<Int>.create { maybe in
      maybe(event)
      for (late, _) in Self.events { maybe(late) }
      return Disposables.create()
    }
    expectEqual(maybe.recorded(), expected)
    let log = Log<String>()
    _ = maybe.subscribe { log("\($0)") }
    expectEqual(log.entries, ["\(event)"])
  }

  @Test func `each event calls its own closure`() {
    let log = Log<String>()
    for source in [Maybe.just(1), .empty(), .error(MarbleFailure()), .never()] {
      _ = source.subscribe(
        onSuccess: { log("\($0)") }, onError: { log("\($0)") }, onCompleted: { log("none") },
        onDisposed: { log("disposed") })
    }
    expectEqual(log.entries, ["1", "disposed", "none", "disposed", "#", "disposed"])
  }

  @Test func `closures receive the object`() {
    let log = Log<String>()
    let witness = Witness()
    for source in [Maybe.just(1), .empty(), .error(MarbleFailure())] {
      _ = source.subscribe(
        with: witness, onSuccess: { log("\($0 === witness) \($1)") },
        onError: { log("\($0 === witness) \($1)") }, onCompleted: { log("\($0 === witness)") },
        onDisposed: { _ in log("disposed") })
    }
    expectEqual(log.entries, ["true 1", "disposed", "true", "disposed", "true #", "disposed"])
  }

  @Test(arguments: [
    ("--(a|)", "--(A|)"), ("--|", "--|"), ("--#", "--#"), ("----", "----"),
  ])
  func `operators transform the value`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.asMaybe().map { $0.uppercased() }
    }
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.asMaybe().flatMap { .just($0.uppercased()) }
    }
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.asMaybe().compactMap { $0.uppercased() }
    }
  }

  @Test(arguments: [("--(a|)", "--(a|)"), ("--(b|)", "--|"), ("--|", "--|"), ("--#", "--#")])
  func `a value can be dropped`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in source.asMaybe().filter { $0 == "a" } }
    expectDiagram(source, expected) { source, _ in
      source.asMaybe().compactMap { $0 == "a" ? "a" : nil }
    }
    expectDiagram(source, expected) { source, _ in
      source.asMaybe().flatMap { $0 == "a" ? .just($0) : .empty() }
    }
  }

  @Test func `an error thrown by a closure fails the maybe`() {
    let maybe = Maybe.just(1)
    let fail: @Sendable (Int) throws -> Void = { _ in throw MarbleFailure() }
    let results = [
      maybe.map { try fail($0) }.recorded(),
      maybe.compactMap { try fail($0) }.recorded(),
      maybe.filter { _ in throw MarbleFailure() }.recorded(),
      maybe.flatMap { value in
        try fail(value)
        return maybe
      }.recorded(),
      maybe.do(onNext: { try fail($0) }).recorded(),
      Maybe.zip(maybe, maybe) { a, _ in try fail(a) }.recorded(),
    ]
    for result in results { expectEqual(result, ["error(#)"]) }
  }

  @Test func `a default or another maybe replaces a missing value`() {
    expectDiagram("---|", "---(a|)") { source, _ in source.asMaybe().ifEmpty(default: "a") }
    expectDiagram("--(b|)", "--(b|)") { source, _ in source.asMaybe().ifEmpty(default: "a") }
    expectDiagram("--#", "--#") { source, _ in source.asMaybe().ifEmpty(default: "a") }
    expectDiagram("---|", "--(a|)", "-----(a|)", subscriptions: ["^--!", "---^-!"]) {
      source, other, _ in source.asMaybe().ifEmpty(switchTo: other.asSingle())
    }
    expectDiagram("---|", "--|", "-----|") { source, other, _ in
      source.asMaybe().ifEmpty(switchTo: other.asMaybe())
    }
    expectDiagram("--(b|)", "--(a|)", "--(b|)", subscriptions: ["^-!", ""]) {
      source, other, _ in source.asMaybe().ifEmpty(switchTo: other.asMaybe())
    }
  }

  @Test(arguments: [
    ("--(a|)", "----(b|)", "----(x|)"), ("--(a|)", "----|", "----|"), ("--|", "----(b|)", "----|"),
    ("--#", "----(b|)", "--#"),
  ])
  func `zip needs all values`(first: String, second: String, expected: String) {
    expectDiagram(first, second, expected, results: ["x": "ab"]) { first, second, _ in
      Maybe.zip(first.asMaybe(), second.asMaybe()) { $0 + $1 }
    }
  }

  @Test func `zip without a selector makes tuples`() {
    expectEqual(
      Maybe.zip(.just(1), .just("2"), .just(3)).map { "\($0)\($1)\($2)" }.recorded(),
      [
        "next(123)", "completed",
      ])
  }

  @Test func `catchAndReturn replaces an error`() {
    expectDiagram("--#", "--(x|)") { source, _ in source.asMaybe().catchAndReturn("x") }
    expectDiagram("--|", "--|") { source, _ in source.asMaybe().catchAndReturn("x") }
  }

  @Test func `do calls its closures before and after the events`() {
    let log = Log<String>()
    func observed(_ maybe: Maybe<Int>) -> Maybe<Int> {
      maybe.do(
        onNext: { log("value \($0)") }, afterNext: { log("after \($0)") },
        onError: { log("error \($0)") }, afterError: { log("after \($0)") },
        onCompleted: { log("completed") }, afterCompleted: { log("after completed") },
        onDispose: { log("dispose") })
    }
    _ = observed(.empty()).subscribe(onCompleted: { log("-> completed") })
    expectEqual(log.entries, ["completed", "-> completed", "after completed", "dispose"])
    _ = observed(.just(1)).subscribe(onSuccess: { log("-> \($0)") })
    expectEqual(
      log.entries.dropFirst(4),
      [
        "value 1", "-> 1", "after 1", "completed", "after completed", "dispose",
      ])
  }
}
