// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct ObservableLifeTests {
  private let numbers = Observable.of(1, 2, 3)
  private let failing = Observable.just(1).concat(Observable.error(Failure()))
  private let tally = Tally()

  @Test func `create, deferred and using call their closures for each subscription`() {
    var calls = 0
    let made = Observable<Int>.create { observer in
      observer.onNext(bump(&calls, calls))
      observer.onCompleted()
      return Disposables.create { calls += 10 }
    }
    #expect([trace(made), trace(made)] == ["0 |", "11 |"])
    #expect(trace(Observable.create(sendOne)) == "1 |")
    #expect(trace(Observable.deferred { bump(&calls, .just(calls)) }) == "22 |")
    #expect(trace(Observable.deferred(one)) == "1 |")
    let used = Observable<Int>.using(
      { AnonymousDisposable { calls = 0 } }, observableFactory: { _ in .just(bump(&calls, calls)) })
    #expect(trace(used) == "23 |")
    #expect(calls == 0)
    #expect(trace(Observable.using(nothing, observableFactory: one(with:))) == "1 |")
  }

  @Test func `generate iterates with and without a scheduler`() {
    var calls = 0
    let scheduler = CurrentThreadScheduler.instance
    let small = { (value: Int) in bump(&calls, value < 3) }
    #expect(
      trace(Observable.generate(initialState: 1, condition: tally.isSmall, iterate: tally.double))
        == "1 2 |")
    #expect(
      trace(Observable.generate(initialState: 1, condition: small, iterate: { $0 + 1 })) == "1 2 |")
    #expect(
      trace(
        Observable.generate(
          initialState: 1, condition: tally.isSmall, scheduler: scheduler, iterate: tally.double))
        == "1 2 |")
    #expect(
      trace(
        Observable.generate(
          initialState: 1, condition: small, scheduler: scheduler, iterate: { $0 + 1 })) == "1 2 |")
    #expect(tally.calls == 10)
    #expect(calls == 6)
  }

  @Test func `catch, ignoreErrors and asInfallible handle an error`() {
    var calls = 0
    #expect(trace(failing.catch(recovered)) == "1 7 |")
    #expect(trace(failing.catch { _ in bump(&calls, .just(8)) }) == "1 8 |")
    #expect(trace(failing.asInfallible(onErrorRecover: surely)) == "1 7 |")
    #expect(trace(failing.asInfallible { _ in bump(&calls, .just(8)) }) == "1 8 |")
    let flaky = Flaky()
    #expect(trace(flaky.source.ignoreErrors(tally.isFailure)) == "0 1 2 |")
    flaky.runs = 0
    #expect(trace(flaky.source.ignoreErrors { bump(&calls, $0 is Failure) }) == "0 1 2 |")
    #expect(tally.calls == 2)
    #expect(calls == 4)
  }

  @Test func `retry(when) subscribes to the notifier that a function returns`() {
    var calls = 0
    let flaky = Flaky()
    #expect(trace(flaky.source.retry(when: again)) == "0 1 2 |")
    flaky.runs = 0
    let counted = flaky.source.retry { (errors: Observable<any Error>) in
      errors.do(onNext: { _ in calls += 1 })
    }
    #expect(trace(counted) == "0 1 2 |")
    flaky.runs = 0
    #expect(trace(flaky.source.retry(when: afterFailure)) == "0 1 2 |")
    flaky.runs = 0
    let typed = flaky.source.retry { (failures: Observable<Failure>) in
      failures.do(onNext: { _ in calls += 1 })
    }
    #expect(trace(typed) == "0 1 2 |")
    #expect(calls == 4)
  }

  @Test func `multicast creates a subject for each connection`() {
    var calls = 0
    let counted = numbers.multicast { bump(&calls, PublishSubject<Int>()) }
    let named = numbers.multicast(makeSubject: PublishSubject<Int>.init)
    for shared in [counted, named] {
      let journal = Journal()
      let subscription = shared.subscribe { journal.note(event: $0) }
      shared.connect().dispose()
      subscription.dispose()
      #expect(journal.text == "1 2 3 |")
    }
    #expect(trace(numbers.multicast(PublishSubject<Int>.init, selector: doubled)) == "2 4 6 |")
    let both = numbers.multicast(
      { bump(&calls, PublishSubject<Int>()) }, selector: { $0.map { bump(&calls, $0) } })
    #expect(trace(both) == "1 2 3 |")
    #expect(calls == 5)
  }

  @Test func `do calls its closures before and after the events`() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let watched = subject.do(
      onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
      onError: { _ in log.append("error") }, afterError: { _ in log.append("after error") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") })
    let first = watched.subscribe { log.append("\($0)") }
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      log == [
        "subscribe", "subscribed", "next 1", "next(1)", "after 1", "completed", "completed",
        "after completed", "dispose",
      ])
    first.dispose()
    let journal = Journal()
    let noted = numbers.do(onNext: journal.note(_:), onCompleted: journal.complete)
    #expect(trace(noted) == "1 2 3 |")
    #expect(journal.text == "1 2 3 |")
  }

  @Test func `do calls its closures before and after an error`() {
    var log: [String] = []
    let watched = Observable<Int>.error(Failure()).do(
      onError: { _ in log.append("error") }, afterError: { _ in log.append("after error") },
      onDispose: { log.append("dispose") })
    watched.subscribe(onError: { _ in log.append("received") }).dispose()
    #expect(log == ["error", "received", "after error", "dispose"])
  }

  @Test func `an observer of a closure, and one mapped to another, receive events`() {
    let journal = Journal()
    var log: [String] = []
    var calls = 0
    numbers.subscribe(AnyObserver(eventHandler: journal.note(event:))).dispose()
    numbers.subscribe(AnyObserver<Int> { log.append("\($0)") }).dispose()
    #expect(journal.text == "1 2 3 |")
    #expect(log == ["next(1)", "next(2)", "next(3)", "completed"])
    let observer = AnyObserver<Int>(eventHandler: journal.note(event:))
    numbers.subscribe(observer.mapObserver(tally.double)).dispose()
    numbers.subscribe(observer.mapObserver { (value: Int) in bump(&calls, value) }).dispose()
    #expect(journal.text == "1 2 3 | 2 4 6 | 1 2 3 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }
}

/// Sends the number of the subscription, and fails twice before it completes.
private final class Flaky {
  var runs = 0

  var source: Observable<Int> {
    .create { observer in
      observer.onNext(self.runs)
      self.runs += 1
      if self.runs < 3 { observer.onError(Failure()) } else { observer.onCompleted() }
      return Disposables.create()
    }
  }
}

private func sendOne(to observer: AnyObserver<Int>) -> any Disposable {
  observer.onNext(1)
  observer.onCompleted()
  return Disposables.create()
}

private func one() -> Observable<Int> { .just(1) }

private func one(with _: BooleanDisposable) -> Observable<Int> { .just(1) }

private func nothing() -> BooleanDisposable { BooleanDisposable() }

private func recovered(_: any Error) -> Observable<Int> { .just(7) }

private func surely(_: any Error) -> Infallible<Int> { .just(7) }

private func again(_ errors: Observable<any Error>) -> Observable<any Error> { errors }

private func afterFailure(_ failures: Observable<Failure>) -> Observable<Failure> { failures }

private func doubled(_ source: Observable<Int>) -> Observable<Int> { source.map { $0 * 2 } }
