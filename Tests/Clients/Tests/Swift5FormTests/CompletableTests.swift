// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct CompletableTests {
  private let done = Completable.empty()
  private let failing = Completable.error(Failure())
  private let journal = Journal()

  @Test func `create calls its closure for each subscription`() {
    var calls = 0
    let made = Completable.create { done in
      done(bump(&calls, calls) == 0 ? .completed : .error(Failure()))
      return Disposables.create { calls += 10 }
    }
    #expect([trace(made), trace(made)] == ["|", "#"])
    #expect(calls == 22)
    #expect(trace(Completable.create(subscribe: complete)) == "|")
  }

  @Test func `catch, deferred and retry(when) call their closures`() {
    var calls = 0
    let flaky = Completable.deferred { bump(&calls, calls < 2 ? .error(Failure()) : .empty()) }
    #expect(trace(flaky.retry { (errors: Observable<any Error>) in errors }) == "|")
    #expect(calls == 3)
    #expect(trace(failing.catch { _ in bump(&calls, .empty()) }) == "|")
    #expect(calls == 4)
  }

  @Test func `do calls its closures before and after the events`() {
    var log: [String] = []
    func watched(_ source: Completable) -> Completable {
      source.do(
        onError: { _ in log.append("error") }, afterError: { _ in log.append("after error") },
        onCompleted: { log.append("completed") },
        afterCompleted: { log.append("after completed") },
        onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
        onDispose: { log.append("dispose") })
    }
    let subject = PublishSubject<Never>()
    _ = watched(subject.asCompletable()).subscribe(onCompleted: { log.append("received") })
    subject.onCompleted()
    #expect(
      log == ["subscribe", "subscribed", "completed", "received", "after completed", "dispose"])
    log = []
    watched(failing).subscribe(onError: { _ in log.append("received") }).dispose()
    #expect(
      log.filter { !$0.hasPrefix("subscribe") } == ["error", "received", "after error", "dispose"])
    #expect(trace(done.do(onCompleted: journal.complete)) == "|")
    #expect(journal.text == "|")
  }

  @Test func `subscribe calls functions and closures`() {
    var log: [String] = []
    var calls = 0
    done.subscribe(
      onCompleted: journal.complete, onError: journal.fail, onDisposed: journal.dispose
    )
    .dispose()
    failing
      .subscribe(
        onCompleted: { log.append("completed") }, onError: { _ in log.append("failed") },
        onDisposed: { log.append("disposed") }
      )
      .dispose()
    done.subscribe(journal.note(completable:)).dispose()
    done.subscribe { log.append("\($0)") }.dispose()
    done.subscribe(with: journal, onCompleted: complete).dispose()
    failing.subscribe(
      with: journal, onCompleted: { $0.complete() }, onError: { $0.fail(bump(&calls, $1)) },
      onDisposed: { $0.dispose() }
    )
    .dispose()
    #expect(journal.text == "| ! | | # !")
    #expect(log == ["failed", "disposed", "completed"])
    #expect(calls == 1)
  }
}

extension Journal {
  fileprivate func note(completable event: CompletableEvent) {
    switch event {
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }
}

private func complete(_ done: @escaping (CompletableEvent) -> Void) -> any Disposable {
  done(.completed)
  return Disposables.create()
}

private func complete(_ journal: Journal) { journal.complete() }
