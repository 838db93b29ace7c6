// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// The order of events and teardowns around an end, for any operator in between (C5, C6, C7).
struct EndingOrderTests {
  typealias Make = @Sendable (Observable<Int>) -> Observable<Int>

  /// Operators that have a scope of their own, with their source at the place that ends them.
  static let operators = endingFirst + completingLast + endingLast

  /// Operators that forward each end of their source before they tear it down.
  static let endingFirst: [(String, Make)] = [
    ("catchAndReturn", { $0.catchAndReturn(9) }),
    ("catch(sequence:)", { .catch(sequence: [$0]) }),
    ("catch", { $0.catch { _ in .just(9) } }),
    ("retry", { $0.retry(1) }),
    ("concat", { Observable<Int>.empty().concat($0) }),
    ("flatMap, the source", { $0.flatMap { Observable.just($0) } }),
    ("withLatestFrom", { $0.withLatestFrom(Observable.just(1)) { $0 + $1 } }),
    ("take(until:)", { $0.take(until: Observable<Int>.never()) }),
    ("skip(until:)", { $0.skip(until: Observable.just(1)) }),
    ("sample", { Observable.just(1).concat(Observable.never()).sample($0) }),
    ("amb", { $0.amb(Observable.never()) }),
    ("ifEmpty(switchTo:)", { $0.ifEmpty(switchTo: .just(1)) }),
    ("groupBy", { $0.groupBy { $0 }.flatMap { $0 } }),
    (
      "window",
      { source in
        source.window(timeSpan: .seconds(9), count: 9, scheduler: TestScheduler(initialClock: 0))
          .flatMap { $0 }
      }
    ),
    ("share", { $0.share() }),
    ("share(replay: 1)", { $0.share(replay: 1) }),
    ("using", { s in .using({ BooleanDisposable() }, observableFactory: { _ in s }) }),
    ("deferred", { source in .deferred { source } }),
    ("create", { source in .create { source.subscribe($0) } }),
    ("ifEmpty(default:)", { $0.ifEmpty(default: 1) }),
    ("asSingle", { $0.take(1).asSingle().asObservable() }),
    ("catchErrorJustComplete", { $0.catchErrorJustComplete() }),
  ]

  /// RxSwift's Merge.swift:160 and 490, Switch.swift:130 dispose before a completion is forwarded.
  static let completingLast: [(String, Make)] = [
    ("concat of inner sources", { Observable.just($0).concat() }),
    ("concatMap", { source in Observable.just(1).concatMap { _ in source } }),
    ("merge", { .merge($0, .empty()) }),
    ("merge(maxConcurrent:)", { Observable.just($0).merge(maxConcurrent: 2) }),
    ("flatMap, the inner source", { source in Observable.just(1).flatMap { _ in source } }),
    ("flatMapFirst", { source in Observable.just(1).flatMapFirst { _ in source } }),
    ("flatMapLatest, the source", { $0.flatMapLatest { Observable.of($0) } }),
  ]

  /// RxSwift's Switch.swift:170, CombineLatest.swift:124 and 127, Zip.swift:117 and 119 dispose
  /// before each end is forwarded.
  static let endingLast: [(String, Make)] = [
    ("flatMapLatest, the inner source", { s in Observable.just(1).flatMapLatest { _ in s } }),
    ("switchLatest", { Observable.just($0).switchLatest() }),
    ("combineLatest", { .combineLatest($0, Observable.just(1)) { $0 + $1 } }),
    ("zip", { .zip($0, Observable.just(1)) { $0 + $1 } }),
  ]

  /// Operators that tear their source down before they forward its end.
  static let tearingDownFirst: [(String, Make)] = [
    // RxSwift's Multicast.swift:173 and 339.
    ("multicast", { $0.multicast({ PublishSubject() }, selector: { $0 }) }),
    ("publish, refCount", { $0.publish().refCount() }),
    ("replay, refCount", { $0.replay(1).refCount() }),
    ("share(replay: 2)", { $0.share(replay: 2) }),
    ("share(scope: .forever)", { $0.share(scope: .forever) }),
    ("share by a policy", { $0.share(SharePolicy()) }),
  ]

  @Test(arguments: tearingDownFirst.indices, [false, true])
  func `a connection is torn down before its end is forwarded`(index: Int, isError: Bool) {
    expectEqual(
      endings(of: Self.tearingDownFirst[index].1, isError: isError),
      ["teardown", "end", "disposed"])
  }

  /// RxSwift's RetryWhen.swift:126.
  @Test func `a failed attempt is torn down before its notifier fails the result`() {
    let make: Make = {
      $0.retry { (errors: Observable<any Error>) in errors.flatMap { Observable<Int>.error($0) } }
    }
    expectEqual(endings(of: make, isError: true), ["teardown", "end", "disposed"])
    expectEqual(endings(of: make, isError: false), ["end", "disposed", "teardown"])
  }

  /// RxSwift's Delay.swift:120.
  @Test func `delay tears its source down before it forwards an error`() {
    let make: Make = {
      $0.delay(.seconds(1), scheduler: TestScheduler(initialClock: 0))
    }
    expectEqual(endings(of: make, isError: true), ["teardown", "end", "disposed"])
  }

  @Test(arguments: endingFirst.indices, [false, true])
  func `an end is forwarded before its source is torn down`(index: Int, isError: Bool) {
    expectEqual(
      endings(of: Self.endingFirst[index].1, isError: isError), ["end", "disposed", "teardown"])
  }

  @Test(arguments: completingLast.indices)
  func `a source that completes is torn down before that, a source that fails after that`(
    index: Int
  ) {
    let make = Self.completingLast[index].1
    expectEqual(endings(of: make, isError: false), ["teardown", "end", "disposed"])
    expectEqual(endings(of: make, isError: true), ["end", "disposed", "teardown"])
  }

  @Test(arguments: endingLast.indices, [false, true])
  func `a source is torn down before its end is forwarded`(index: Int, isError: Bool) {
    expectEqual(
      endings(of: Self.endingLast[index].1, isError: isError), ["teardown", "end", "disposed"])
  }

  /// Operators that observe the disposal of their source.
  static let observing: [(String, Make)] = [
    ("do", { $0.do(onDispose: {}) }),
    ("do, all closures", { $0.do(afterCompleted: {}, onSubscribed: {}, onDispose: {}) }),
    ("debug", { $0.debug(DebugPrinter("", trimOutput: false, write: { _ in })) }),
    ("using", { s in .using({ BooleanDisposable() }, observableFactory: { _ in s }) }),
  ]

  /// RxSwift's Do.swift:106 disposes the source when it is disposed, also while it forwards an end.
  @Test(arguments: observing.indices, [false, true])
  func `an operator that observes the disposal does not postpone it`(index: Int, isError: Bool) {
    let observe = Self.observing[index].1
    for (name, make) in Self.operators + Self.tearingDownFirst {
      expectEqual(
        endings(of: { make(observe($0)) }, isError: isError), endings(of: make, isError: isError),
        "\(name)")
    }
  }

  /// Operators in which the same source follows itself.
  static let repeating: [(String, Make, isError: Bool)] = [
    ("concat", { $0.concat($0) }, false),
    ("concatMap", { source in Observable.of(1, 2).concatMap { _ in source } }, false),
    ("merge(maxConcurrent:)", { Observable.of($0, $0).merge(maxConcurrent: 1) }, false),
    ("retry", { $0.retry() }, true),
    ("retry(2)", { $0.retry(2) }, true),
    ("retry(when:)", { $0.retry { (errors: Observable<any Error>) in errors } }, true),
    (
      "retry by a policy",
      { $0.retry(RetryPolicy(), scheduler: TestScheduler(initialClock: 0)) }, true
    ),
    ("catch(sequence:)", { .catch(sequence: [$0, $0]) }, true),
  ]

  /// Otherwise an indicator of activity is switched off while the second attempt is active.
  @Test(arguments: repeating.indices)
  func `onDispose of one attempt runs before onSubscribe of the next one`(index: Int) {
    let log = Log<String>()
    let observers = Log<AnyObserver<Int>>()
    let source = Observable<Int>.create { observer in
      observers(observer)
      return log.disposable("teardown")
    }.do(onSubscribe: { log("subscribe") }, onDispose: { log("dispose") })
    let (_, make, isError) = Self.repeating[index]
    let subscription = make(source).subscribe(onError: { _ in })
    observers.entries[0].on(isError ? .error(TestError("")) : .completed)
    expectEqual(log.entries, ["subscribe", "teardown", "dispose", "subscribe"])
    subscription.dispose()
  }

  private func endings(of make: Make, isError: Bool) -> [String] {
    let log = Log<String>()
    let observers = Log<AnyObserver<Int>>()
    let source = Observable<Int>.create { observer in
      observers(observer)
      return log.disposable("teardown")
    }
    let subscription = make(source).subscribe(
      onError: { _ in log("end") }, onCompleted: { log("end") }, onDisposed: { log("disposed") })
    observers.entries[0].onNext(1)
    if isError {
      observers.entries[0].onError(TestError(""))
    } else {
      observers.entries[0].onCompleted()
    }
    let endings = log.entries
    subscription.dispose()
    expectEqual(log.entries, endings)
    return endings
  }

  @Test(arguments: operators.indices)
  func `disposal tears the source down before onDisposed`(index: Int) {
    let log = Log<String>()
    let source = Observable<Int>.create { _ in log.disposable("teardown") }
    Self.operators[index].1(source).subscribe(onDisposed: { log("disposed") }).dispose()
    expectEqual(log.entries, ["teardown", "disposed"])
  }

  /// `onDispose` observes a teardown wherever it happens, also inside the delivery of the end.
  @Test(arguments: (operators + tearingDownFirst).indices, [false, true])
  func `onDispose runs immediately after the teardown`(index: Int, isError: Bool) {
    let log = Log<String>()
    let observers = Log<AnyObserver<Int>>()
    let source = Observable<Int>.create { observer in
      observers(observer)
      return log.disposable("teardown")
    }
    let make = (Self.operators + Self.tearingDownFirst)[index].1
    let plain = endings(of: make, isError: isError)
    _ = make(source.do(onDispose: { log("onDispose") })).subscribe(
      onError: { _ in log("end") }, onCompleted: { log("end") }, onDisposed: { log("disposed") })
    observers.entries[0].onNext(1)
    if isError {
      observers.entries[0].onError(TestError(""))
    } else {
      observers.entries[0].onCompleted()
    }
    expectEqual(log.entries, plain.flatMap { $0 == "teardown" ? [$0, "onDispose"] : [$0] })
  }

  /// Operators with three sources.
  static let joining: [(String, @Sendable ([Observable<Int>]) -> Observable<Int>)] = [
    ("merge", { .merge($0) }),
    ("flatMap", { Observable.from($0).flatMap { $0 } }),
    ("merge(maxConcurrent:)", { Observable.from($0).merge(maxConcurrent: 3) }),
    ("combineLatest", { .combineLatest($0[0], $0[1], $0[2]) { $0 + $1 + $2 } }),
    ("combineLatest of a collection", { .combineLatest($0) { $0[0] } }),
    ("zip", { .zip($0[0], $0[1], $0[2]) { $0 + $1 + $2 } }),
    ("zip of a collection", { .zip($0) { $0[0] } }),
    ("amb", { .amb($0) }),
    ("withLatestFrom", { $0[0].withLatestFrom($0[1]).withLatestFrom($0[2]) }),
    ("take(until:)", { $0[0].take(until: $0[1]).take(until: $0[2]) }),
    ("skip(until:)", { $0[0].skip(until: $0[1]).skip(until: $0[2]) }),
    ("sample", { $0[0].sample($0[1]).sample($0[2]) }),
  ]

  /// RxSwift's groups dispose their members in the order of insertion, Merge.swift:518 and
  /// CombineLatest+arity.swift.
  @Test(arguments: joining.indices)
  func `sources are torn down in their order`(index: Int) {
    let log = Log<Int>()
    let sources = (0..<3).map { number in
      Observable<Int>.create { _ in Disposables.create { log(number) } }
    }
    Self.joining[index].1(sources).subscribe().dispose()
    expectEqual(log.entries, [0, 1, 2])
  }

  /// Operators that subscribe to the next source before they dispose the one that has ended.
  static let resubscribing:
    [(String, @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] =
      [
        ("catch", { a, b in a.catch { _ in b } }),
        ("ifEmpty(switchTo:)", { $0.catch { _ in .empty() }.ifEmpty(switchTo: $1) }),
        (
          "andThen",
          { a, b in
            a.catch { _ in .empty() }.ignoreElements().asCompletable().andThen(b)
          }
        ),
        (
          "timeout(other:)",
          { a, b in
            a.timeout(.seconds(9), other: b, scheduler: TestScheduler(initialClock: 0)).catch { _ in
              b
            }
          }
        ),
      ]

  @Test(arguments: resubscribing.indices)
  func `a connection shared by the old and the new source stays connected`(index: Int) {
    let connections = Log<Void>()
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      connections(())
      return subject
    }.share()
    let failure = PublishSubject<Int>()
    let got = Log<Int>()
    let subscription = Self.resubscribing[index].1(
      .merge(shared.filter { $0 > 9 }, failure), shared
    )
    .subscribe(onNext: { got($0) })
    failure.onError(TestError(""))
    subject.onNext(1)
    expectEqual(got.entries, [1])
    expectEqual(connections.entries.count, 1)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  /// Operators that dispose a source that has ended before they subscribe to another one.
  static let reconnecting:
    [(String, @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] =
      [
        ("catch(sequence:)", { .catch(sequence: [$0, $1]) }),
        ("concat", { $0.catch { _ in .empty() }.concat($1) }),
        ("retry", { a, b in .deferredOnce(a, then: b).retry() }),
        (
          "retry(when:)",
          { a, b in .deferredOnce(a, then: b).retry { (errors: Observable<any Error>) in errors } }
        ),
      ]

  @Test(arguments: reconnecting.indices)
  func `a connection shared by the old and the new source is connected again`(index: Int) {
    let connections = Log<Void>()
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      connections(())
      return subject
    }.share()
    let failure = PublishSubject<Int>()
    let got = Log<Int>()
    let subscription = Self.reconnecting[index].1(
      .merge(shared.filter { $0 > 9 }, failure), shared
    )
    .subscribe(onNext: { got($0) })
    failure.onError(TestError(""))
    subject.onNext(1)
    expectEqual(got.entries, [1])
    expectEqual(connections.entries.count, 2)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  /// Operators that are given a closure which makes a source.
  static let makers:
    [(
      String,
      @Sendable (Observable<Int>, @escaping @Sendable () -> Observable<Int>) -> Observable<Int>
    )] =
      [
        ("flatMap", { s, make in s.flatMap { _ in make() } }),
        ("flatMapFirst", { s, make in s.flatMapFirst { _ in make() } }),
        ("flatMapLatest", { s, make in s.flatMapLatest { _ in make() } }),
        ("concatMap", { s, make in s.concatMap { _ in make() } }),
        (
          "catch",
          { s, make in s.flatMap { _ in Observable<Int>.error(TestError("")) }.catch { _ in make() }
          }
        ),
        ("deferred", { s, make in s.map { _ in Observable.deferred(make) }.merge() }),
        (
          "using",
          { s, make in
            s.flatMap { _ in
              Observable<Int>.using({ BooleanDisposable() }, observableFactory: { _ in make() })
            }
          }
        ),
        (
          "retry(when:)",
          { s, make in
            s.flatMap { _ in
              Observable<Int>.error(TestError("")).retry { (_: Observable<any Error>) in make() }
            }
          }
        ),
        (
          "multicast",
          { s, make in
            s.flatMap { _ in
              Observable<Int>.never().multicast({ PublishSubject() }, selector: { _ in make() })
            }
          }
        ),
      ]

  @Test(arguments: makers.indices)
  func `a source returned by a closure that disposes is not subscribed to`(index: Int) {
    let source = PublishSubject<Int>()
    let subscriptions = Log<Void>()
    let inner = Observable<Int>.create { _ in
      subscriptions(())
      return Disposables.create()
    }
    let serial = SerialDisposable()
    serial.disposable = Self.makers[index].1(source) {
      serial.dispose()
      return inner
    }.subscribe()
    source.onNext(1)
    #expect(subscriptions.entries.isEmpty)
    #expect(!source.hasObservers)
  }

  @Test func `a resource factory that disposes releases the resource and subscribes to nothing`() {
    let made = Log<String>()
    let source = PublishSubject<Int>()
    let serial = SerialDisposable()
    serial.disposable = source.flatMap { _ in
      Observable<Int>.using(
        {
          serial.dispose()
          return AnonymousDisposable { made("resource disposed") }
        },
        observableFactory: { _ in
          made("made")
          return .never()
        })
    }.subscribe()
    source.onNext(1)
    expectEqual(made.entries, ["resource disposed"])
  }

  /// Operators in front of which a closure throws while they are busy.
  static let busy: [(String, Make)] =
    operators.filter {
      [
        "merge", "merge(maxConcurrent:)", "combineLatest", "withLatestFrom",
        "take(until:)", "flatMap, the inner source", "flatMapLatest, the inner source", "create",
        "switchLatest", "concatMap", "zip", "share", "amb", "skip(until:)",
      ].contains($0.0)
    }

  @Test(arguments: busy.indices)
  func `a closure that has thrown is not called for queued values`(index: Int) {
    let source = PublishSubject<Int>()
    let calls = Log<Int>()
    let ends = Log<String>()
    let throwing = source.map { value -> Int in
      calls(value)
      if value == 2 { throw TestError("thrown") }
      return value
    }
    let subscription = Self.busy[index].1(throwing).subscribe(
      onNext: { value in
        if value < 3 { for next in 2...5 { source.onNext(next) } }
      }, onError: { ends(($0 as? TestError)?.name ?? "") })
    source.onNext(1)
    expectEqual(calls.entries, [1, 2])
    expectEqual(ends.entries, ["thrown"])
    #expect(!source.hasObservers)
    subscription.dispose()
  }

  /// The operators whose own closure throws, while their gate is busy with another source.
  static let throwing:
    [(
      String,
      @Sendable (Observable<Int>, Observable<Int>, @escaping @Sendable (Int) throws -> Int) ->
        Observable<Int>
    )] =
      [
        (
          "flatMap",
          { s, other, f in
            Observable.merge(s.map { $0 }, .never()).flatMap { v -> Observable<Int> in
              v == 0 ? other : .just(try f(v))
            }
          }
        ),
        (
          "flatMapLatest",
          { s, other, f in
            s.flatMapLatest { v -> Observable<Int> in v == 0 ? other : .just(try f(v)) }
          }
        ),
        (
          "concatMap",
          { s, other, f in
            s.concatMap { v -> Observable<Int> in v == 0 ? other : .just(try f(v)) }
          }
        ),
        ("combineLatest", { s, other, f in Observable.combineLatest(s, other) { try f($0) + $1 } }),
        (
          "withLatestFrom",
          { s, other, f in
            .merge(
              s.withLatestFrom(other.startWith(0)) { (a: Int, _: Int) -> Int in
                a == 0 ? 0 : try f(a)
              }, other)
          }
        ),
      ]

  @Test(arguments: throwing.indices)
  func `a selector that has thrown is not called for queued values`(index: Int) {
    let source = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let calls = Log<Int>()
    let ends = Log<String>()
    let subscription = Self.throwing[index].1(source, other) { value in
      calls(value)
      if value == 2 { throw TestError("thrown") }
      return value
    }.subscribe(
      onNext: { value in
        if value == 1000 { for next in 2...5 { source.onNext(next) } }
      }, onError: { ends(($0 as? TestError)?.name ?? "") })
    source.onNext(0)
    let before = calls.entries.count
    other.onNext(1000)
    expectEqual(Array(calls.entries.dropFirst(before)).filter { $0 > 0 }, [2])
    expectEqual(ends.entries, ["thrown"])
    #expect(!source.hasObservers)
    subscription.dispose()
  }
}

extension Observable {
  /// `first` for the first subscription, then `second`.
  fileprivate static func deferredOnce(
    _ first: Observable<Element>, then second: Observable<Element>
  ) -> Observable<Element> where Element: Sendable {
    let count = Box(0)
    return .deferred {
      count.update { count in
        count += 1
        return count
      } == 1 ? first : second
    }
  }
}

/// Sources that end, or are left, while they are being subscribed to.
struct SynchronousEndTests {
  /// Operators that remember an end for the loop which is subscribing.
  static let loops: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("concat", { Observable.concat($0, .just(9)) }),
    ("concatMap", { source in Observable.of(1, 2).concatMap { _ in source } }),
    ("merge(maxConcurrent:)", { Observable.of($0, $0).merge(maxConcurrent: 2) }),
    ("retry", { $0.flatMap { Observable.of($0) }.concat(Observable.just(9)).retry(2) }),
    ("catch", { $0.catch { _ in .just(9) } }),
    ("catch(sequence:)", { .catch(sequence: [$0, .just(9)]) }),
    ("retry(when:)", { $0.retry { (errors: Observable<any Error>) in errors } }),
    ("ifEmpty(switchTo:)", { $0.ifEmpty(switchTo: .just(9)) }),
    ("flatMap", { source in Observable.of(1, 2).flatMap { _ in source } }),
    ("flatMapLatest", { source in Observable.of(1, 2).flatMapLatest { _ in source } }),
    ("using", { s in .using({ BooleanDisposable() }, observableFactory: { _ in s }) }),
    ("zip", { .zip($0, $0) { $0 + $1 } }),
    ("share", { $0.share() }),
  ]

  @Test(arguments: loops.indices)
  func `an endless source is released at the last value of the result`(
    index: Int
  ) {
    let source = PublishSubject<Int>()
    let log = Log<Int>()
    let subscription = source.flatMap { _ in
      Self.loops[index].1(Observable.repeatElement(3).take(2))
    }.subscribe(onNext: { log($0) })
    source.onNext(1)
    #expect(log.entries.starts(with: [index == 11 ? 6 : 3]))
    #expect(log.entries.count < 6)
    subscription.dispose()
  }

  @Test func `the last end is forwarded immediately, before the teardown`() {
    struct Failure: Error {}
    let failing: [@Sendable (Observable<Int>) -> Observable<Int>] = [
      { Observable.concat($0, .just(9)) }, { .catch(sequence: [$0]) }, { $0.retry(1) },
      { source in Observable.just(1).concatMap { _ in source } },
    ]
    for make in failing {
      let log = Log<String>()
      _ = make(
        .create { observer in
          observer.onError(Failure())
          return log.disposable("teardown")
        }
      ).subscribe(onError: { _ in log("error") }, onDisposed: { log("disposed") })
      expectEqual(log.entries, ["error", "disposed", "teardown"])
    }
    let log = Log<String>()
    _ = Observable.just(1).concatMap { _ in
      Observable<Int>.create { observer in
        observer.onCompleted()
        return log.disposable("teardown")
      }
    }.subscribe(onCompleted: { log("completed") }, onDisposed: { log("disposed") })
    expectEqual(log.entries, ["teardown", "completed", "disposed"])
  }

  @Test func `a resource outlives a source that ends while it is subscribed to`() {
    let log = Log<String>()
    _ = Observable.using({ AnonymousDisposable { log("release") } }) { _ in
      Observable<Int>.empty().do(
        afterCompleted: { log("after") }, onSubscribed: { log("subscribed") },
        onDispose: { log("disposed") })
    }.subscribe()
    expectEqual(log.entries, ["after", "subscribed", "disposed", "release"])
  }

  /// Operators whose result ends with the second source, and the event that ends it.
  static let ending:
    [(String, Event<Int>, @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
      ("merge", .error(TestError("")), { .merge($0, $1) }),
      (
        "flatMap", .error(TestError("")),
        { values, other in other.startWith(0).flatMap { _ in values } }
      ),
      (
        "flatMapFirst", .error(TestError("")),
        { values, other in other.startWith(0).flatMapFirst { _ in values } }
      ),
      (
        "concatMap", .error(TestError("")),
        { values, other in other.startWith(0).concatMap { _ in values } }
      ),
      (
        "flatMapLatest", .error(TestError("")),
        { values, other in other.startWith(0).flatMapLatest { _ in values } }
      ),
      (
        "combineLatest", .error(TestError("")),
        { .combineLatest($0, $1.startWith(0)) { value, _ in value } }
      ),
      (
        "combineLatest of a collection", .error(TestError("")),
        { Observable.combineLatest([$0, $1.startWith(0)]).map { $0[0] } }
      ),
      ("zip", .error(TestError("")), { .zip($0, $1.startWith(0)) { value, _ in value } }),
      ("withLatestFrom", .error(TestError("")), { $0.withLatestFrom($1.startWith(0)) }),
      ("sample", .error(TestError("")), { $1.startWith(0).sample($0) }),
      ("take(until:), a value", .next(9), { $0.take(until: $1) }),
      ("take(until:), an error", .error(TestError("")), { $0.take(until: $1) }),
      (
        "pausableBuffered", .error(TestError("")),
        { $0.pausableBuffered($1.map { _ in true }.startWith(true), limit: nil) }
      ),
    ]

  /// RxSwift forwards the end immediately and then disposes; here the end waits (C3), and what is
  /// subscribed to must not continue until then: it may be a `retry` of a subject that has failed.
  @Test(arguments: ending.indices)
  func `an end that arrives inside a value tears everything down there`(index: Int) {
    let (name, end, join) = Self.ending[index]
    let log = Log<String>()
    let observers = Log<AnyObserver<Int>>()
    let values = Observable<Int>.create { observer in
      observers(observer)
      return log.disposable("teardown")
    }
    let other = PublishSubject<Int>()
    _ = join(values, other).subscribe(
      onNext: { _ in
        other.on(end)
        log("end of value")
      }, onError: { _ in log("end") }, onCompleted: { log("end") },
      onDisposed: { log("disposed") })
    observers.entries[0].onNext(1)
    expectEqual(log.entries, ["teardown", "end of value", "end", "disposed"], "\(name)")
  }

  /// Operators with a source that retries, and a source whose error ends the result.
  static let retrying: [(String, @Sendable (Observable<Int>, Observable<Int>) -> Observable<Int>)] =
    [
      ("merge", { .merge($1, $0) }),
      ("combineLatest", { .combineLatest($1.startWith(0), $0) { $1 } }),
      ("withLatestFrom", { $0.withLatestFrom($1.startWith(0)) { value, _ in value } }),
      ("take(until:)", { $0.take(until: $1) }),
    ]

  @Test(arguments: retrying.indices)
  func `a retry ends with the operator that follows it`(index: Int) {
    let log = Log<String>()
    let (values, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    let attempts = Observable<Int>.deferred {
      log("attempt")
      return log.entries.count < 9 ? other.asObservable() : .never()
    }
    _ = Self.retrying[index].1(.merge(values, attempts.retry()), other.asObservable()).subscribe(
      onNext: { _ in other.onError(TestError("")) }, onError: { _ in log("error") })
    values.onNext(1)
    expectEqual(log.entries, ["attempt", "error"], "\(Self.retrying[index].0)")
  }
}
