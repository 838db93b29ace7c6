// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

/// One source after another, where both are the same shared source: whether the second subscription
/// connects again depends on when the first one is disposed (C6).
struct SharedResubscribeTests {
  typealias Share = @Sendable (Observable<Int>) -> Observable<Int>
  typealias Follow = @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

  struct Sharing: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let share: Share

    init(_ name: String, _ share: @escaping Share) {
      testDescription = name
      self.share = share
    }
  }

  struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let follow: Follow

    init(_ name: String, _ follow: @escaping Follow) {
      testDescription = name
      self.follow = follow
    }
  }

  /// A server that answers each request with its number, as often as the test says.
  final class Server: Sendable {
    struct Malformed: Error {}

    private let answers = PublishSubject<Void>()
    private let count = Box(0)
    let scheduler = TestScheduler(initialClock: 0)

    /// How many requests have been made.
    var requests: Int { count.value }
    /// How many requests are in progress.
    var isBusy: Bool { answers.hasObservers }

    var request: Observable<Int> {
      .deferred { [answers, count] in
        let number = count.update { count in
          count += 1
          return count
        }
        return answers.map { number }
      }
    }

    /// Answers all requests in progress, then lets all waits pass.
    func answer() {
      answers.onNext(())
      scheduler.start()
    }
  }

  /// Connections that end with their last observer and keep nothing for the next one.
  static let sharings: [Sharing] = sharingsThatEndLast + sharingsThatEndFirst

  /// RxSwift's ShareReplayScope.swift:198 and 337: they leave their source to tear itself down.
  static let sharingsThatEndLast = [
    Sharing("share()") { $0.share() },
    Sharing("share(replay: 1)") { $0.share(replay: 1) },
  ]

  /// RxSwift's Multicast.swift:173: they dispose their connection before they forward its end.
  static let sharingsThatEndFirst = [
    Sharing("share(replay: 2)") { $0.share(replay: 2) },
    Sharing("publish, refCount") { $0.publish().refCount() },
    Sharing("replay(1), refCount") { $0.replay(1).refCount() },
    Sharing("multicast, refCount") { $0.multicast(makeSubject: { PublishSubject() }).refCount() },
    Sharing("refCount of a foreign connectable") { Foreign($0).refCount() },
    Sharing("SharePolicy") { $0.share(SharePolicy()) },
    Sharing("SharePolicy that replays") { $0.share(SharePolicy(replay: .latest(1))) },
  ]

  /// Connections that end with their last observer, through one subject.
  static let sharingsThroughOneSubject = [
    Sharing("share(scope: .forever)") { $0.share(scope: .forever) },
    Sharing("multicast of a subject, refCount") { $0.multicast(PublishSubject()).refCount() },
    Sharing("SharePolicy that replays the end") { $0.share(SharePolicy(end: .replay)) },
  ]

  /// Who subscribes again after an error.
  static let retrying: [Operator] = [
    Operator("retry()") { source, _ in source.retry() },
    Operator("retry(3)") { source, _ in source.retry(3) },
    Operator("retry(when:)") { source, _ in
      source.retry { (errors: Observable<any Error>) in errors }
    },
    Operator("retry(when:), of one type of error") { source, _ in
      source.retry { (errors: Observable<Server.Malformed>) in errors }
    },
    Operator("retry(when:), later") { source, scheduler in
      source.retry { (errors: Observable<any Error>) in
        errors.map { _ in 0 }.delay(.seconds(2), scheduler: scheduler)
      }
    },
    Operator("retry by a policy") { source, scheduler in
      source.retry(RetryPolicy(maxAttempts: 3), scheduler: scheduler)
    },
    Operator("retry by a policy that waits") { source, scheduler in
      source.retry(RetryPolicy(.constant(.seconds(2)), maxAttempts: 3), scheduler: scheduler)
    },
    Operator("retry by a behavior that waits") { source, scheduler in
      source.retry(.delayed(maxCount: 3, time: 2), scheduler: scheduler)
    },
    Operator("ignoreErrors()") { source, _ in source.ignoreErrors() },
    Operator("ignoreErrors of some") { source, _ in source.ignoreErrors { $0 is Server.Malformed }
    },
    Operator("catch(sequence:) of an array") { source, _ in .catch(sequence: [source, source]) },
    Operator("catch(sequence:) of a sequence") { source, _ in
      .catch(sequence: sequence(state: 0) { _ in source })
    },
    Operator("asSingle().retry(3)") { source, _ in
      source.take(1).asSingle().retry(3).asObservable()
    },
    Operator("asMaybe().retry(when:)") { source, _ in
      source.take(1).asMaybe().retry { (errors: Observable<any Error>) in errors }.asObservable()
    },
    Operator("first().retry()") { source, _ in
      source.first().retry(3).asObservable().compactMap { $0 }
    },
    Operator("asCompletable().retry(3)") { source, _ in
      source.do(onNext: { _ in }).take(1).ignoreElements().asCompletable().retry(3)
        .andThen(.just(2))
    },
    Operator("retry over observe(on:)") { source, scheduler in
      source.observe(on: scheduler).retry(3)
    },
    Operator("retry over delay") { source, scheduler in
      source.delay(.seconds(1), scheduler: scheduler).retry(3)
    },
    Operator("retry over flatMap") { source, _ in source.flatMap { Observable.just($0) }.retry(3) },
    Operator("retry over flatMapLatest") { source, _ in
      Observable.just(0).flatMapLatest { _ in source }.retry(3)
    },
    Operator("retry over combineLatest") { source, _ in
      Observable.combineLatest(source, Observable.just(0)) { $0 + $1 }.retry(3)
    },
    Operator("retry over using") { source, _ in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in source }).retry(3)
    },
    Operator("retry over deferred") { source, _ in Observable.deferred { source }.retry(3) },
  ]

  @Test(arguments: retrying, sharings + sharingsThroughOneSubject)
  func `an attempt that follows a failed attempt connects again`(
    operation: Operator, sharing: Sharing
  ) {
    let server = Server()
    let got = Log<Int>()
    let parsed = sharing.share(server.request).map { answer in
      if answer < 2 { throw Server.Malformed() }
      return answer
    }
    let subscription = operation.follow(parsed, server.scheduler).subscribe(onNext: { got($0) })
    server.answer()
    expectEqual(got.entries, [])
    expectEqual(server.requests, 2)
    server.answer()
    expectEqual(got.entries, [2])
    expectEqual(server.requests, 2)
    subscription.dispose()
    #expect(!server.isBusy)
  }

  /// Who subscribes again after a completion.
  static let following: [Operator] = [
    Operator("concat") { source, _ in source.concat(source) },
    Operator("concat of an array") { source, _ in .concat([source, source]) },
    Operator("concat of some") { source, _ in .concat(source, source) },
    Operator("concat of a sequence") { source, _ in
      .concat(AnySequence(repeatElement(source, count: 2)))
    },
    Operator("concat of inner sources") { source, _ in Observable.of(source, source).concat() },
    Operator("concatMap") { source, _ in Observable.of(0, 0).concatMap { _ in source } },
    Operator("merge(maxConcurrent:)") { source, _ in
      Observable.of(source, source).merge(maxConcurrent: 1)
    },
    Operator("repeatWithBehavior") { source, scheduler in
      source.repeatWithBehavior(.immediate(maxCount: 2), scheduler: scheduler)
    },
    Operator("repeatWithBehavior that waits") { source, scheduler in
      source.repeatWithBehavior(.delayed(maxCount: 2, time: 2), scheduler: scheduler)
    },
    Operator("concat of infallibles") { source, _ in
      let source = source.asInfallible(onErrorJustReturn: 0)
      return Infallible.concat(source, source).asObservable()
    },
    Operator("concat of an infallible") { source, _ in
      let source = source.asInfallible(onErrorJustReturn: 0)
      return source.concat(source).asObservable()
    },
    Operator("concat of completables") { source, _ in
      let values = Log<Int>()
      let source = source.do(onNext: { values($0) }).ignoreElements().asCompletable()
      return source.concat(source).andThen(.deferred { .from(values.entries) })
    },
  ]

  @Test(arguments: following, sharings + sharingsThroughOneSubject)
  func `a source that follows a completed one connects again`(
    operation: Operator, sharing: Sharing
  ) {
    let server = Server()
    let got = Log<String>()
    let first = sharing.share(server.request).take(1)
    let subscription = operation.follow(first, server.scheduler).subscribe(
      onNext: { got("\($0)") }, onCompleted: { got("completed") })
    server.answer()
    expectEqual(server.requests, 2)
    server.answer()
    expectEqual(got.entries, ["1", "2", "completed"])
    expectEqual(server.requests, 2)
    subscription.dispose()
    #expect(!server.isBusy)
  }

  @Test(arguments: following, sharings)
  func `a shared source that has completed connects again`(
    operation: Operator, sharing: Sharing
  ) {
    let server = Server()
    let got = Log<String>()
    let shared = sharing.share(server.request.take(1))
    let subscription = operation.follow(shared, server.scheduler).subscribe(
      onNext: { got("\($0)") }, onCompleted: { got("completed") })
    server.answer()
    server.answer()
    expectEqual(got.entries, ["1", "2", "completed"])
    expectEqual(server.requests, 2)
    subscription.dispose()
    #expect(!server.isBusy)
  }

  /// Who subscribes to the next source before the old one is disposed.
  static let staying: [Operator] = [
    Operator("catch") { source, _ in source.failing.catch { _ in source } },
    Operator("asInfallible(onErrorFallbackTo:)") { source, _ in
      source.failing.asInfallible(
        onErrorFallbackTo: source.asInfallible(onErrorJustReturn: 0)
      ).asObservable()
    },
    Operator("asInfallible(onErrorRecover:)") { source, _ in
      source.failing.asInfallible(
        onErrorRecover: { _ in source.asInfallible(onErrorJustReturn: 0) }
      ).asObservable()
    },
    Operator("catch of a single") { source, _ in
      source.failing.take(1).asSingle().catch { _ in source.skip(1).take(1).asSingle() }
        .asObservable()
    },
    Operator("andThen") { source, _ in
      source.take(1).ignoreElements().asCompletable().andThen(source)
    },
    Operator("andThen, a single") { source, _ in
      source.take(1).ignoreElements().asCompletable()
        .andThen(source.skip(1).take(1).asSingle()).asObservable()
    },
    Operator("andThen, a maybe") { source, _ in
      source.take(1).ignoreElements().asCompletable()
        .andThen(source.skip(1).take(1).asMaybe()).asObservable()
    },
    Operator("andThen, a completable") { source, _ in
      source.take(1).ignoreElements().asCompletable()
        .andThen(source.skip(1).take(1).ignoreElements().asCompletable())
        .andThen(.just(1))
    },
    Operator("ifEmpty(switchTo:)") { source, _ in
      source.take(1).filter { $0 < 0 }.ifEmpty(switchTo: source)
    },
    Operator("timeout(other:)") { source, scheduler in
      source.filter { $0 < 0 }
        .timeout(.seconds(5), other: source, scheduler: scheduler)
    },
    // RxSwiftExt's retryWithBehavior.swift subscribes inside of `catch`.
    Operator("retry by a behavior, immediately") { source, scheduler in
      source.failingOnce.retry(.immediate(maxCount: 3), scheduler: scheduler)
    },
  ]

  @Test(arguments: staying, sharings + sharingsThroughOneSubject)
  func `a replacement is subscribed to while the old connection exists`(
    operation: Operator, sharing: Sharing
  ) {
    let server = Server()
    let got = Log<Int>()
    let shared = sharing.share(server.request)
    let subscription = operation.follow(shared, server.scheduler).subscribe(onNext: { got($0) })
    server.answer()
    server.answer()
    server.answer()
    expectEqual(got.entries.last, 1)
    expectEqual(server.requests, 1)
    subscription.dispose()
    #expect(!server.isBusy)
  }

  // MARK: Connections over connections

  @Test(arguments: sharingsThatEndFirst + sharingsThroughOneSubject)
  func `a connection is torn down before its end is forwarded`(sharing: Sharing) {
    let log = Log<String>()
    let source = PublishSubject<Int>()
    let torn = Observable<Int>.create { observer in
      let subscription = source.subscribe(observer)
      return Disposables.create {
        log("torn down")
        subscription.dispose()
      }
    }
    let shared = sharing.share(torn)
    let first = shared.subscribe(onCompleted: { log("first") })
    let second = shared.subscribe(onCompleted: { log("second") })
    source.onCompleted()
    expectEqual(log.entries, ["torn down", "first", "second"])
    first.dispose()
    second.dispose()
  }

  @Test(arguments: sharingsThatEndLast)
  func `share forwards the end to all observers before its source is torn down`(sharing: Sharing) {
    let log = Log<String>()
    let source = PublishSubject<Int>()
    let shared = sharing.share(
      .create { observer in
        let subscription = source.subscribe(observer)
        return Disposables.create {
          log("torn down")
          subscription.dispose()
        }
      })
    let first = shared.do(afterCompleted: { log("after") }).subscribe(
      onCompleted: { log("first") })
    let second = shared.subscribe(onCompleted: { log("second") }, onDisposed: { log("disposed") })
    source.onCompleted()
    expectEqual(log.entries, ["first", "after", "second", "disposed", "torn down"])
    first.dispose()
    second.dispose()
  }

  @Test(arguments: sharings)
  func `a source shared upstream of an ended connection is released before or after the next one`(
    sharing: Sharing
  ) {
    let endsLast = Self.sharingsThatEndLast.contains {
      $0.testDescription == sharing.testDescription
    }
    let server = Server()
    let got = Log<Int>()
    let base = server.request.share()
    let shared = sharing.share(base.take(1))
    let subscription = shared.concat(shared).subscribe(onNext: { got($0) })
    server.answer()
    server.answer()
    #expect(got.entries == (endsLast ? [1, 1] : [1, 2]))
    expectEqual(server.requests, (endsLast ? 1 : 2))
    subscription.dispose()
    #expect(!server.isBusy)
  }

  @Test func `each attempt fails with the replayed value of share(replay: 1, scope: .forever)`() {
    let server = Server()
    let log = Log<String>()
    let parsed = server.request.share(replay: 1, scope: .forever).map { answer in
      if answer < 2 { throw Server.Malformed() }
      return answer
    }
    let subscription = parsed.retry(3).subscribe(
      onNext: { log("\($0)") }, onError: { _ in log("error") })
    server.answer()
    expectEqual(log.entries, ["error"])
    #expect(!server.isBusy)
    subscription.dispose()
  }

  @Test(arguments: sharings)
  func `an attempt joins a connection that another observer holds`(sharing: Sharing) {
    let server = Server()
    let got = Log<Int>()
    let shared = sharing.share(server.request)
    let other = shared.subscribe()
    let subscription = shared.failingOnce.retry(3).subscribe(onNext: { got($0) })
    server.answer()
    server.answer()
    expectEqual(got.entries.last, 1)
    expectEqual(server.requests, 1)
    subscription.dispose()
    other.dispose()
    #expect(!server.isBusy)
  }

  @Test func `a teardown that disposes the result prevents the subscription to the next source`() {
    let rows: [@Sendable (Observable<Int>) -> Observable<Int>] = [
      { $0.retry() }, { $0.retry { (errors: Observable<any Error>) in errors } },
      { .catch(sequence: [$0, $0]) }, { $0.materialize().dematerialize().retry(3) },
      { source in source.catch { _ in .empty() }.concat(source) },
    ]
    for row in rows {
      let subscriptions = Log<AnyObserver<Int>>()
      let serial = SerialDisposable()
      let source = Observable<Int>.create { observer in
        subscriptions(observer)
        return Disposables.create { serial.dispose() }
      }
      serial.disposable = row(source).subscribe()
      subscriptions.entries[0].onError(Server.Malformed())
      expectEqual(subscriptions.entries.count, 1)
    }
  }

  @Test func `a source that fails while it is subscribed to is torn down before the next attempt`()
  {
    let log = Log<String>()
    let source = Observable<Int>.create { observer in
      log("subscribed")
      observer.onError(Server.Malformed())
      return Disposables.create { log("torn down") }
    }
    _ = source.retry(2).subscribe(onError: { _ in log("error") })
    expectEqual(log.entries, ["subscribed", "torn down", "subscribed", "error", "torn down"])
  }
}

extension Observable<Int> {
  /// Fails with the first value.
  fileprivate var failing: Observable<Int> {
    map { value in
      if value > 0 { throw SharedResubscribeTests.Server.Malformed() }
      return value
    }
  }

  /// Fails with the first value of all subscriptions.
  fileprivate var failingOnce: Observable<Int> {
    let calls = Box(0)
    return map { value in
      let call = calls.update { calls in
        calls += 1
        return calls
      }
      if call == 1 { throw SharedResubscribeTests.Server.Malformed() }
      return value
    }
  }
}

/// A connectable observable that is not one of the library's own.
private struct Foreign: ConnectableObservableType {
  let inner: ConnectableObservable<Int>

  init(_ source: Observable<Int>) { inner = source.publish() }

  func subscribe<Observer: ObserverType<Int>>(_ observer: Observer) -> any Disposable {
    inner.subscribe(observer)
  }

  func asObservable() -> Observable<Int> { inner.asObservable() }

  func connect() -> any Disposable { inner.connect() }
}
