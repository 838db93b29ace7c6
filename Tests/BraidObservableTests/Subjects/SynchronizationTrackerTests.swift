// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Every send that has to wait is reported, whatever it waits for.
@Suite(.serialized) struct SynchronizationTrackerTests {
  /// A place where events come in: how to observe it, to send a number, and to end it.
  struct Entrance: Sendable {
    let subscribe: @Sendable (@escaping @Sendable (Int) -> Void) -> any Disposable
    let send: @Sendable (Int) -> Void
    var end: (@Sendable () -> Void)?
  }

  private static func entrance<Subject: ObservableType<Int> & ObserverType<Int> & Sendable>(
    _ subject: Subject
  ) -> Entrance {
    Entrance(
      subscribe: { subject.asObservable().subscribe(onNext: $0) }, send: { subject.onNext($0) },
      end: { subject.onCompleted() })
  }

  private static func entrance<Subject: Signal<Int> & SubscriberType<Int> & Sendable>(
    signal subject: Subject
  ) -> Entrance {
    Entrance(
      subscribe: { subject.subscribe(next: $0) }, send: { subject.sendNext($0) },
      end: { subject.sendCompleted() })
  }

  static func entrances() -> [(String, Entrance)] {
    let publishRelay = PublishRelay<Int>()
    let behaviorRelay = BehaviorRelay(value: 0)
    let replayRelay = ReplayRelay<Int>.create(bufferSize: 1)
    let merged = (PublishSubject<Int>(), PublishSubject<Int>())
    let created = Box<AnyObserver<Int>?>(nil)
    return [
      ("publish subject", entrance(PublishSubject<Int>())),
      ("behavior subject", entrance(BehaviorSubject(value: 0))),
      ("replay subject", entrance(ReplaySubject<Int>.createUnbounded())),
      ("signal subject", entrance(signal: SignalSubject<Int>())),
      ("behavior signal", entrance(signal: BehaviorSignalSubject(0))),
      ("replay signal", entrance(signal: ReplaySignalSubject<Int>())),
      (
        "publish relay",
        Entrance(
          subscribe: { publishRelay.subscribe(onNext: $0) }, send: { publishRelay.accept($0) })
      ),
      (
        "behavior relay",
        Entrance(
          subscribe: { behaviorRelay.subscribe(onNext: $0) }, send: { behaviorRelay.accept($0) })
      ),
      (
        "replay relay",
        Entrance(
          subscribe: { replayRelay.subscribe(onNext: $0) }, send: { replayRelay.accept($0) })
      ),
      (
        "merge",
        Entrance(
          subscribe: { Observable.merge(merged.0, merged.1).subscribe(onNext: $0) },
          send: { ($0 == 1 ? merged.0 : merged.1).onNext($0) })
      ),
      (
        "create",
        Entrance(
          subscribe: { body in
            Observable<Int>.create { observer in
              created.value = observer
              return Disposables.create()
            }.subscribe(onNext: body)
          }, send: { created.value?.onNext($0) }, end: { created.value?.onCompleted() })
      ),
    ]
  }

  @Test func `sends and ends that wait are reported once each, subscriptions are not`() {
    for (name, entrance) in Self.entrances() {
      let reports = Log<String>()
      let subscription = entrance.subscribe { value in
        guard value == 1 else { return }
        SynchronizationTracker.hook = { reports($0.description) }
        entrance.send(2)
        entrance.subscribe { _ in }.dispose()
        entrance.end?()
        SynchronizationTracker.hook = nil
      }
      entrance.send(1)
      #expect(reports.entries.count == (entrance.end == nil ? 1 : 2), "\(name)")
      #expect(reports.entries.allSatisfy { $0.contains("Remedy") }, "\(name)")
      subscription.dispose()
    }
  }
}
