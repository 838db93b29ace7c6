// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct SingleCreateTests {
  @Test func `only the first result is emitted`() {
    let log = Log<String>()
    let box = Box<Single<Int>.SingleObserver?>(nil)
    _ = Single<Int>.create { single in
      box.value = single
      return log.disposable("teardown")
    }
    .subscribe(
      onSuccess: { log("\($0)") }, onFailure: { _ in log("error") },
      onDisposed: { log("disposed") })
    box.value?(.success(1))
    box.value?(.success(2))
    box.value?(.failure(MarbleFailure()))
    expectEqual(log.entries, ["1", "disposed", "teardown"])
  }

  @Test func `after a synchronous result the teardown runs when it is returned`() {
    let log = Log<String>()
    let source = Single<Int>.create { single in
      single(.failure(MarbleFailure()))
      log("returning")
      return log.disposable("teardown")
    }
    _ = source.subscribe(onFailure: { log("\($0)") }, onDisposed: { log("disposed") })
    expectEqual(log.entries, ["#", "disposed", "returning", "teardown"])
  }

  @Test func `no event is delivered after disposal`() {
    let log = Log<String>()
    let box = Box<Single<Int>.SingleObserver?>(nil)
    let subscription = Single<Int>.create { single in
      box.value = single
      return log.disposable("teardown")
    }
    .subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
    subscription.dispose()
    box.value?(.success(1))
    expectEqual(log.entries, ["teardown", "disposed"])
  }

  @Test func `a result sent from inside the observer is dropped`() {
    let log = Log<String>()
    let box = Box<Single<Int>.SingleObserver?>(nil)
    _ = Single<Int>.create { single in
      box.value = single
      return Disposables.create()
    }
    .subscribe { event in
      log("\(event)")
      box.value?(.success(2))
    }
    box.value?(.success(1))
    expectEqual(log.entries, ["success(1)"])
  }
}

struct SingleSubscribeTests {
  @Test func `one closure receives the result`() {
    let log = Log<String>()
    _ = Single.just(1).subscribe { log("\($0)") }
    _ = Single<Int>.error(MarbleFailure()).subscribe { log("\($0)") }
    _ = Single<Int>.never().subscribe { log("\($0)") }
    expectEqual(log.entries, ["success(1)", "failure(#)"])
  }

  @Test func `a single that ends without a value fails`() {
    let log = Log<String>()
    let notified = Single<Int>.error(MarbleFailure()).retry(when: { _ in Observable<Int>.empty() })
    for source in [Single.just(1).retry(0), notified] {
      _ = source.subscribe(onFailure: { log("\($0)") })
      _ = source.subscribe { if case .failure(let error) = $0 { log("\(error)") } }
    }
    expectEqual(log.entries, Array(repeating: "\(RxError.noElements)", count: 4))
  }

  @Test func `a value ends the subscription without a further event`() {
    let log = Log<String>()
    let source = Single.just(1).do(afterSuccess: { _ in throw MarbleFailure() }).catchAndReturn(2)
    expectEqual(source.recorded(), ["next(1)", "completed"])
    _ = source.subscribe(
      onSuccess: { log("\($0)") }, onFailure: { log("\($0)") }, onDisposed: { log("disposed") })
    expectEqual(log.entries, ["1", "disposed"])
  }

  // Single.swift of RxSwift: `subscribe(onSuccess:onFailure:onDisposed:)` disposes what runs
  // `onDisposed` in the closure of the value; its Maybe does the same.
  @Test(arguments: ["single", "single, object", "maybe"])
  func `onDisposed runs immediately after the value, and once`(kind: String) {
    let witness = Witness()
    func subscribe(_ source: Observable<Int>, _ log: Log<String>) -> any Disposable {
      let single = source.asSingle().do(
        afterSuccess: { log("after \($0)") }, onDispose: { log("upstream disposed") })
      let maybe = source.asMaybe().do(
        afterNext: { log("after \($0)") }, onDispose: { log("upstream disposed") })
      return switch kind {
      case "single":
        single.subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
      case "maybe":
        maybe.subscribe(onSuccess: { log("\($0)") }, onDisposed: { log("disposed") })
      default:
        single.subscribe(
          with: witness, onSuccess: { log("\($1)") }, onDisposed: { _ in log("disposed") })
      }
    }
    let log = Log<String>()
    let ended = subscribe(.just(1), log)
    expectEqual(log.entries, ["1", "disposed", "after 1", "upstream disposed"])
    ended.dispose()
    expectEqual(log.entries.count, 4)

    let disposed = Log<String>()
    let subject = PublishSubject<Int>()
    let subscription = subscribe(subject.asObservable(), disposed)
    subject.onNext(1)
    expectEqual(disposed.entries, [])
    subscription.dispose()
    subject.onCompleted()
    expectEqual(disposed.entries, ["upstream disposed", "disposed"])
  }

  @Test func `closures receive the object while it is alive`() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    do {
      let witness = Witness()
      _ = Single.just(1).subscribe(
        with: witness, onSuccess: { log("\($0 === witness) \($1)") },
        onDisposed: { _ in log("disposed") })
      _ = Single<Int>.error(MarbleFailure()).subscribe(
        with: witness, onFailure: { log("\($1)") })
      let lost = Witness()
      _ = subject.asSingle().subscribe(with: lost, onSuccess: { _, _ in log("lost") })
    }
    subject.onNext(2)
    subject.onCompleted()
    expectEqual(log.entries, ["true 1", "disposed", "#"])
  }

  @Test func `the closures are released at the end`() {
    let subject = PublishSubject<Int>()
    let (subscription, object) = holding { witness in
      subject.asSingle().subscribe(
        onSuccess: { _ in _ = witness }, onFailure: { _ in _ = witness },
        onDisposed: { _ = witness })
    }
    #expect(object.value != nil)
    subject.onNext(1)
    subject.onCompleted()
    #expect(object.value == nil)
    withExtendedLifetime(subscription) {}
  }

  @Test func `disposal inside the value ends the subscription`() {
    let log = Log<String>()
    let serial = SerialDisposable()
    let subject = PublishSubject<Int>()
    serial.inner = subject.asSingle().subscribe(
      onSuccess: {
        log("\($0)")
        serial.dispose()
      }, onDisposed: { log("disposed") })
    subject.onNext(1)
    subject.onCompleted()
    expectEqual(log.entries, ["1", "disposed"])
  }
}

struct SingleOperatorTests {
  @Test(arguments: [("--(a|)", "--(A|)"), ("--#", "--#"), ("----", "----")])
  func `map and flatMap transform the value`(source: String, expected: String) {
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.asSingle().map { $0.uppercased() }
    }
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.asSingle().flatMap { .just($0.uppercased()) }
    }
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.asSingle().flatMapMaybe { .just($0.uppercased()) }
    }
    expectDiagram(source, expected, during: "^----!") { source, _ in
      source.asSingle().compactMap { $0.uppercased() }
    }
  }

  @Test(arguments: [("--(a|)", "--(a|)"), ("--(b|)", "--|"), ("--#", "--#")])
  func `a value can be dropped`(source: String, expected: String) {
    expectDiagram(source, expected) { source, _ in source.asSingle().filter { $0 == "a" } }
    expectDiagram(source, expected) { source, _ in
      source.asSingle().compactMap { $0 == "a" ? "a" : nil }
    }
    expectDiagram(source, expected) { source, _ in
      source.asSingle().flatMapMaybe { $0 == "a" ? .just($0) : .empty() }
    }
  }

  @Test func `flatMap continues with another single`() {
    expectDiagram("--(a|)", "---(x|)", "-----(x|)", subscriptions: ["^-!", "--^--!"]) {
      first, second, _ in first.asSingle().flatMap { _ in second.asSingle() }
    }
    expectDiagram("--(a|)", "---#", "-----#") { first, second, _ in
      first.asSingle().flatMap { _ in second.asSingle() }
    }
    expectDiagram(
      "--(a|)", "---(x|)", "----", during: "^---!", subscriptions: ["^-!", "--^-!"]
    ) { first, second, _ in first.asSingle().flatMap { _ in second.asSingle() } }
  }

  @Test(arguments: [("---|", "-----|"), ("---#", "-----#")])
  func `flatMapCompletable continues with a completable`(work: String, expected: String) {
    expectDiagram("--(a|)", work, expected) { first, second, _ in
      first.asSingle().flatMapCompletable { _ in second.ignoreElements().asCompletable() }
    }
  }

  @Test func `an error thrown by a closure fails the single`() {
    let single = Single.just(1)
    let fail: @Sendable (Int) throws -> Void = { _ in throw MarbleFailure() }
    let results = [
      single.map { try fail($0) }.recorded(),
      single.compactMap { try fail($0) }.recorded(),
      single.filter { _ in throw MarbleFailure() }.recorded(),
      single.flatMap { value in
        try fail(value)
        return single
      }.recorded(),
      single.flatMapMaybe { value in
        try fail(value)
        return .just(value)
      }.recorded(),
      single.flatMapCompletable { value in
        try fail(value)
        return .empty()
      }.recorded(),
      single.do(onSuccess: { try fail($0) }).recorded(),
      Single.zip(single, single) { a, _ in try fail(a) }.recorded(),
    ]
    for result in results { expectEqual(result, ["error(#)"]) }
  }

  @Test func `zip waits for all values`() {
    expectDiagram("--(a|)", "----(b|)", "----(x|)", results: ["x": "ab"]) { first, second, _ in
      Single.zip(first.asSingle(), second.asSingle()) { $0 + $1 }
    }
    expectDiagram("--#", "----(b|)", "--#", subscriptions: ["^-!", "^-!"]) { first, second, _ in
      Single.zip(first.asSingle(), second.asSingle()) { $0 + $1 }
    }
    expectDiagram("--(a|)", "-----", "---", during: "^--!", subscriptions: ["^-!", "^--!"]) {
      first, second, _ in Single.zip([first.asSingle(), second.asSingle()]) { $0.joined() }
    }
  }

  @Test func `zip combines up to eight singles`() {
    let one = Single.just(1)
    let two = Single.just("2")
    expectEqual(Single.zip(one, two).map { "\($0)\($1)" }.recorded(), ["next(12)", "completed"])
    expectEqual(
      Single.zip(one, two, one, two, one, two, one, two) {
        "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)"
      }
      .recorded(), ["next(12121212)", "completed"])
    expectEqual(Single.zip([one, one]).recorded(), ["next([1, 1])", "completed"])
    #expect(Single<Int>.zip([]).recorded() == ["next([])", "completed"])
    #expect(Single<Int>.zip([]) { $0.count }.recorded() == ["next(0)", "completed"])
  }

  @Test func `catchAndReturn replaces an error`() {
    expectDiagram("--#", "--(x|)") { source, _ in source.asSingle().catchAndReturn("x") }
    expectDiagram("--(a|)", "--(a|)") { source, _ in source.asSingle().catchAndReturn("x") }
  }

  @Test(arguments: [("--(a|)", "--(a|)", "--|"), ("--#", "--#", "--#")])
  func `conversions emit at the same time`(source: String, maybe: String, completable: String) {
    expectDiagram(source, maybe) { source, _ in source.asSingle().asMaybe() }
    expectDiagram(source, completable) { source, _ in source.asSingle().asCompletable() }
    expectDiagram(source, source) { source, _ in source.asSingle().asObservable().asSingle() }
  }

  @Test func `do calls its closures before and after the event`() {
    let log = Log<String>()
    func observed(_ single: Single<Int>) -> Single<Int> {
      single.do(
        onSuccess: { log("value \($0)") }, afterSuccess: { log("after \($0)") },
        onError: { log("error \($0)") }, afterError: { log("after \($0)") },
        onSubscribe: { log("subscribe") }, onSubscribed: { log("subscribed") },
        onDispose: { log("dispose") })
    }
    _ = observed(.just(1)).subscribe(onSuccess: { log("-> \($0)") })
    expectEqual(
      log.entries, ["subscribe", "value 1", "-> 1", "after 1", "subscribed", "dispose"])
    _ = observed(.error(MarbleFailure())).subscribe(onFailure: { log("-> \($0)") })
    expectEqual(
      log.entries.dropFirst(6),
      [
        "subscribe", "error #", "-> #", "after #", "subscribed", "dispose",
      ])
  }
}
