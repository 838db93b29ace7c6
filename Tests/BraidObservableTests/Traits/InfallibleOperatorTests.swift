// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// The operators of infallibles emit the same events as the operators of observables.
struct InfallibleOperatorTests {
  /// An operator in both forms; the second source is for operators of two sources.
  struct Twin: Sendable, CustomTestStringConvertible {
    typealias OfInfallibles =
      @Sendable (
        Infallible<Int>, Infallible<Int>, TestScheduler
      ) -> Infallible<Int>
    typealias OfObservables =
      @Sendable (
        Observable<Int>, Observable<Int>, TestScheduler
      ) -> Observable<Int>

    let testDescription: String
    let infallible: OfInfallibles
    let observable: OfObservables

    init(
      _ name: String, _ infallible: @escaping OfInfallibles, _ observable: @escaping OfObservables
    ) {
      testDescription = name
      self.infallible = infallible
      self.observable = observable
    }
  }

  static let transforming = [
    Twin("map", { a, _, _ in a.map { $0 + 1 } }, { a, _, _ in a.map { $0 + 1 } }),
    Twin(
      "compactMap", { a, _, _ in a.compactMap { $0 > 1 ? $0 : nil } },
      { a, _, _ in a.compactMap { $0 > 1 ? $0 : nil } }),
    Twin("flatMap", { a, b, _ in a.flatMap { _ in b } }, { a, b, _ in a.flatMap { _ in b } }),
    Twin("concatMap", { a, b, _ in a.concatMap { _ in b } }, { a, b, _ in a.concatMap { _ in b } }),
    Twin(
      "flatMapFirst", { a, b, _ in a.flatMapFirst { _ in b } },
      { a, b, _ in a.flatMapFirst { _ in b } }),
    Twin(
      "flatMapLatest", { a, b, _ in a.flatMapLatest { _ in b } },
      { a, b, _ in a.flatMapLatest { _ in b } }),
    Twin(
      "flatMapLatest of an observable", { a, b, _ in a.asObservable().flatMapLatest { _ in b } },
      { a, b, _ in a.flatMapLatest { _ in b } }),
    Twin("scan", { a, _, _ in a.scan(0) { $0 + $1 } }, { a, _, _ in a.scan(0) { $0 + $1 } }),
    Twin(
      "scan(into:)", { a, _, _ in a.scan(into: 0) { $0 += $1 } },
      { a, _, _ in a.scan(into: 0) { $0 += $1 } }),
  ]

  static let filtering = [
    Twin("filter", { a, _, _ in a.filter { $0 > 1 } }, { a, _, _ in a.filter { $0 > 1 } }),
    Twin(
      "distinctUntilChanged", { a, _, _ in a.distinctUntilChanged() },
      { a, _, _ in a.distinctUntilChanged() }),
    Twin(
      "distinctUntilChanged of a key", { a, _, _ in a.distinctUntilChanged { $0 / 2 } },
      { a, _, _ in a.distinctUntilChanged { $0 / 2 } }),
    Twin(
      "distinctUntilChanged with a comparer",
      { a, _, _ in a.distinctUntilChanged { $0 > $1 } },
      { a, _, _ in a.distinctUntilChanged { $0 > $1 } }),
    Twin(
      "distinctUntilChanged of a key with a comparer",
      { a, _, _ in a.distinctUntilChanged({ $0 / 2 }, comparer: { $0 > $1 }) },
      { a, _, _ in a.distinctUntilChanged({ $0 / 2 }, comparer: { $0 > $1 }) }),
    Twin(
      "distinctUntilChanged(at:)", { a, _, _ in a.distinctUntilChanged(at: \.bitWidth) },
      { a, _, _ in a.distinctUntilChanged(at: \.bitWidth) }),
    Twin(
      "skip(while:)", { a, _, _ in a.skip(while: { $0 < 2 }) },
      { a, _, _ in a.skip(while: { $0 < 2 }) }),
    Twin(
      "skip(until:)", { a, b, _ in a.skip(until: b.asObservable()) },
      { a, b, _ in a.skip(until: b) }),
    Twin("take", { a, _, _ in a.take(2) }, { a, _, _ in a.take(2) }),
    Twin(
      "take(for:)", { a, _, scheduler in a.take(for: .seconds(3), scheduler: scheduler) },
      { a, _, scheduler in a.take(for: .seconds(3), scheduler: scheduler) }),
    Twin("take(until:)", { a, b, _ in a.take(until: b) }, { a, b, _ in a.take(until: b) }),
    Twin(
      "take(until:) of an observable", { a, b, _ in a.take(until: b.asObservable()) },
      { a, b, _ in a.take(until: b) }),
    Twin(
      "take(until:) a value", { a, _, _ in a.take(until: { $0 > 1 }, behavior: .inclusive) },
      { a, _, _ in a.take(until: { $0 > 1 }, behavior: .inclusive) }),
    Twin(
      "take(while:)", { a, _, _ in a.take(while: { $0 < 2 }) },
      { a, _, _ in a.take(while: { $0 < 2 }) }),
  ]

  static let combining = [
    Twin("startWith", { a, _, _ in a.startWith(7) }, { a, _, _ in a.startWith(7) }),
    Twin("merge", { a, b, _ in .merge(a, b) }, { a, b, _ in .merge(a, b) }),
    Twin("merge an array", { a, b, _ in .merge([a, b]) }, { a, b, _ in .merge([a, b]) }),
    Twin(
      "merge a collection", { a, b, _ in .merge(Set([0, 1]).sorted().lazy.map { [a, b][$0] }) },
      { a, b, _ in .merge([a, b]) }),
    Twin("concat", { a, b, _ in a.concat(b) }, { a, b, _ in a.concat(b) }),
    Twin("concat some", { a, b, _ in .concat(a, b) }, { a, b, _ in .concat(a, b) }),
    Twin("concat an array", { a, b, _ in .concat([a, b]) }, { a, b, _ in .concat([a, b]) }),
    Twin(
      "concat a sequence", { a, b, _ in .concat(AnySequence([a, b])) },
      { a, b, _ in .concat([a, b]) }),
    Twin("zip", { a, b, _ in .zip(a, b) { $0 + $1 } }, { a, b, _ in .zip(a, b) { $0 + $1 } }),
    Twin(
      "combineLatest", { a, b, _ in .combineLatest(a, b) { $0 + $1 } },
      { a, b, _ in .combineLatest(a, b) { $0 + $1 } }),
    Twin(
      "combineLatest to tuples",
      { a, b, _ in Infallible.combineLatest(a, b).map { $0 + $1 } },
      { a, b, _ in .combineLatest(a, b) { $0 + $1 } }),
    Twin(
      "combineLatest of many", { a, b, _ in .combineLatest([a, b]) { $0.reduce(0, +) } },
      { a, b, _ in .combineLatest([a, b]) { $0.reduce(0, +) } }),
    Twin(
      "combineLatest to arrays",
      { a, b, _ in Infallible.combineLatest([a, b]).map { $0.reduce(0, +) } },
      { a, b, _ in .combineLatest([a, b]) { $0.reduce(0, +) } }),
    Twin(
      "withLatestFrom", { a, b, _ in a.withLatestFrom(b) }, { a, b, _ in a.withLatestFrom(b) }),
    Twin(
      "withLatestFrom with a selector", { a, b, _ in a.withLatestFrom(b) { $0 * $1 } },
      { a, b, _ in a.withLatestFrom(b) { $0 * $1 } }),
  ]

  static let others = [
    Twin(
      "debounce", { a, _, scheduler in a.debounce(.seconds(2), scheduler: scheduler) },
      { a, _, scheduler in a.debounce(.seconds(2), scheduler: scheduler) }),
    Twin(
      "throttle", { a, _, scheduler in a.throttle(.seconds(2), scheduler: scheduler) },
      { a, _, scheduler in a.throttle(.seconds(2), scheduler: scheduler) }),
    Twin(
      "do", { a, _, _ in a.do(onNext: { _ in }, onDispose: {}) },
      { a, _, _ in a.do(onNext: { _ in }, onDispose: {}) }),
    Twin("share", { a, _, _ in a.share(replay: 1) }, { a, _, _ in a.share(replay: 1) }),
    Twin(
      "withUnretained", { a, _, scheduler in a.withUnretained(scheduler).map { $1 } },
      { a, _, scheduler in a.withUnretained(scheduler).map { $1 } }),
    Twin(
      "withUnretained with a selector",
      { a, _, scheduler in a.withUnretained(scheduler) { $1 } },
      { a, _, scheduler in a.withUnretained(scheduler) { $1 } }),
    Twin("asObservable", { a, _, _ in a.asObservable().asInfallible(onErrorJustReturn: 0) }) {
      a, _, _ in a
    },
  ]

  /// The events of the two sources.
  static let plays: [([Recorded<Event<Int>>], [Recorded<Event<Int>>])] = [
    (
      [.next(1, 1), .next(2, 2), .next(3, 2), .next(7, 3), .completed(9)],
      [.next(2, 10), .next(5, 20), .completed(8)]
    ),
    ([.completed(1)], [.completed(2)]),
    ([.next(1, 1), .completed(3)], []),
    ([], [.next(1, 10)]),
    ([.next(1, 1), .next(2, 2)], [.next(1, 10), .completed(2)]),
  ]

  @Test(arguments: [transforming, filtering, combining, others].flatMap { $0 })
  func `an operator of infallibles emits the same events as for observables`(twin: Twin) {
    for (first, second) in Self.plays {
      let ofInfallibles = result(first, second) { first, second, scheduler in
        twin.infallible(
          first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0),
          scheduler
        )
        .asObservable()
      }
      let ofObservables = result(first, second, twin.observable)
      expectEqual(ofInfallibles, ofObservables)
    }
  }

  @Test func `debug prints and forwards events`() {
    expectEqual(Infallible.just(1).debug("infallible").recorded(), ["next(1)", "completed"])
    expectEqual(Single.just(1).debug("single").recorded(), ["next(1)", "completed"])
  }

  private func result(
    _ first: [Recorded<Event<Int>>], _ second: [Recorded<Event<Int>>],
    _ operation:
      @escaping @Sendable (Observable<Int>, Observable<Int>, TestScheduler) ->
      Observable<Int>
  ) -> [Recorded<Event<Int>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let sources = [first, second].map { scheduler.createColdObservable($0).asObservable() }
    return scheduler.start { operation(sources[0], sources[1], scheduler) }.events
  }
}
