// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Clause C3 where it is seen best: one subject, several observers, sends from inside.
struct SubjectContractTests {
  @Test(arguments: SubjectRow.all)
  func `all observers receive the same order, whichever of them sends inside`(row: SubjectRow) {
    let subject = row.make()
    let bag = DisposeBag()
    let logs = (0..<3).map { _ in Log<Int>() }
    for (index, log) in logs.enumerated() {
      subject.subscribe(until: bag) { value in
        log(value)
        if index == 1, value == 1 {
          subject.send(2)
          subject.send(3)
        }
        if index == 2, value == 2 { subject.send(4) }
      }
    }
    subject.send(1)
    subject.send(5)
    for log in logs { expectEqual(log.entries.filter { $0 > 0 }, [1, 2, 3, 4, 5]) }
  }

  @Test(arguments: SubjectRow.all)
  func `an observer disposed by another one does not receive the event`(row: SubjectRow) {
    let subject = row.make()
    let log = Log<Int>()
    let bag = DisposeBag()
    let second = Box<(any Disposable)?>(nil)
    subject.subscribe(until: bag) { if $0 == 2 { second.value?.dispose() } }
    second.value = subject.subscribe { log($0) }
    subject.send(1)
    subject.send(2)
    subject.send(3)
    expectEqual(log.entries.filter { $0 > 0 }, [1])
  }

  @Test(arguments: SubjectRow.all)
  func `an observer added during a delivery receives each later value once`(row: SubjectRow) {
    let subject = row.make()
    let log = Log<Int>()
    let bag = DisposeBag()
    subject.subscribe(until: bag) { [unowned bag] value in
      guard value == 2 else { return }
      subject.send(3)
      subject.subscribe(until: bag) { log($0) }
      subject.send(4)
    }
    for value in [1, 2, 5] { subject.send(value) }
    expectEqual(log.entries, row.lateValues)
  }

  @Test(arguments: SubjectRow.all)
  func `no event follows an end that is sent inside`(row: SubjectRow) {
    let subject = row.make()
    let bag = DisposeBag()
    let logs = (0..<2).map { _ in Log<Int>() }
    for log in logs {
      subject.subscribe(until: bag) { value in
        log(value)
        if value == 1 {
          subject.end()
          subject.send(2)
        }
      }
    }
    subject.send(1)
    subject.send(3)
    for log in logs { expectEqual(log.entries.filter { $0 > 0 }, [1]) }
  }
}

/// A subject of either model.
struct SubjectRow: Sendable, CustomTestStringConvertible {
  struct Subject: Sendable {
    let send: @Sendable (Int) -> Void
    let end: @Sendable () -> Void
    private let observe: @Sendable (@escaping @Sendable (Int) -> Void) -> any Disposable

    func subscribe(_ next: @escaping @Sendable (Int) -> Void) -> any Disposable { observe(next) }

    /// Subscribes until the bag is released.
    func subscribe(until bag: DisposeBag, _ next: @escaping @Sendable (Int) -> Void) {
      observe(next).disposed(by: bag)
    }

    init<Rx: Observable<Int> & ObserverType<Int>>(_ subject: Rx) {
      send = { subject.onNext($0) }
      end = { subject.onCompleted() }
      observe = { subject.subscribe(onNext: $0) }
    }

    init<RAC: Signal<Int> & SubscriberType<Int>>(_ subject: RAC) {
      send = { subject.sendNext($0) }
      end = { subject.sendCompleted() }
      observe = { subject.subscribe(next: $0) }
    }
  }

  let testDescription: String
  /// The values of an observer that subscribes while 2 is delivered after 1, and 3 is queued.
  let lateValues: [Int]
  let make: @Sendable () -> Subject

  static let all: [SubjectRow] = [
    SubjectRow(testDescription: "PublishSubject", lateValues: [4, 5]) {
      Subject(PublishSubject())
    },
    SubjectRow(testDescription: "BehaviorSubject", lateValues: [3, 4, 5]) {
      Subject(BehaviorSubject(value: 0))
    },
    SubjectRow(testDescription: "ReplaySubject", lateValues: [1, 2, 3, 4, 5]) {
      Subject(ReplaySubject.createUnbounded())
    },
    SubjectRow(testDescription: "SignalSubject", lateValues: [4, 5]) { Subject(SignalSubject()) },
    SubjectRow(testDescription: "BehaviorSignalSubject", lateValues: [3, 4, 5]) {
      Subject(BehaviorSignalSubject(0))
    },
    SubjectRow(testDescription: "ReplaySignalSubject", lateValues: [1, 2, 3, 4, 5]) {
      Subject(ReplaySignalSubject())
    },
  ]
}
