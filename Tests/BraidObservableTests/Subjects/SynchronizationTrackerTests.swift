// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import TestSupport
import Testing

/// Every send that has to wait is reported, whatever it waits for.
@Suite(.exclusive(.synchronizationTracker)) struct SynchronizationTrackerTests {
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
    let validating = ValidatingProperty<Int, TestError>(0) { _ in .valid }
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
        "validating property",
        Entrance(
          subscribe: { validating.signal.subscribe(next: $0) }, send: { validating.value = $0 })
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

  @Test func `queued values and ends are reported once each, and subscriptions are not`() {
    for (name, entrance) in Self.entrances() {
      let reports = Log<String>()
      let subscription = entrance.subscribe { value in
        guard value == 1 else { return }
        // Other tests run at the same time, on other threads.
        let here = ThreadContext.current.identity
        SynchronizationTracker.hook = {
          if ThreadContext.current.identity == here { reports($0.description) }
        }
        entrance.send(2)
        entrance.end?()
        entrance.subscribe { _ in }.dispose()
        SynchronizationTracker.hook = nil
      }
      entrance.send(1)
      expectEqual(reports.entries.count, (entrance.end == nil ? 1 : 2), "\(name)")
      #expect(reports.entries.allSatisfy { $0.contains("Remedy") }, "\(name)")
      subscription.dispose()
    }
  }

  @Test func `a hook that was read many times is called as the closure that was set`() {
    // A bare closure under the lock would be wrapped each time: some 70 bytes of stack for a read.
    let here = ThreadContext.current.identity
    let depths = Log<Int>()
    SynchronizationTracker.hook = { _ in
      if ThreadContext.current.identity != here { return }
      var place = 0
      withUnsafePointer(to: &place) { depths(Int(bitPattern: $0)) }
    }
    func overlap() {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
      subject.onNext(1)
      subscription.dispose()
    }
    overlap()
    for _ in 0..<20_000 where SynchronizationTracker.hook == nil { break }
    overlap()
    SynchronizationTracker.hook = nil
    let entries = depths.entries
    expectEqual(entries.count, 2)
    #expect(abs(entries[0] - entries[entries.count - 1]) < 10_000)
  }
}
