// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// What all three traits have.
struct PrimitiveSequenceTests {
  /// An operator that lets everything pass.
  struct Passing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let single: @Sendable (Single<String>, TestScheduler) -> Single<String>
    let maybe: @Sendable (Maybe<String>, TestScheduler) -> Maybe<String>
    let completable: @Sendable (Completable, TestScheduler) -> Completable

    init(
      _ name: String,
      _ single: @escaping @Sendable (Single<String>, TestScheduler) -> Single<String>,
      _ maybe: @escaping @Sendable (Maybe<String>, TestScheduler) -> Maybe<String>,
      _ completable: @escaping @Sendable (Completable, TestScheduler) -> Completable
    ) {
      testDescription = name
      self.single = single
      self.maybe = maybe
      self.completable = completable
    }
  }

  static let passing = [
    Passing(
      "deferred", { source, _ in .deferred { source } }, { source, _ in .deferred { source } },
      { source, _ in .deferred { source } }),
    Passing(
      "using",
      { source, _ in .using({ BooleanDisposable() }) { _ in source } },
      { source, _ in .using({ BooleanDisposable() }) { _ in source } },
      { source, _ in .using({ BooleanDisposable() }) { _ in source } }),
    Passing(
      "retry(1)", { source, _ in source.retry(1) }, { source, _ in source.retry(1) },
      { source, _ in source.retry(1) }),
    Passing(
      "retry(when:)",
      { source, _ in source.retry(when: { $0.flatMap { Observable<Int>.error($0) } }) },
      { source, _ in source.retry(when: { $0.flatMap { Observable<Int>.error($0) } }) },
      { source, _ in source.retry(when: { $0.flatMap { Observable<Int>.error($0) } }) }),
    Passing(
      "catch", { source, _ in source.catch { .error($0) } },
      { source, _ in source.catch { .error($0) } }, { source, _ in source.catch { .error($0) } }),
    Passing(
      "timeout", { $0.timeout(.seconds(9), scheduler: $1) },
      { $0.timeout(.seconds(9), scheduler: $1) }, { $0.timeout(.seconds(9), scheduler: $1) }),
    Passing(
      "timeout with another",
      { $0.timeout(.seconds(9), other: .never(), scheduler: $1) },
      { $0.timeout(.seconds(9), other: .never(), scheduler: $1) },
      { $0.timeout(.seconds(9), other: .never(), scheduler: $1) }),
    Passing(
      "observe(on:)", { source, _ in source.observe(on: ImmediateScheduler.instance) },
      { source, _ in source.observe(on: ImmediateScheduler.instance) },
      { source, _ in source.observe(on: ImmediateScheduler.instance) }),
    Passing(
      "subscribe(on:)", { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
      { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
      { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) }),
    Passing(
      "do", { source, _ in source.do(onSuccess: { _ in }, onDispose: {}) },
      { source, _ in source.do(onNext: { _ in }, onDispose: {}) },
      { source, _ in source.do(onCompleted: {}, onDispose: {}) }),
    Passing(
      "primitiveSequence", { source, _ in source.primitiveSequence },
      { source, _ in source.primitiveSequence }, { source, _ in source.primitiveSequence }),
  ]

  @Test(arguments: passing)
  func `an operator forwards the event of a single`(row: Passing) {
    for source in ["--(a|)", "(a|)", "--#", "#"] {
      expectDiagram(source, source) { row.single($0.asSingle(), $1) }
    }
    expectDiagram("----", "--", during: "^--!", subscriptions: "^--!") {
      row.single($0.asSingle(), $1)
    }
  }

  @Test(arguments: passing)
  func `an operator forwards the event of a maybe`(row: Passing) {
    for source in ["--(a|)", "(a|)", "--#", "#", "--|", "|"] {
      expectDiagram(source, source) { row.maybe($0.asMaybe(), $1) }
    }
    expectDiagram("----", "--", during: "^--!", subscriptions: "^--!") {
      row.maybe($0.asMaybe(), $1)
    }
  }

  @Test(arguments: passing)
  func `an operator forwards the event of a completable`(row: Passing) {
    for source in ["--#", "#", "--|", "|"] {
      expectDiagram(source, source) { row.completable($0.ignoreElements().asCompletable(), $1) }
    }
    expectDiagram("----", "--", during: "^--!", subscriptions: "^--!") {
      row.completable($0.ignoreElements().asCompletable(), $1)
    }
  }

  @Test func `delay operators shift the event`() {
    expectDiagram("-(a|)", "----(a|)") { $0.asSingle().delay(.seconds(3), scheduler: $1) }
    expectDiagram("-|", "----|") { $0.asMaybe().delay(.seconds(3), scheduler: $1) }
    expectDiagram("-#", "-#") { $0.asMaybe().delay(.seconds(3), scheduler: $1) }
    expectDiagram("-(a|)", "----(a|)", subscriptions: "---^!") {
      $0.asSingle().delaySubscription(.seconds(3), scheduler: $1)
    }
    expectDiagram("-(a|)", "--", during: "^-!", subscriptions: "^!") {
      $0.asSingle().delay(.seconds(3), scheduler: $1)
    }
  }

  @Test func `a timeout fails a slow sequence`() {
    expectDiagram("-----(a|)", "---#", subscriptions: "^--!") {
      $0.asSingle().timeout(.seconds(3), scheduler: $1).asObservable().withPlainErrors()
    }
    expectDiagram("-----(a|)", "--(x|)", "-----(x|)", subscriptions: ["^--!", "---^-!"]) {
      $0.asSingle().timeout(.seconds(3), other: $1.asSingle(), scheduler: $2)
    }
  }

  @Test func `a timeout ends with the value`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    _ = Single.just(1).timeout(.seconds(3), scheduler: scheduler).catchAndReturn(2).subscribe(
      onSuccess: {
        log("\($0)")
        scheduler.advanceTo(9)
        log("\(scheduler.clock)")
      }, onFailure: { _ in log("error") }, onDisposed: { log("disposed") })
    expectEqual(log.entries, ["1", "9", "disposed"])
  }

  @Test func `a timer emits zero`() {
    expectDiagram([], "---(0|)") { (_: [Observable<String>], scheduler) in
      Single<Int>.timer(.seconds(3), scheduler: scheduler)
    }
    expectDiagram([], "---(0|)") { (_: [Observable<String>], scheduler) in
      Maybe<Int>.timer(.seconds(3), scheduler: scheduler)
    }
  }

  @Test func `another sequence or another attempt follows an error`() {
    expectDiagram("-#", "-(x|)", "--(x|)", subscriptions: ["^!", "-^!"]) { source, other, _ in
      source.asSingle().catch { _ in other.asSingle() }
    }
    expectDiagram("-#", "--#", subscriptions: "^!\n-^!") { source, _ in
      source.asSingle().retry(2)
    }
    expectDiagram("-#", "----#", subscriptions: "^!\n---^!") { source, scheduler in
      source.asMaybe().retry(when: { errors in
        errors.enumerated().flatMap { index, error in
          index == 0
            ? Observable<Int>.timer(.seconds(2), scheduler: scheduler) : Observable.error(error)
        }
      })
    }
  }

  @Test func `an error of another type ends the sequence`() {
    let log = Log<String>()
    _ = Single<Int>.error(MarbleFailure())
      .retry(when: { (errors: Observable<TestError>) in errors })
      .subscribe(onFailure: { log("\($0)") })
    expectEqual(log.entries, ["#"])
  }

  @Test func `an error thrown by a closure fails the sequence`() {
    let failing: @Sendable () throws -> Single<Int> = { throw MarbleFailure() }
    expectEqual(Single.deferred(failing).recorded(), ["error(#)"])
    expectEqual(
      Single.using({ BooleanDisposable() }) { _ in try failing() }.recorded(), ["error(#)"])
    #expect(
      Single<Int>.error(TestError("a")).catch { _ in try failing() }.recorded() == ["error(#)"])
  }

  @Test func `a resource is disposed after the source`() {
    let log = Log<String>()
    let box = Box<Single<Int>.SingleObserver?>(nil)
    _ = Single<Int>.using({ ScopedDisposable(log.disposable("resource")) }) { _ in
      .create { single in
        box.value = single
        return log.disposable("teardown")
      }
    }
    .subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
    box.value?(.success(1))
    expectEqual(log.entries, ["1", "disposed", "teardown", "resource"])
  }

  @Test func `a value on a scheduler is emitted when the scheduler runs`() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    _ = Single.just(1, scheduler: scheduler).subscribe(onSuccess: { log("single \($0)") })
    _ = Maybe.just(2, scheduler: scheduler).subscribe(onSuccess: { log("maybe \($0)") })
    #expect(log.entries.isEmpty)
    scheduler.start()
    expectEqual(log.entries, ["single 1", "maybe 2"])
  }

  @Test func `traits can be inner sequences of observables`() {
    let source = Observable.of(1, 2, 3)
    expectEqual(
      source.flatMap { Single.just($0 * 2) }.recorded(),
      [
        "next(2)", "next(4)", "next(6)", "completed",
      ])
    expectEqual(
      source.concatMap { $0 == 2 ? Maybe.empty() : .just($0) }.recorded(),
      [
        "next(1)", "next(3)", "completed",
      ])
    expectEqual(source.flatMap { _ in Completable.empty() }.recorded(), ["completed"])
  }
}
