// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct SingleTests {
  private let two = Single.just(2)
  private let failing = Single<Int>.error(Failure())
  private let tally = Tally()
  private let journal = Journal()

  @Test func `operators transform and filter the value`() {
    var calls = 0
    #expect(trace(two.map(tally.double)) == "4 |")
    #expect(trace(two.map { bump(&calls, $0 * 2) }) == "4 |")
    #expect(trace(two.compactMap(tally.half)) == "1 |")
    #expect(trace(two.compactMap { bump(&calls, $0 > 2 ? $0 : nil) }) == "|")
    #expect(trace(two.filter(tally.isOdd)) == "|")
    #expect(trace(two.filter { bump(&calls, $0 > 1) }) == "2 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }

  @Test func `a method shared with observables calls its function`() {
    var calls = 0
    let (ten, list) = (Observable.just(10), Single.just([1, 2]))
    #expect(trace(two.filterMap(squareOfOdd)) == "|")
    #expect(trace(two.filterMap { bump(&calls, squareOfOdd($0 + 1)) }) == "9 |")
    #expect(trace(two.ignoreWhen(tally.isOdd)) == "2 |")
    #expect(trace(two.ignoreWhen { bump(&calls, $0 > 1) }) == "|")
    #expect(trace(two.withLatestFrom(ten, resultSelector: tally.sum)) == "12 |")
    #expect(trace(two.withLatestFrom(ten) { bump(&calls, $0 + $1) }) == "12 |")
    #expect(trace(list.mapMany(tally.double)) == "[2, 4] |")
    #expect(trace(list.mapMany { bump(&calls, 0 - $0) }) == "[-1, -2] |")
    #expect(trace(failing.ignoreErrors(tally.isNoFailure)) == "#")
    #expect(trace(failing.ignoreErrors { _ in bump(&calls, false) }) == "#")
    #expect(tally.calls == 5)
    #expect(calls == 6)
  }

  @Test func `flatMap and its relatives subscribe to the trait that a function returns`() {
    var calls = 0
    #expect(trace(two.flatMap(single)) == "20 |")
    #expect(trace(two.flatMap { bump(&calls, single($0)) }) == "20 |")
    #expect(trace(two.flatMapMaybe(maybe)) == "20 |")
    #expect(trace(two.flatMapMaybe { bump(&calls, maybe($0)) }) == "20 |")
    #expect(trace(two.flatMapCompletable(completable)) == "|")
    #expect(trace(two.flatMapCompletable { bump(&calls, completable($0)) }) == "|")
    #expect(calls == 3)
  }

  @Test func `zip combines values by a function`() {
    var calls = 0
    typealias Number = Single<Int>
    #expect(trace(Number.zip(two, two, resultSelector: tally.sum)) == "4 |")
    #expect(trace(Number.zip(two, two) { bump(&calls, $0 + $1) }) == "4 |")
    #expect(trace(Number.zip(two, two, two, resultSelector: tally.sum3)) == "6 |")
    #expect(trace(Number.zip(two, two, two) { bump(&calls, $0 + $1 + $2) }) == "6 |")
    #expect(trace(Number.zip(two, two, two, two, resultSelector: tally.sum4)) == "8 |")
    #expect(trace(Number.zip(two, two, two, two) { bump(&calls, $0 + $1 + $2 + $3) }) == "8 |")
    #expect(trace(Number.zip([two, two], resultSelector: tally.total)) == "4 |")
    #expect(trace(Number.zip([two, two]) { bump(&calls, $0.count) }) == "2 |")
    #expect(tally.calls == 4)
    #expect(calls == 4)
  }

  @Test func `create, deferred and using call their closures for each subscription`() {
    var calls = 0
    let made = Single<Int>.create { done in
      done(.success(bump(&calls, calls)))
      return Disposables.create { calls += 10 }
    }
    #expect([trace(made), trace(made)] == ["0 |", "11 |"])
    #expect(trace(Single.create(subscribe: sendOne)) == "1 |")
    #expect(trace(Single.deferred { bump(&calls, .just(calls)) }) == "22 |")
    #expect(trace(Single.deferred(one)) == "1 |")
    let used = Single<Int>.using(
      { AnonymousDisposable { calls = 0 } },
      primitiveSequenceFactory: { _ in .just(bump(&calls, calls)) })
    #expect(trace(used) == "23 |")
    #expect(calls == 0)
    #expect(trace(Single.using(resource, primitiveSequenceFactory: one(with:))) == "1 |")
  }

  @Test func `catch and retry(when) handle an error`() {
    var calls = 0
    var runs = 0
    let flaky = Single<Int>.deferred { bump(&runs, runs < 3 ? .error(Failure()) : .just(runs)) }
    #expect(trace(failing.catch(recovered)) == "7 |")
    #expect(trace(failing.catch { _ in bump(&calls, .just(8)) }) == "8 |")
    #expect(trace(flaky.retry(when: again)) == "3 |")
    runs = 1
    #expect(trace(flaky.retry(when: afterFailure)) == "3 |")
    runs = 2
    let counted = flaky.retry { (errors: Observable<any Error>) in
      errors.do(onNext: { _ in calls += 1 })
    }
    #expect(trace(counted) == "3 |")
    runs = 2
    let typed = flaky.retry { (failures: Observable<Failure>) in
      failures.do(onNext: { _ in calls += 1 })
    }
    #expect(trace(typed) == "3 |")
    #expect(calls == 3)
  }

  @Test func `do calls its closures before and after the events`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    func watched(_ source: Single<Int>) -> Single<Int> {
      source.do(
        onSuccess: { log.append("success \($0)") }, afterSuccess: { log.append("after \($0)") },
        onError: { _ in log.append("error") }, afterError: { _ in log.append("after error") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") })
    }
    _ = watched(subject.asSingle())
      .subscribe(onSuccess: { log.append("received \($0)") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      log == ["subscribe", "subscribed", "success 1", "received 1", "after 1", "dispose"])
    log = []
    watched(failing).subscribe(onFailure: { _ in log.append("received") }).dispose()
    #expect(
      log.filter { !$0.hasPrefix("subscribe") } == ["error", "received", "after error", "dispose"])
    #expect(trace(two.do(onSuccess: journal.note(_:))) == "2 |")
    #expect(journal.text == "2")
  }

  @Test func `subscribe calls functions and closures`() {
    var log: [String] = []
    var calls = 0
    two.subscribe(onSuccess: journal.note(_:), onFailure: journal.fail, onDisposed: journal.dispose)
      .dispose()
    failing
      .subscribe(
        onSuccess: { log.append("\($0)") }, onFailure: { _ in log.append("failed") },
        onDisposed: { log.append("disposed") }
      )
      .dispose()
    two.subscribe(journal.note(single:)).dispose()
    two.subscribe(with: journal, onSuccess: noteWith, onDisposed: dispose).dispose()
    two.subscribe { log.append("\($0)") }.dispose()
    two.subscribe(
      with: journal, onSuccess: { $0.note(bump(&calls, $1)) }, onFailure: { $0.fail($1) },
      onDisposed: { $0.dispose() }
    )
    .dispose()
    #expect(journal.text == "2 ! 2 2 ! 2 !")
    #expect(log == ["failed", "disposed", "success(2)"])
    #expect(calls == 1)
  }

  @Test func `the old name of onFailure calls functions and closures`() {
    var log: [String] = []
    subscribe(OldName.self, journal.note(_:), journal.fail, journal.dispose)
    subscribe(
      OldName.self, { log.append("\($0)") }, { _ in log.append("failed") },
      { log.append("disposed") })
    #expect(journal.text == "# !")
    #expect(log == ["failed", "disposed"])
  }

  private func subscribe<Name: Subscribing>(
    _: Name.Type, _ onSuccess: @escaping (Int) -> Void, _ onError: @escaping (any Error) -> Void,
    _ onDisposed: @escaping () -> Void
  ) {
    Name.subscribe(failing, onSuccess, onError, onDisposed)
  }
}

/// Deprecated code may use deprecated names; calls through a protocol have no warning.
private protocol Subscribing {
  static func subscribe(
    _ single: Single<Int>, _ onSuccess: @escaping (Int) -> Void,
    _ onError: @escaping (any Error) -> Void, _ onDisposed: @escaping () -> Void)
}

private enum OldName: Subscribing {
  @available(*, deprecated)
  static func subscribe(
    _ single: Single<Int>, _ onSuccess: @escaping (Int) -> Void,
    _ onError: @escaping (any Error) -> Void, _ onDisposed: @escaping () -> Void
  ) {
    single.subscribe(onSuccess: onSuccess, onError: onError, onDisposed: onDisposed).dispose()
  }
}

extension Journal {
  fileprivate func note(single event: SingleEvent<Int>) {
    switch event {
    case .success(let value): note(value)
    case .failure(let error): fail(error)
    }
  }
}

private func noteWith(_ journal: Journal, _ value: Int) { journal.note(value) }

private func dispose(_ journal: Journal) { journal.dispose() }

private func single(_ value: Int) -> Single<Int> { .just(value * 10) }

private func maybe(_ value: Int) -> Maybe<Int> { .just(value * 10) }

private func completable(_: Int) -> Completable { .empty() }

private func sendOne(_ done: @escaping (SingleEvent<Int>) -> Void) -> any Disposable {
  done(.success(1))
  return Disposables.create()
}

private func one() -> Single<Int> { .just(1) }

private func one(with _: BooleanDisposable) -> Single<Int> { .just(1) }

private func resource() -> BooleanDisposable { BooleanDisposable() }

private func recovered(_: any Error) -> Single<Int> { .just(7) }

private func again(_ errors: Observable<any Error>) -> Observable<any Error> { errors }

private func afterFailure(_ failures: Observable<Failure>) -> Observable<Failure> { failures }
