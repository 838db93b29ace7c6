// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import TestSupport
import Testing

/// The operators of drivers emit the same events as the operators of observables.
struct SharedSequenceOperatorTests {
  /// An operator in both forms; the second source is for operators of two sources.
  struct Twin: Sendable, CustomTestStringConvertible {
    typealias OfDrivers = @Sendable (Driver<Int>, Driver<Int>) -> Driver<Int>
    typealias OfObservables =
      @Sendable (Observable<Int>, Observable<Int>, TestScheduler) -> Observable<Int>

    let testDescription: String
    let driver: OfDrivers
    let observable: OfObservables

    init(
      _ name: String, _ driver: @escaping OfDrivers, _ observable: @escaping OfObservables
    ) {
      testDescription = name
      self.driver = driver
      self.observable = observable
    }
  }

  static let transforming = [
    Twin("map", { a, _ in a.map { $0 + 1 } }, { a, _, _ in a.map { $0 + 1 } }),
    Twin("mapTo", { a, _ in a.mapTo(7) }, { a, _, _ in a.mapTo(7) }),
    Twin(
      "compactMap", { a, _ in a.compactMap { $0 > 1 ? $0 : nil } },
      { a, _, _ in a.compactMap { $0 > 1 ? $0 : nil } }),
    Twin("flatMap", { a, b in a.flatMap { _ in b } }) { a, b, _ in
      let b = b.share(replay: 1)
      return a.flatMap { _ in b }
    },
    Twin("flatMapFirst", { a, b in a.flatMapFirst { _ in b } }) { a, b, _ in
      let b = b.share(replay: 1)
      return a.flatMapFirst { _ in b }
    },
    Twin("flatMapLatest", { a, b in a.flatMapLatest { _ in b } }) { a, b, _ in
      let b = b.share(replay: 1)
      return a.flatMapLatest { _ in b }
    },
    Twin("switchLatest", { a, b in a.map { _ in b }.switchLatest() }) { a, b, _ in
      let b = b.share(replay: 1)
      return a.map { _ in b }.switchLatest()
    },
    Twin("scan", { a, _ in a.scan(0) { $0 + $1 } }, { a, _, _ in a.scan(0) { $0 + $1 } }),
  ]

  static let filtering = [
    Twin("filter", { a, _ in a.filter { $0 > 1 } }, { a, _, _ in a.filter { $0 > 1 } }),
    Twin("skip", { a, _ in a.skip(1) }, { a, _, _ in a.skip(1) }),
    Twin("skip none", { a, _ in a.skip(0) }, { a, _, _ in a }),
    Twin(
      "distinctUntilChanged", { a, _ in a.distinctUntilChanged() },
      { a, _, _ in a.distinctUntilChanged() }),
    Twin(
      "distinctUntilChanged of a key", { a, _ in a.distinctUntilChanged { $0 / 2 } },
      { a, _, _ in a.distinctUntilChanged { $0 / 2 } }),
    Twin(
      "distinctUntilChanged with a comparer", { a, _ in a.distinctUntilChanged { $0 > $1 } },
      { a, _, _ in a.distinctUntilChanged { $0 > $1 } }),
    Twin(
      "distinctUntilChanged of a key with a comparer",
      { a, _ in a.distinctUntilChanged({ $0 / 2 }, comparer: { $0 > $1 }) },
      { a, _, _ in a.distinctUntilChanged({ $0 / 2 }, comparer: { $0 > $1 }) }),
    Twin("distinct", { a, _ in a.distinct() }, { a, _, _ in a.distinct() }),
    Twin(
      "distinct without a hash", { a, _ in a.map(Plain.init).distinct().map(\.number) },
      { a, _, _ in a.map(Plain.init).distinct().map(\.number) }),
    Twin(
      "distinct with a predicate", { a, _ in a.distinct { $0 == 2 } },
      { a, _, _ in a.distinct { $0 == 2 } }),
    Twin(
      "partition, the matches", { a, _ in a.partition { $0 > 1 }.matches },
      { a, _, _ in a.partition { $0 > 1 }.matches }),
    Twin(
      "partition, the others", { a, _ in a.partition { $0 > 1 }.nonMatches },
      { a, _, _ in a.partition { $0 > 1 }.nonMatches }),
    Twin(
      "unwrap", { a, _ in a.map { $0 > 1 ? $0 : nil }.unwrap() },
      { a, _, _ in a.map { $0 > 1 ? $0 : nil }.unwrap() }),
    Twin(
      "not", { a, _ in a.map { $0 > 1 }.not().map { $0 ? 1 : 0 } },
      { a, _, _ in a.map { $0 > 1 }.not().map { $0 ? 1 : 0 } }),
  ]

  /// Equal by its number, and without a hash.
  struct Plain: Equatable {
    let number: Int
  }

  static let combining = [
    Twin("startWith", { a, _ in a.startWith(7) }, { a, _, _ in a.startWith(7) }),
    Twin("merge", { a, b in .merge(a, b) }, { a, b, _ in .merge(a, b) }),
    Twin("merge an array", { a, b in .merge([a, b]) }, { a, b, _ in .merge([a, b]) }),
    Twin(
      "merge a collection", { a, b in .merge([0, 1].lazy.map { [a, b][$0] }) },
      { a, b, _ in .merge([a, b]) }),
    Twin("concat an array", { a, b in .concat([a, b]) }, { a, b, _ in .concat([a, b]) }),
    Twin(
      "concat a sequence", { a, b in .concat(AnySequence([a, b])) },
      { a, b, _ in .concat([a, b]) }),
    Twin(
      "merge of sequences",
      { a, b in Driver.of(a, b).merge() }, { a, b, _ in .merge(a, b) }),
    Twin(
      "merge of sequences, one at a time",
      { a, b in Driver.of(a, b).merge(maxConcurrent: 1) }, { a, b, _ in .concat([a, b]) }),
    Twin(
      "withLatestFrom", { a, b in a.withLatestFrom(b) }, { a, b, _ in a.withLatestFrom(b) }),
    Twin(
      "withLatestFrom with a selector", { a, b in a.withLatestFrom(b) { $0 * $1 } },
      { a, b, _ in a.withLatestFrom(b) { $0 * $1 } }),
  ]

  static let timing = [
    Twin(
      "debounce", { a, _ in a.debounce(.seconds(2)) },
      { a, _, scheduler in a.debounce(.seconds(2), scheduler: scheduler) }),
    Twin(
      "throttle", { a, _ in a.throttle(.seconds(2)) },
      { a, _, scheduler in a.throttle(.seconds(2), scheduler: scheduler) }),
    Twin(
      "throttle without the latest", { a, _ in a.throttle(.seconds(3), latest: false) },
      { a, _, scheduler in a.throttle(.seconds(3), latest: false, scheduler: scheduler) }),
    Twin(
      "delay", { a, _ in a.delay(.seconds(2)) },
      { a, _, scheduler in a.delay(.seconds(2), scheduler: scheduler) }),
    Twin("do", { a, _ in a.do(onNext: { _ in }, onDispose: {}) }, { a, _, _ in a }),
    Twin("debug", { a, _ in a.debug("driver") }, { a, _, _ in a }),
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

  static let all = [transforming, filtering, combining, timing].flatMap { $0 }

  @Test(arguments: all)
  func `an operator of drivers emits the same events as for observables`(twin: Twin) {
    for (first, second) in Self.plays {
      let ofDrivers = events { scheduler in
        twin.driver(
          scheduler.createColdObservable(first).asDriver(onErrorJustReturn: 0),
          scheduler.createColdObservable(second).asDriver(onErrorJustReturn: 0))
      }
      let ofObservables = events { scheduler in
        twin.observable(
          scheduler.createColdObservable(first).observe(on: scheduler),
          scheduler.createColdObservable(second).observe(on: scheduler), scheduler)
      }
      expectEqual(ofDrivers, ofObservables)
    }
  }

  @Test(arguments: all)
  func `disposal releases the sources, and no more events are delivered`(twin: Twin) {
    inVirtualTime { scheduler in
      let (first, second) = (Source<Int>(), Source<Int>())
      let log = Log<Int>()
      let subscription = twin.driver(
        first.observable.asDriver(onErrorJustReturn: 0),
        second.observable.asDriver(onErrorJustReturn: 0)
      )
      .drive(onNext: { log($0) })
      scheduler.start()
      for source in [first, second, first] {
        source.send(1)
        scheduler.start()
      }
      expectEqual(first.live, 1)
      subscription.dispose()
      subscription.dispose()
      expectEqual(first.live, 0)
      expectEqual(second.live, 0)
      let count = log.entries.count
      for source in [first, second] { source.send(2) }
      scheduler.start()
      expectEqual(log.entries.count, count)
    }
  }

  @Test(arguments: all, [false, true])
  func `the end releases the sources, and is delivered once`(twin: Twin, fails: Bool) {
    inVirtualTime { scheduler in
      let (first, second) = (Source<Int>(), Source<Int>())
      let log = Log<String>()
      let subscription = twin.driver(
        first.observable.asDriver(onErrorJustReturn: 0),
        second.observable.asDriver(onErrorJustReturn: 0)
      )
      .drive(onCompleted: { log("completed") }, onDisposed: { log("over") })
      scheduler.start()
      first.send(1)
      scheduler.start()
      for source in [first, second] {
        if fails { source.fail("source") } else { source.complete() }
        scheduler.start()
      }
      expectEqual(log.entries, ["completed", "over"])
      expectEqual(first.live, 0)
      expectEqual(second.live, 0)
      subscription.dispose()
      expectEqual(log.entries.count, 2)
    }
  }

  @Test(arguments: plays)
  func `signals have the operators of drivers`(
    first: [Recorded<Event<Int>>], second: [Recorded<Event<Int>>]
  ) {
    let ofSignals = events { scheduler in
      Signal.merge(
        scheduler.createColdObservable(first).asSignal(onErrorJustReturn: 0),
        scheduler.createColdObservable(second).asSignal(onErrorJustReturn: 0)
      )
      .map { $0 + 1 }.filter { $0 > 2 }.scan(0) { $0 + $1 }.distinctUntilChanged()
      .delay(.seconds(3)).startWith(7).skip(1)
    }
    let ofObservables = events { scheduler in
      Observable.merge(
        scheduler.createColdObservable(first).observe(on: scheduler),
        scheduler.createColdObservable(second).observe(on: scheduler)
      )
      .map { $0 + 1 }.filter { $0 > 2 }.scan(0) { $0 + $1 }.distinctUntilChanged()
      .delay(.seconds(3), scheduler: scheduler).startWith(7).skip(1)
    }
    expectEqual(ofSignals, ofObservables)
  }

  @Test func `the inner sequences of a driver can have another sharing strategy`() {
    let alerts: [Recorded<Event<Int>>] = events { scheduler in
      let alert = Signal.just(5)
      let signal: Signal<Int> = Driver.of(1, 2).flatMapLatest { _ in alert }
      return signal
    }
    expectEqual(alerts, [.next(200, 5), .next(200, 5), .completed(200)])
  }

  @Test func `do is called once for each step`() {
    inVirtualTime { scheduler in
      let log = Log<String>()
      let source = Source<Int>()
      let driver = source.observable.asDriver(onErrorJustReturn: 0).do(
        onNext: { log("next \($0)") }, afterNext: { log("after \($0)") },
        onCompleted: { log("completed") }, afterCompleted: { log("after completed") },
        onSubscribe: { log("subscribe") }, onSubscribed: { log("subscribed") },
        onDispose: { log("dispose") })
      let first = driver.drive()
      let second = driver.drive()
      source.send(1)
      source.complete()
      scheduler.start()
      expectEqual(
        log.entries,
        [
          "subscribe", "subscribed", "next 1", "after 1", "completed", "after completed", "dispose",
        ])
      first.dispose()
      second.dispose()
    }
  }

  @Test func `withUnretained pairs a signal with an object while the object is alive`() {
    inVirtualTime { scheduler in
      let source = Source<Int>()
      let log = Log<String>()
      let signal = source.observable.asSignal(onErrorJustReturn: 0)
      let (subscriptions, object) = holding { object in
        [
          signal.withUnretained(object).emit(
            onNext: { log("pair \($1)") }, onCompleted: { log("pairs are over") }),
          signal.withUnretained(object) { $1 * 2 }.emit(onNext: { log("double \($0)") }),
        ]
      }
      #expect(object.value == nil)
      source.send(1)
      scheduler.start()
      expectEqual(log.entries, ["pairs are over"])
      for subscription in subscriptions { subscription.dispose() }
      let living = Witness()
      let subscription = signal.withUnretained(living) { $1 * 2 }
        .emit(onNext: { log("double \($0)") })
      source.send(2)
      scheduler.start()
      expectEqual(log.entries.last, "double 4")
      subscription.dispose()
    }
  }

  @Test func `a value sent inside a driver's value follows it`() {
    inVirtualTime { scheduler in
      let relay = BehaviorRelay(value: 0)
      let log = Log<Int>()
      let subscription = relay.asDriver().map { $0 }.drive(onNext: {
        log($0)
        if $0 < 3 { relay.accept($0 + 1) }
      })
      scheduler.start()
      expectEqual(log.entries, [0, 1, 2, 3])
      subscription.dispose()
    }
  }

  @Test func `an observer may dispose inside a value`() {
    inVirtualTime { scheduler in
      let log = Log<Int>()
      let subscription = SerialDisposable()
      subscription.disposable = Driver.of(1, 2, 3).map { $0 }.drive(onNext: {
        log($0)
        if $0 == 2 { subscription.dispose() }
      })
      scheduler.start()
      expectEqual(log.entries, [1, 2])
    }
  }

  // RxSwiftExt's operators of shared sequences, restated from Source/RxCocoa/*.swift and
  // Tests/RxCocoa/*.swift of that project.

  @Test func `distinct emits each value once`() {
    expectDriver(["a-b-a-c-b|"], "a-b---c--|") {
      $0[0].asDriver(onErrorJustReturn: "").distinct()
    }
    expectDriver(["a-b-a-c-b|"], "a-b---c--|") {
      $0[0].asSignal(onErrorJustReturn: "").distinct()
    }
  }

  @Test func `distinct with a predicate emits values up to and including the first match`() {
    expectDriver(["a-b-c-d|"], "a-b----|") {
      $0[0].asDriver(onErrorJustReturn: "").distinct { $0 == "b" }
    }
  }

  @Test func `unwrap drops nil`() {
    expectDriver(["a-x--b|"], "a----b|") {
      $0[0].map { $0 == "x" ? nil : $0 }.asDriver(onErrorJustReturn: nil).unwrap()
    }
  }

  @Test func `not emits the negated values`() {
    expectDriver(["t--f--t|"], "f--t--f|") {
      $0[0].map { $0 == "t" }.asDriver(onErrorJustReturn: false).not()
        .map { $0 ? "t" : "f" }
    }
  }

  @Test func `partition splits the values of a driver into two drivers`() {
    expectDriver(["1-2--3|"], "1----3|") {
      $0[0].asDriver(onErrorJustReturn: "").partition { "13".contains($0) }.matches
    }
    expectDriver(["1-2--3|"], "--2---|") {
      $0[0].asDriver(onErrorJustReturn: "").partition { "13".contains($0) }.nonMatches
    }
  }

  @Test func `both parts of a partition share one subscription and one call of the predicate`() {
    inVirtualTime { scheduler in
      let source = Source<Int>()
      let (log, asked) = (Log<String>(), Log<Int>())
      let (odd, even) = source.observable.asDriver(onErrorJustReturn: 0).partition {
        asked($0)
        return $0 % 2 == 1
      }
      let subscriptions = [
        odd.drive(onNext: { log("odd \($0)") }), even.drive(onNext: { log("even \($0)") }),
      ]
      for number in 1...3 {
        source.send(number)
        scheduler.start()
      }
      expectEqual(log.entries, ["odd 1", "even 2", "odd 3"])
      expectEqual(asked.entries, [1, 2, 3])
      expectEqual(source.subscriptions, 1)
      let late = odd.drive(onNext: { log("late \($0)") })
      scheduler.start()
      expectEqual(log.entries.last, "late 3")
      for subscription in subscriptions + [late] { subscription.dispose() }
      expectEqual(source.live, 0)
    }
  }

  @Test func `distinct starts again after its last observer has unsubscribed`() {
    inVirtualTime { scheduler in
      let source = Source<Int>()
      let log = Log<Int>()
      let driver = source.observable.asDriver(onErrorJustReturn: 0).distinct()
      for _ in 1...2 {
        let subscriptions = [
          driver.drive(onNext: { log($0) }), driver.drive(onNext: { log($0 * 10) }),
        ]
        for number in [1, 1] {
          source.send(number)
          scheduler.start()
        }
        for subscription in subscriptions { subscription.dispose() }
      }
      expectEqual(log.entries, [1, 10, 1, 10])
    }
  }
}
