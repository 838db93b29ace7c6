// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct MaybeTests {
  private let two = Maybe.just(2)
  private let failing = Maybe<Int>.error(Failure())
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
    #expect(trace(two.flatMap(maybe)) == "20 |")
    #expect(trace(two.flatMap { bump(&calls, maybe($0)) }) == "20 |")
    #expect(tally.calls == 3)
    #expect(calls == 4)
  }

  @Test func `a method shared with observables calls its function`() {
    var calls = 0
    let (ten, list) = (Observable.just(10), Maybe.just([1, 2]))
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

  @Test func `zip combines values by a function`() {
    var calls = 0
    typealias Number = Maybe<Int>
    #expect(trace(Number.zip(two, two, resultSelector: tally.sum)) == "4 |")
    #expect(trace(Number.zip(two, two) { bump(&calls, $0 + $1) }) == "4 |")
    #expect(trace(Number.zip(two, two, two, resultSelector: tally.sum3)) == "6 |")
    #expect(trace(Number.zip(two, two, two) { bump(&calls, $0 + $1 + $2) }) == "6 |")
    #expect(trace(Number.zip(two, two, two, two, resultSelector: tally.sum4)) == "8 |")
    #expect(trace(Number.zip(two, two, two, two) { bump(&calls, $0 + $1 + $2 + $3) }) == "8 |")
    #expect(tally.calls == 3)
    #expect(calls == 3)
  }

  @Test func `create calls its closure for each subscription`() {
    var calls = 0
    let made = Maybe<Int>.create { done in
      if bump(&calls, calls) == 0 { done(.completed) } else { done(.success(calls)) }
      return Disposables.create { calls += 10 }
    }
    #expect([trace(made), trace(made)] == ["|", "12 |"])
    #expect(trace(Maybe.create(subscribe: sendOne)) == "1 |")
    #expect(calls == 22)
  }

  @Test func `catch, deferred and using call their closures`() {
    var calls = 0
    #expect(trace(failing.catch { _ in bump(&calls, .just(7)) }) == "7 |")
    #expect(trace(Maybe<Int>.deferred { bump(&calls, .empty()) }) == "|")
    let used = Maybe<Int>.using(
      { AnonymousDisposable { calls += 10 } },
      primitiveSequenceFactory: { _ in bump(&calls, .just(1)) })
    #expect(trace(used) == "1 |")
    #expect(calls == 13)
  }

  @Test func `do calls its closures before and after the events`() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    func watched(_ source: Maybe<Int>) -> Maybe<Int> {
      source.do(
        onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
        onError: { _ in log.append("error") }, afterError: { _ in log.append("after error") },
        onCompleted: { log.append("completed") },
        afterCompleted: { log.append("after completed") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") })
    }
    _ = watched(subject.asMaybe()).subscribe(onSuccess: { log.append("received \($0)") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(
      log.prefix(5) == ["subscribe", "subscribed", "next 1", "received 1", "after 1"])
    #expect(log.last == "dispose")
    log = []
    watched(failing).subscribe(onError: { _ in log.append("received") }).dispose()
    #expect(
      log.filter { !$0.hasPrefix("subscribe") } == ["error", "received", "after error", "dispose"])
    log = []
    watched(.empty()).subscribe(onCompleted: { log.append("received") }).dispose()
    #expect(
      log.filter { !$0.hasPrefix("subscribe") }
        == ["completed", "received", "after completed", "dispose"])
    #expect(trace(two.do(onNext: journal.note(_:))) == "2 |")
    #expect(journal.text == "2")
  }

  @Test func `subscribe calls functions and closures`() {
    var log: [String] = []
    var calls = 0
    two.subscribe(
      onSuccess: journal.note(_:), onError: journal.fail, onCompleted: journal.complete,
      onDisposed: journal.dispose
    )
    .dispose()
    Maybe<Int>.empty()
      .subscribe(
        onSuccess: { log.append("\($0)") }, onError: { _ in log.append("failed") },
        onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") }
      )
      .dispose()
    two.subscribe(journal.note(maybe:)).dispose()
    two.subscribe { log.append("\($0)") }.dispose()
    two.subscribe(with: journal, onSuccess: note, onCompleted: complete).dispose()
    failing.subscribe(
      with: journal, onSuccess: { $0.note(bump(&calls, $1)) },
      onError: { $0.fail(bump(&calls, $1)) }, onCompleted: { $0.complete() },
      onDisposed: { $0.dispose() }
    )
    .dispose()
    #expect(journal.text == "2 ! 2 2 # !")
    #expect(log == ["completed", "disposed", "success(2)"])
    #expect(calls == 1)
  }
}

extension Journal {
  fileprivate func note(maybe event: MaybeEvent<Int>) {
    switch event {
    case .success(let value): note(value)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }
}

private func note(_ journal: Journal, _ value: Int) { journal.note(value) }

private func complete(_ journal: Journal) { journal.complete() }

private func maybe(_ value: Int) -> Maybe<Int> { .just(value * 10) }

private func sendOne(_ done: @escaping (MaybeEvent<Int>) -> Void) -> any Disposable {
  done(.success(1))
  return Disposables.create()
}
