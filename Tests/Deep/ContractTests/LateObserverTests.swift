// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import OperatorCatalogue
import TestSupport
import Testing

/// An observer that subscribes to a subject or a shared source that ends or has ended receives the
/// replayed values and the end immediately (C3).
struct LateObserverTests {
  struct End: Sendable, CustomTestStringConvertible {
    let termination: Termination
    let testDescription: String

    static let all = [
      End(termination: .completed, testDescription: "completed"),
      End(termination: .error(Script.Failure()), testDescription: "error"),
    ]
  }

  @Test(arguments: SharedRow.all, End.all)
  func `an observer after the end receives the replayed values and the end`(
    row: SharedRow, end: End
  ) {
    let shared = row.make()
    let kept = shared.subscribe { _ in }
    feed(shared, end)
    for _ in 0..<2 { expectEqual(soon(shared), row.late(end.testDescription)) }
    kept.dispose()
    expectEqual(soon(shared), row.late(end.testDescription))
  }

  @Test(arguments: SharedRow.all, End.all)
  func `an observer inside the delivery of the end receives the replayed values and the end`(
    row: SharedRow, end: End
  ) {
    let shared = row.make()
    let seen = Log<[String]>()
    let observers = (0..<3).map { _ in
      shared.subscribe { if $0 == end.testDescription { seen(soon(shared)) } }
    }
    feed(shared, end)
    expectEqual(seen.entries, Array(repeating: row.late(end.testDescription), count: 3))
    for observer in observers { observer.dispose() }
  }

  @Test(arguments: SharedRow.all, End.all)
  func `an observer inside the replay of another late observer receives the same events`(
    row: SharedRow, end: End
  ) {
    let shared = row.make()
    let kept = shared.subscribe { _ in }
    feed(shared, end)
    let seen = Log<[String]>()
    let late = shared.subscribe { _ in seen(soon(shared)) }
    let expected = row.late(end.testDescription)
    expectEqual(seen.entries, expected.map { _ in expected })
    late.dispose()
    kept.dispose()
  }

  @Test(arguments: SharedRow.all, End.all)
  func `an observer that subscribes while the end is queued receives the end once`(
    row: SharedRow, end: End
  ) {
    let shared = row.make()
    let log = Log<String>()
    let late = Box<(any Disposable)?>(nil)
    let acted = Box(false)
    // The async subject delivers nothing before its end: there the second send acts.
    let act: @Sendable () -> Void = {
      guard
        !acted.update({ acted in
          defer { acted = true }; return acted
        })
      else { return }
      shared.finish(end.termination)
      late.value = shared.subscribe { log($0) }
    }
    let first = shared.subscribe { if $0 == "2" { act() } }
    shared.send(1)
    shared.send(2)
    act()
    shared.send(3)
    expectEqual(log.entries, row.queued(end.testDescription))
    first.dispose()
    late.value?.dispose()
  }

  @Test func `a source that follows an error may subscribe to the failed subject`() {
    let subject = PublishSubject<Int>()
    let log = Log<String>()
    let subscription =
      subject
      .catch { _ in Observable.just(7).withLatestFrom(subject) }
      .subscribe(onError: { _ in log("error") }, onCompleted: { log("completed") })
    subject.onError(Script.Failure())
    expectEqual(log.entries, ["error"])
    subscription.dispose()
  }

  private func feed(_ shared: SharedRow.Shared, _ end: End) {
    for number in 1...3 { shared.send(number) }
    shared.finish(end.termination)
  }
}

/// The events of a new observer when its subscription returns.
private func soon(_ shared: SharedRow.Shared) -> [String] {
  let log = Log<String>()
  let subscription = shared.subscribe { log($0) }
  let entries = log.entries
  subscription.dispose()
  return entries
}
