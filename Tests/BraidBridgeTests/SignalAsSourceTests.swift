// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// Operators of observables that take several sources take signals as they are.
struct SignalAsSourceTests {
  private let signal = SignalSubject<Int>()
  private let observable = PublishSubject<Int>()
  private let log = Log<String>()

  private func send(_ values: Int...) {
    for value in values {
      if value % 2 == 0 { signal.sendNext(value) } else { observable.onNext(value) }
    }
  }

  @Test func `combineLatest and zip take signals`() {
    let latest = Observable.combineLatest(observable, signal) { "\($0)\($1)" }.log(in: log)
    let pairs = Observable.zip(observable, signal) { "(\($0),\($1))" }.log(in: log)
    send(1, 2, 3)
    expectEqual(log.entries, ["12", "(1,2)", "32"])
    latest.dispose()
    pairs.dispose()
    #expect(!signal.hasSubscribers && !observable.hasObservers)
  }

  @Test func `withLatestFrom, merge, take(until:), skip(until:), sample and amb take signals`() {
    let all = [
      observable.withLatestFrom(signal) { "with \($0)\($1)" }.log(in: log),
      observable.merge(with: signal).map { "merge \($0)" }.log(in: log),
      observable.take(until: signal).map { "take \($0)" }.log(in: log),
      observable.skip(until: signal).map { "skip \($0)" }.log(in: log),
      observable.sample(signal).map { "sample \($0)" }.log(in: log),
      observable.amb(signal).map { "amb \($0)" }.log(in: log),
    ]
    send(1, 2, 3)
    expectEqual(
      log.entries,
      [
        "merge 1", "take 1", "amb 1", "merge 2", "|", "onDisposed", "sample 1", "with 32",
        "merge 3", "skip 3", "amb 3",
      ])
    for subscription in all { subscription.dispose() }
    #expect(!signal.hasSubscribers && !observable.hasObservers)
  }

  @Test func `flattening operators take signals as inner sources`() {
    let signal = signal
    let starts = PublishSubject<Int>()
    let all = [
      starts.flatMap { start in signal.map { "all \(start)\($0)" } }.log(in: log),
      starts.flatMapLatest { start in signal.map { "latest \(start)\($0)" } }.log(in: log),
      starts.concatMap { start in signal.map { "first \(start)\($0)" } }.log(in: log),
      starts.map { start in signal.map { "switch \(start)\($0)" } }.switchLatest().log(in: log),
    ]
    starts.onNext(1)
    starts.onNext(3)
    signal.sendNext(2)
    expectEqual(
      Set(log.entries), ["all 12", "all 32", "latest 32", "first 12", "switch 32"])
    expectEqual(log.entries.count, 5)
    for subscription in all { subscription.dispose() }
    #expect(!signal.hasSubscribers)
  }

  @Test func `a cold signal is subscribed to once for each subscription`() {
    let starts = Box(0)
    let cold = Signal<Int>.create { subscriber in
      starts.update { $0 += 1 }
      subscriber.sendNext(starts.value)
      subscriber.sendCompleted()
      return nil
    }
    let merged = Observable<Int>.never().merge(with: cold)
    let subscriptions = [merged.log(in: log), merged.log(in: log)]
    expectEqual(log.entries, ["1", "2"])
    expectEqual(starts.value, 2)
    for subscription in subscriptions { subscription.dispose() }
  }
}

struct TraitTests {
  private let log = Log<String>()

  private func note<Source: ObservableConvertibleType>(_ source: Source) -> [String] {
    let log = Log<String>()
    _ = source.asObservable().subscribe(
      onNext: { log("\($0)") }, onError: { log("\($0)") }, onCompleted: { log("|") })
    return log.entries
  }

  @Test func `a single takes exactly one value of a signal`() {
    expectEqual(note(Signal.just(1).asSingle()), ["1", "|"])
    expectEqual(note(Signal<Int>.empty.asSingle()), [RxError.noElements.debugDescription])
    expectEqual(
      note(Signal.from([1, 2]).asSingle()), [RxError.moreThanOneElement.debugDescription])
    expectEqual(note(Signal<Int>.error(Failure()).asSingle()), ["Failure()"])
  }

  @Test func `a maybe takes at most one value of a signal`() {
    expectEqual(note(Signal.just(1).asMaybe()), ["1", "|"])
    expectEqual(note(Signal<Int>.empty.asMaybe()), ["|"])
    expectEqual(note(Signal.from([1, 2]).asMaybe()), [RxError.moreThanOneElement.debugDescription])
    expectEqual(note(Signal<Int>.error(Failure()).asMaybe()), ["Failure()"])
  }

  @Test func `a completable takes the end of a signal`() {
    expectEqual(note(Signal.from([1, 2]).asCompletable()), ["|"])
    expectEqual(note(Signal<Int>.error(Failure()).asCompletable()), ["Failure()"])
  }

  @Test func `an infallible says what replaces the error of a signal`() {
    let failing = Signal.just(1).concat(.error(Failure()))
    expectEqual(note(failing.asInfallible(onErrorJustReturn: 2)), ["1", "2", "|"])
    expectEqual(note(failing.asInfallible(onErrorFallbackTo: .just(3))), ["1", "3", "|"])
    expectEqual(note(failing.asInfallible(onErrorRecover: { _ in .empty() })), ["1", "|"])
  }

  @Test func `each trait is a signal of the same events`() {
    expectEqual(note(Single.just(1).asSignal()), ["1", "|"])
    expectEqual(note(Maybe<Int>.empty().asSignal()), ["|"])
    expectEqual(note(Completable.error(Failure()).asSignal()), ["Failure()"])
    expectEqual(note(Infallible.of(1, 2).asSignal()), ["1", "2", "|"])
    expectEqual(note(Single.just(1).asSignal().asSingle()), ["1", "|"])
  }

  @Test func `a teardown runs once, whichever side is disposed`() {
    let torn = Box(0)
    let signal = Signal<Int>.create { _ in AnyDisposable { torn.update { $0 += 1 } } }
    let subscription = signal.asSingle().subscribe(onSuccess: { _ in })
    subscription.dispose()
    subscription.dispose()
    expectEqual(torn.value, 1)
  }
}
