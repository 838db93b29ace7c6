// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct Failure: Error, Equatable {}

extension Signal {
  /// Subscribes as a signal and records the events.
  func log(in log: Log<String>) -> any Disposable {
    subscribe(
      next: { log("\($0)") }, error: { _ in log("#") }, completed: { log("|") })
  }
}

extension ObservableConvertibleType {
  /// Subscribes as an observable and records the events.
  func log(in log: Log<String>) -> any Disposable {
    asObservable().subscribe(
      onNext: { log("\($0)") }, onError: { _ in log("#") }, onCompleted: { log("|") },
      onDisposed: { log("onDisposed") })
  }
}

struct BridgeTests {
  /// A signal whose work writes its life to a log and can be driven.
  private func source(
    _ log: Log<String>, _ kept: Box<PassthroughSubscriber<Int>?>
  ) -> Signal<Int> {
    Signal.create { subscriber in
      kept.value = subscriber
      log("subscribed")
      return AnyDisposable { log("teardown") }
    }
  }

  /// The source as an observable.
  private func source(_ log: Log<String>, _ kept: Box<AnyObserver<Int>?>) -> Observable<Int> {
    Observable.create { observer in
      kept.value = observer
      log("subscribed")
      return Disposables.create { log("teardown") }
    }
  }

  @Test(arguments: [[], [1], [1, 2, 3]], [nil, Termination.completed, .error(Failure())])
  func `events pass through the bridge unchanged in both directions`(
    values: [Int], termination: Termination?
  ) {
    let signal = SignalSubject<Int>()
    let observable = PublishSubject<Int>()
    let plainSignal = Log<String>(), bridgedSignal = Log<String>()
    let plainObservable = Log<String>(), bridgedObservable = Log<String>()
    let all = [
      signal.map { $0 * 2 }.log(in: plainSignal),
      observable.asSignal().map { $0 * 2 }.log(in: bridgedSignal),
      observable.map { $0 * 2 }.log(in: plainObservable),
      signal.asObservable().map { $0 * 2 }.log(in: bridgedObservable),
    ]
    for value in values {
      signal.sendNext(value)
      observable.onNext(value)
    }
    switch termination {
    case .error(let error):
      signal.sendError(error)
      observable.onError(error)
    case .completed:
      signal.sendCompleted()
      observable.onCompleted()
    case nil: break
    }
    expectEqual(bridgedSignal.entries, plainSignal.entries)
    expectEqual(bridgedObservable.entries, plainObservable.entries)
    expectEqual(plainSignal.entries.count, values.count + (termination == nil ? 0 : 1))
    for disposable in all { disposable.dispose() }
    expectEqual(bridgedObservable.entries, plainObservable.entries)
    #expect(!signal.hasSubscribers)
    #expect(!observable.hasObservers)
  }

  @Test func `an end has the order of the model in which it is subscribed to`() {
    let asObservable = Log<String>()
    let subscriber = Box<PassthroughSubscriber<Int>?>(nil)
    _ = source(asObservable, subscriber).asObservable().log(in: asObservable)
    subscriber.value?.sendNext(1)
    subscriber.value?.sendCompleted()
    expectEqual(asObservable.entries, ["subscribed", "1", "|", "onDisposed", "teardown"])

    let asSignal = Log<String>()
    let observer = Box<AnyObserver<Int>?>(nil)
    _ = source(asSignal, observer).asSignal().log(in: asSignal)
    observer.value?.onNext(1)
    observer.value?.onCompleted()
    expectEqual(asSignal.entries, ["subscribed", "1", "teardown", "|"])
  }

  @Test(arguments: [
    ("--a--|", "-----(a|)"), ("--|", "--#"), ("-ab", "--#"), ("-a#", "--#"), ("---", "---"),
  ])
  func `asSingle emits the only value of a signal at its end`(signal: String, expected: String) {
    expectDiagram(signal, expected) { source, _ in
      source.asSignal().map { $0 }.asSingle().asObservable()
        .catch { _ in .error(MarbleFailure()) }
    }
  }

  @Test func `disposal crosses the bridge, and no more events are delivered`() {
    let log = Log<String>()
    let subscriber = Box<PassthroughSubscriber<Int>?>(nil)
    source(log, subscriber).asObservable().log(in: log).dispose()
    subscriber.value?.sendNext(1)
    expectEqual(log.entries, ["subscribed", "teardown", "onDisposed"])

    let second = Log<String>()
    let observer = Box<AnyObserver<Int>?>(nil)
    source(second, observer).asSignal().log(in: second).dispose()
    observer.value?.onNext(1)
    observer.value?.onError(Failure())
    expectEqual(second.entries, ["subscribed", "teardown"])
  }

  @Test func `disposal in the middle of a synchronous source stops it`() {
    let sent = Box(0)
    let log = Log<Int>()
    let loop = Signal<Int>.create { subscriber in
      for value in 0..<1000 where !subscriber.isDisposed {
        sent.update { $0 += 1 }
        subscriber.sendNext(value)
      }
      return nil
    }
    let serial = SerialDisposable()
    let start = PublishSubject<Void>()
    serial.disposable = start.flatMap { loop.asObservable() }.subscribe(onNext: {
      log($0)
      if $0 == 2 { serial.dispose() }
    })
    start.onNext(())
    expectEqual(log.entries, [0, 1, 2])
    expectEqual(sent.value, 3)
  }

  @Test(.exclusive(.signalNames)) func `a round trip returns the original, including its name`() {
    withSignalNames(true) {
      let signal = SignalSubject<Int>().named("numbers")
      let back = signal.asObservable().asSignal()
      #expect(back === signal)
      expectEqual(back.name, "numbers")
      let observable = PublishSubject<Int>()
      #expect(observable.asSignal().asObservable() === observable)
      expectEqual(observable.asSignal().named("named").name, "named")
    }
  }

  @Test func `subjects of both styles feed each other`() {
    let publish = PublishSubject<Int>()
    let signal = SignalSubject<Int>()
    let log = Log<String>()
    _ = signal.log(in: log)
    let toSignal = publish.subscribe(signal.asObserver())
    publish.onNext(1)
    toSignal.dispose()
    publish.onNext(2)
    let toPublish = Log<String>()
    _ = publish.log(in: toPublish)
    let subscription = signal.subscribe(publish.asSubscriber())
    signal.sendNext(3)
    subscription.dispose()
    signal.sendNext(4)
    signal.subscribe(publish.asSubscriber())
    signal.sendCompleted()
    expectEqual(log.entries, ["1", "3", "4", "|"])
    expectEqual(toPublish.entries, ["3", "|", "onDisposed"])
  }

  @Test func `behavior and replay subjects replay their values across the bridge`() {
    let behavior = BehaviorSignalSubject(1)
    let replay = ReplaySignalSubject<Int>(capacity: 2)
    for value in 1...3 { replay.sendNext(value) }
    let log = Log<String>()
    let subscriptions = [
      behavior.asObservable().log(in: log), replay.asObservable().log(in: log),
    ]
    behavior.sendNext(5)
    for subscription in subscriptions { subscription.dispose() }
    expectEqual(log.entries, ["1", "2", "3", "5", "onDisposed", "onDisposed"])
  }

  @Test(arguments: [nil, Failure()])
  func `an observer as a subscriber ends all its subscriptions with the first end`(
    error: Failure?
  ) {
    let log = Log<String>()
    let observer = AnyObserver<Int> { log($0.debugDescription) }
    let subscriber = observer.asSubscriber()
    let first = SignalSubject<Int>()
    let second = SignalSubject<Int>()
    first.subscribe(subscriber)
    second.subscribe(subscriber)
    first.sendNext(1)
    if let error { second.sendError(error) } else { second.sendCompleted() }
    expectEqual(log.entries, ["next(1)", error == nil ? "completed" : "error(Failure())"])
    #expect(!first.hasSubscribers)
  }

  @Test func `after a synchronous end the teardown runs when it is returned`() {
    let log = Log<String>()
    let signal = Signal<Int>.create { subscriber in
      subscriber.sendCompleted()
      log("returns")
      return AnyDisposable { log("teardown") }
    }
    _ = signal.asObservable().log(in: log)
    expectEqual(log.entries, ["|", "onDisposed", "returns", "teardown"])
  }

  @Test func `an inner source of the other model behaves like any other`() {
    let signal = Signal.just(1).asObservable()
    let log = Log<String>()
    _ = Observable.just(0).flatMap { _ in signal }.log(in: log)
    _ = Signal.just(0).flattenMap { _ in Observable.just(2).asSignal() }.log(in: log)
    expectEqual(log.entries, ["1", "|", "onDisposed", "2", "|"])
  }

  @Test func `a subscriber's end disposes no subscription that an observable made`() {
    let log = Log<String>()
    let numbers = Observable<Int>.create { observer in
      for number in 1...2 { observer.onNext(number) }
      return Disposables.create()
    }
    .do(onNext: { log("\($0)") })
    let byObservable = Signal.create { numbers.subscribe($0.asObserver()) }
    byObservable.take(1).subscribe(next: { log("next \($0)") })
    expectEqual(log.entries, ["1", "next 1", "2"])
    let bySignal = Signal.create { numbers.asSignal().subscribe($0) }
    bySignal.take(1).subscribe(next: { log("next \($0)") })
    expectEqual(log.entries, ["1", "next 1", "2", "1", "next 1"])
  }
}
