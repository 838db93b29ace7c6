// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct ObservableEndTests {
  private let numbers = Observable.of(1, 2, 3)
  private let failing = Observable.just(1).concat(Observable.error(Failure()))
  private let journal = Journal()

  @Test func `subscribe calls functions and closures`() {
    numbers
      .subscribe(
        onNext: journal.note(_:), onError: journal.fail, onCompleted: journal.complete,
        onDisposed: journal.dispose
      )
      .dispose()
    #expect(journal.text == "1 2 3 | !")
    var log: [String] = []
    failing
      .subscribe(
        onNext: { log.append("\($0)") }, onError: { _ in log.append("failed") },
        onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") }
      )
      .dispose()
    #expect(log == ["1", "failed", "disposed"])
  }

  @Test func `subscribe calls a function or a closure with each event`() {
    numbers.subscribe(journal.note(event:)).dispose()
    #expect(journal.text == "1 2 3 |")
    var log: [String] = []
    numbers.take(1).subscribe { log.append("\($0)") }.dispose()
    #expect(log == ["next(1)", "completed"])
  }

  @Test func `subscribe(with:) passes an object that is alive`() {
    var calls = 0
    numbers
      .subscribe(
        with: journal, onNext: { $0.note(bump(&calls, $1)) }, onError: { $0.fail($1) },
        onCompleted: { $0.complete() }, onDisposed: { $0.dispose() }
      )
      .dispose()
    failing
      .subscribe(with: journal, onNext: note, onError: { $0.fail($1) }, onDisposed: dispose)
      .dispose()
    #expect(journal.text == "1 2 3 | ! 1 # !")
    #expect(calls == 3)
  }

  @Test func `bind calls functions and closures`() {
    var calls = 0
    numbers.bind(onNext: journal.note(_:)).dispose()
    numbers.bind(onNext: { calls += $0 }).dispose()
    numbers.bind(with: journal, onNext: note).dispose()
    numbers.bind(with: journal) { $0.note(bump(&calls, -$1)) }.dispose()
    #expect(journal.text == "1 2 3 1 2 3 -1 -2 -3")
    #expect(calls == 9)
  }

  @Test func `subscribe(weak:) calls methods of an object that is alive`() {
    let journal = journal
    numbers.subscribe(weak: journal, { $0.note(event:) }).dispose()
    numbers
      .subscribe(
        weak: journal, onNext: Journal.note(_:), onError: Journal.fail,
        onCompleted: Journal.complete, onDisposed: Journal.dispose
      )
      .dispose()
    numbers.subscribeNext(weak: journal, Journal.note(_:)).dispose()
    failing.subscribeError(weak: journal, Journal.fail).dispose()
    numbers.subscribeCompleted(weak: journal, Journal.complete).dispose()
    #expect(journal.text == "1 2 3 | 1 2 3 | ! 1 2 3 # |")
  }

  @Test func `subscribe(weak:) calls no method once the object is released`() {
    let subject = PublishSubject<Int>()
    var calls = 0
    let text: String
    do {
      let journal = Journal()
      _ = subject.subscribe(
        weak: journal,
        onNext: { journal in
          { value in
            calls += 1
            journal.note(value)
          }
        })
      subject.onNext(1)
      text = journal.text
    }
    subject.onNext(2)
    #expect(text == "1")
    #expect(calls == 1)
  }
}

private func note(_ journal: Journal, _ value: Int) { journal.note(value) }

private func dispose(_ journal: Journal) { journal.dispose() }
