// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Testing

/// A subject or a shared source: the events sent to it, and the events an observer receives.
struct SharedRow: Sendable, CustomTestStringConvertible {
  /// The result to subscribe to, and its input.
  struct Shared: Sendable {
    let send: @Sendable (Int) -> Void
    let finish: @Sendable (Termination) -> Void
    /// Subscribes a closure that gets the events as text.
    let subscribe: @Sendable (@escaping @Sendable (String) -> Void) -> any Disposable
  }

  let testDescription: String
  /// The events of an observer that subscribes after the values 1, 2 and 3 and the end.
  let late: @Sendable (_ end: String) -> [String]
  /// The events of an observer that subscribes while 2 is being delivered and the end is queued.
  let queued: @Sendable (_ end: String) -> [String]
  let make: @Sendable () -> Shared

  init(
    _ name: String, late: @escaping @Sendable (String) -> [String],
    queued: @escaping @Sendable (String) -> [String], _ make: @escaping @Sendable () -> Shared
  ) {
    testDescription = name
    self.late = late
    self.queued = queued
    self.make = make
  }
}

extension SharedRow.Shared {
  init(
    _ source: Observable<Int>, send: @escaping @Sendable (Int) -> Void,
    finish: @escaping @Sendable (Termination) -> Void
  ) {
    self.send = send
    self.finish = finish
    subscribe = { log in
      source.subscribe(
        onNext: { log("\($0)") }, onError: { _ in log("error") },
        onCompleted: { log("completed") })
    }
  }

  init(
    _ source: Signal<Int>, send: @escaping @Sendable (Int) -> Void,
    finish: @escaping @Sendable (Termination) -> Void
  ) {
    self.send = send
    self.finish = finish
    subscribe = { log in
      source.subscribe(
        next: { log("\($0)") }, error: { _ in log("error") }, completed: { log("completed") })
    }
  }

  init<Subject: Observable<Int> & ObserverType<Int>>(observable subject: Subject) {
    self.init(subject, send: { subject.onNext($0) }, finish: { subject.on(Event($0)) })
  }

  init<Subject: Signal<Int> & SubscriberType<Int>>(signal subject: Subject) {
    self.init(
      subject, send: { subject.sendNext($0) },
      finish: { termination in
        switch termination {
        case .completed: subject.sendCompleted()
        case .error(let error): subject.sendError(error)
        }
      })
  }

  /// A shared source that replays its end to observers that subscribe after it.
  init(sharing share: (Observable<Int>) -> Observable<Int>) {
    let subject = PublishSubject<Int>()
    self.init(
      share(subject), send: { subject.onNext($0) }, finish: { subject.on(Event($0)) })
  }

  init(sharing share: (Signal<Int>) -> Signal<Int>) {
    let subject = SignalSubject<Int>()
    let feed = SharedRow.Shared(signal: subject)
    self.init(share(subject), send: feed.send, finish: feed.finish)
  }
}

extension SharedRow {
  static let all = subjects + observables + signals

  private static let onlyEnd: @Sendable (String) -> [String] = { [$0] }

  private static let subjects = [
    SharedRow("PublishSubject", late: onlyEnd, queued: onlyEnd) {
      Shared(observable: PublishSubject())
    },
    SharedRow("BehaviorSubject", late: onlyEnd, queued: onlyEnd) {
      Shared(observable: BehaviorSubject(value: 0))
    },
    SharedRow("ReplaySubject", late: { ["2", "3", $0] }, queued: { ["1", "2", $0] }) {
      Shared(observable: ReplaySubject.create(bufferSize: 2))
    },
    SharedRow(
      "AsyncSubject", late: { $0 == "completed" ? ["3", $0] : [$0] },
      queued: { $0 == "completed" ? ["2", $0] : [$0] }
    ) {
      Shared(observable: AsyncSubject())
    },
    SharedRow("SignalSubject", late: onlyEnd, queued: onlyEnd) { Shared(signal: SignalSubject()) },
    SharedRow("BehaviorSignalSubject", late: { ["3", $0] }, queued: { ["2", $0] }) {
      Shared(signal: BehaviorSignalSubject(0))
    },
    SharedRow(
      "ReplaySignalSubject", late: { ["1", "2", "3", $0] }, queued: { ["1", "2", $0] }
    ) {
      Shared(signal: ReplaySignalSubject())
    },
  ]

  private static let observables = [
    SharedRow("share", late: onlyEnd, queued: onlyEnd) { Shared(sharing: { $0.share() }) },
    SharedRow("share forever", late: onlyEnd, queued: onlyEnd) {
      Shared(sharing: { $0.share(scope: .forever) })
    },
    SharedRow("share(replay:)", late: onlyEnd, queued: { ["1", "2", $0] }) {
      Shared(sharing: { $0.share(replay: 2) })
    },
    SharedRow(
      "share(replay:) forever", late: { ["2", "3", $0] }, queued: { ["1", "2", $0] }
    ) {
      Shared(sharing: { $0.share(replay: 2, scope: .forever) })
    },
    SharedRow("publish, refCount", late: onlyEnd, queued: onlyEnd) {
      Shared(sharing: { $0.publish().refCount() })
    },
    SharedRow("replay, refCount", late: onlyEnd, queued: { ["1", "2", $0] }) {
      Shared(sharing: { $0.replay(2).refCount() })
    },
    SharedRow(
      "multicast of a replay subject, refCount", late: { ["2", "3", $0] },
      queued: { ["1", "2", $0] }
    ) {
      Shared(sharing: { $0.multicast(ReplaySubject.create(bufferSize: 2)).refCount() })
    },
  ]

  private static let signals = [
    SharedRow("publish and connect", late: onlyEnd, queued: onlyEnd) {
      Shared(sharing: { (source: Signal<Int>) in
        let connection = source.publish()
        connection.connect()
        return connection.signal
      })
    },
    SharedRow("publish and autoconnect", late: onlyEnd, queued: onlyEnd) {
      Shared(sharing: { (source: Signal<Int>) in source.publish().autoconnect() })
    },
    SharedRow("replay", late: { ["1", "2", "3", $0] }, queued: { ["1", "2", $0] }) {
      Shared(sharing: { (source: Signal<Int>) in source.replay() })
    },
    SharedRow("replayLast", late: { ["3", $0] }, queued: { ["2", $0] }) {
      Shared(sharing: { (source: Signal<Int>) in source.replayLast() })
    },
    SharedRow("replayLazily", late: { ["1", "2", "3", $0] }, queued: { ["1", "2", $0] }) {
      Shared(sharing: { (source: Signal<Int>) in source.replayLazily() })
    },
  ]
}
