// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct FlatMapLatestTests {
  @Test func `flatMapLatest follows the newest inner source`() {
    expectDiagram("a---b----|", "1--2--3|", "1--21--2--3|") { source, inner, _ in
      source.flatMapLatest { _ in inner }
    }
  }

  @Test func `a replaced inner source is disposed and emits nothing more`() {
    expectDiagram(
      "a--b----|", "1----2--|", "1--1----2--|", subscriptions: ["^-------!", "^--!\n---^-------!"]
    ) { source, inner, _ in
      source.flatMapLatest { _ in inner }
    }
  }

  @Test func `an immediate inner source emits, and flatMapLatest continues with the next`() {
    expectDiagram("a-b-c|", "-1-2-3", "(x)-x-x|") { source, _, _ in
      source.flatMapLatest { _ in Observable.just("x") }
    }
    expectDiagram("a-b---|", "-1-2-3", "-1x---|", subscriptions: ["^-----!", "^-!"]) {
      source, inner, _ in source.flatMapLatest { $0 == "a" ? inner : .just("x") }
    }
  }

  @Test func `the error of the source itself is not replaced`() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    _ = Observable.merge(
      source.flatMapLatest { _ in Observable<Int>.never() }, source.flatMap { Observable.just($0) }
    ).subscribe { log("\($0)") }
    source.onNext(1)
    source.onCompleted()
    expectEqual(log.entries, ["next(1)"])
  }

  // MARK: Each spelling: an inner source is valid until a newer one replaces it

  /// Ways to send one value and end, synchronously.
  static let answers: [(String, @Sendable (Int) -> Observable<Int>)] = [
    ("just", { .just($0) }),

    ("of", { .of($0) }),

    (
      "create",
      { value in
        .create { observer in
          observer.onNext(value)
          observer.onCompleted()
          return Disposables.create()
        }
      }

    ),
    ("share", { Observable.just($0).share() }),

    ("share(replay:)", { Observable.just($0).share(replay: 1) }),

    (
      "share of create",
      { value in
        Observable.create { observer in
          observer.onNext(value)
          observer.onCompleted()
          return Disposables.create()
        }.share()
      }

    ),
    ("publish().refCount()", { Observable.just($0).publish().refCount() }),

    ("autoconnect", { Signal.just($0).publish().autoconnect().asObservable() }),

    ("replayLazily", { Signal.just($0).replayLazily().asObservable() }),

  ]

  /// The operator's three spellings.
  static func latest(
    _ source: Observable<Int>, _ inner: @escaping @Sendable (Int) -> Observable<Int>
  ) -> [Observable<Int>] {
    [
      source.flatMapLatest(inner), source.map(inner).switchLatest(),
      source.asSignal().flatMap(.latest) { inner($0).asSignal() }.asObservable(),
      source.asSignal().map { inner($0).asSignal() }.switchToLatest().asObservable(),
    ]
  }

  @Test(arguments: answers.indices, 0..<4)
  func `a value of an inner source that ends during a delivery is delivered`(
    answer: Int, form: Int
  ) {
    let queries = PublishSubject<Int>()
    let first = PublishSubject<Int>()
    let log = Log<Int>()
    let shown = Self.latest(queries) { query in
      switch query {
      case 0: first.asObservable()
      case 1: Self.answers[answer].1(2)
      default: .never()
      }
    }[form].subscribe(onNext: { value in
      log(value)
      queries.onNext(value)
    })
    queries.onNext(0)
    first.onNext(1)
    expectEqual(log.entries, [1, 2])
    shown.dispose()
  }

  @Test(arguments: 0..<4)
  func `queued values and an error of a replaced inner source are dropped`(
    form: Int
  ) {
    let queries = PublishSubject<Int>()
    let inners = (0..<3).map { _ in PublishSubject<Int>() }
    let log = Log<String>()
    let shown = Self.latest(queries) { inners[$0].asObservable() }[form].subscribe(
      onNext: { value in
        log("\(value)")
        guard value == 1 else { return }
        inners[0].onNext(2)
        inners[0].onError(TestError("too late"))
        queries.onNext(1)
        inners[1].onNext(3)
        inners[1].onCompleted()
      }, onError: { log("\($0)") }, onCompleted: { log("completed") })
    queries.onNext(0)
    inners[0].onNext(1)
    expectEqual(log.entries, ["1", "3"])
    queries.onCompleted()
    expectEqual(log.entries, ["1", "3", "completed"])
    shown.dispose()
  }

  @Test(arguments: 0..<4)
  func `an error of the newest inner source is delivered after its values`(form: Int) {
    let queries = PublishSubject<Int>()
    let inner = PublishSubject<Int>()
    let log = Log<String>()
    let shown = Self.latest(queries) { _ in inner.asObservable() }[form].subscribe(
      onNext: { value in
        log("\(value)")
        guard value == 1 else { return }
        inner.onNext(2)
        inner.onError(TestError("in time"))
      }, onError: { log("\(($0 as? TestError)?.name ?? "")") })
    queries.onNext(0)
    inner.onNext(1)
    expectEqual(log.entries, ["1", "2", "in time"])
    shown.dispose()
  }

  /// Sources without any sender left.
  static let abandoned: [Signal<Int>] = [
    .never, .create { _ in nil }, Signal<Int>.never.map { $0 },

    Observable<Signal<Int>>.just(.never).asSignal().flatten(),
  ]

  @Test(arguments: 0..<4, 0..<4)
  func `an abandoned inner source is replaced by a new one, even at the same address`(
    way: Int, form: Int
  ) {
    for _ in 0..<20 {
      let source = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      let log = Log<String>()
      let shown = Self.latest(source) {
        // Created for each subscription, so that the second can reuse the memory of the first.
        $0 == 0 ? Self.abandoned[way].map { $0 }.asObservable() : second.map { $0 }
      }[form].subscribe(
        onNext: { log("\($0)") }, onCompleted: { log("completed") })
      source.onNext(0)
      source.onNext(1)
      source.onCompleted()
      second.onNext(1)
      second.onCompleted()
      expectEqual(log.entries, ["1", "completed"])
      shown.dispose()
    }
  }
}
