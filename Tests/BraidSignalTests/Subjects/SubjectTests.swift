// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct SubjectTests {
  @Test func `a subject sends values to current subscribers`() {
    let subject = SignalSubject<Int>()
    #expect(!subject.hasSubscribers)
    subject.sendNext(0)
    let first = subject.recorded()
    subject.sendNext(1)
    let second = subject.recorded()
    subject.sendNext(2)
    first.dispose()
    subject.sendNext(3)
    subject.sendCompleted()
    expectEqual(first.events, ["1", "2"])
    expectEqual(second.events, ["2", "3", "|"])
    #expect(!subject.hasSubscribers)
  }

  @Test func `all subscribers receive the events in the same order`() {
    let subject = SignalSubject<Int>()
    let first = Log<String>()
    subject.subscribe(next: {
      first("\($0)")
      if $0 == 1 { subject.sendNext(2) }
    })
    let second = subject.recorded()
    subject.sendNext(1)
    subject.sendNext(3)
    expectEqual(first.entries, ["1", "2", "3"])
    expectEqual(second.events, ["1", "2", "3"])
  }

  @Test
  func `a subscriber added during a delivery receives a replayed value once`() {
    func heard<Subject: Signal<Int> & SubscriberType>(_ subject: Subject) -> [String]
    where Subject.Value == Int {
      let late = Log<String>()
      let isFirst = Box(true)
      subject.subscribe(next: { value in
        guard value == 1, isFirst.value else { return }
        isFirst.value = false
        subject.subscribe(next: { late("\($0)") }, completed: { late("|") })
      })
      subject.sendNext(0)
      subject.sendNext(1)
      subject.sendNext(2)
      subject.sendCompleted()
      return late.entries
    }
    expectEqual(heard(SignalSubject<Int>()), ["2", "|"])
    expectEqual(heard(BehaviorSignalSubject(-1)), ["1", "2", "|"])
    expectEqual(heard(ReplaySignalSubject<Int>(capacity: 1)), ["1", "2", "|"])
    expectEqual(heard(ReplaySignalSubject<Int>()), ["0", "1", "2", "|"])
  }

  @Test(arguments: [nil, Failure()])
  func `a subject replays its end`(error: Failure?) {
    let subjects: [any SubscriberType<Int>] = [
      SignalSubject<Int>(), BehaviorSignalSubject(0), ReplaySignalSubject<Int>(capacity: 1),
    ]
    let end = error == nil ? "|" : "#failure"
    let late = [[end], ["1", end], ["1", end]]
    for (subject, expected) in zip(subjects, late) {
      subject.sendNext(1)
      if let error { subject.sendError(error) } else { subject.sendCompleted() }
      subject.sendNext(2)
      subject.sendCompleted()
      expectEqual((subject as? Signal<Int>)?.events, expected)
      expectEqual((subject as? Signal<Int>)?.events, expected)
    }
  }

  @Test func `a behavior subject begins with its value`() {
    let subject = BehaviorSignalSubject(0)
    let first = subject.recorded()
    subject.sendNext(1)
    expectEqual(subject.value, 1)
    let second = subject.recorded()
    subject.sendCompleted()
    expectEqual(first.events, ["0", "1", "|"])
    expectEqual(second.events, ["1", "|"])
    expectEqual(subject.value, 1)
  }

  @Test
  func `the value of a behavior subject is the last value sent, even if its delivery is queued`() {
    let subject = BehaviorSignalSubject(0)
    let log = Log<String>()
    subject.subscribe(next: {
      if $0 == 1 {
        subject.sendNext(2)
        log("value \(subject.value)")
        subject.recorded(in: log).dispose()
      }
      log("\($0)")
    })
    subject.sendNext(1)
    expectEqual(log.entries, ["0", "value 2", "2", "1", "2"])
  }

  @Test(arguments: [
    (-1, []), (0, []), (1, ["3"]), (2, ["2", "3"]), (5, ["1", "2", "3"]),
  ])
  func `a replay subject replays the most recent values`(capacity: Int, kept: [String]) {
    let subject = ReplaySignalSubject<Int>(capacity: capacity)
    for value in 1...3 { subject.sendNext(value) }
    let recording = subject.recorded()
    expectEqual(recording.events, kept)
    subject.sendNext(4)
    subject.sendCompleted()
    expectEqual(recording.events, kept + ["4", "|"])
  }

  @Test(arguments: [
    ReplaySignalSubject<Int>(), ReplaySignalSubject<Int>(capacity: .unlimited),
  ])
  func `a replay subject without a capacity replays all values`(subject: ReplaySignalSubject<Int>) {
    for value in 1...100 { subject.sendNext(value) }
    subject.sendError(Failure())
    expectEqual(subject.events, (1...100).map { "\($0)" } + ["#failure"])
  }

  @Test func `a replay stops for a disposed subscriber`() {
    let subject = ReplaySignalSubject<Int>()
    for value in 1...5 { subject.sendNext(value) }
    let log = Log<String>()
    let serial = SerialDisposable()
    let start = SignalSubject<Void>()
    serial.inner = start.flattenMap { subject }.subscribe(next: {
      log("\($0)")
      if $0 == 2 { serial.dispose() }
    })
    start.sendNext(())
    expectEqual(log.entries, ["1", "2"])
  }

  @Test func `the end of a subject ends its own subscriptions`() {
    let first = SignalSubject<Int>()
    let second = SignalSubject<Int>()
    let subjects: [any SubscriberType<Int>] = [
      SignalSubject<Int>(), BehaviorSignalSubject(0), ReplaySignalSubject<Int>(capacity: 1),
    ]
    func subscribe(_ subject: some SubscriberType<Int>) {
      first.subscribe(subject)
      second.subscribe(subject)
    }
    for subject in subjects { subscribe(subject) }
    second.sendNext(7)
    for subject in subjects { subject.sendCompleted() }
    #expect(!first.hasSubscribers)
    #expect(!second.hasSubscribers)
    for subject in subjects { subscribe(subject) }
    #expect(!first.hasSubscribers)
  }

  @Test func `the sources of a subject end before its subscribers receive the end`() {
    let source = Source<Int>()
    let subject = SignalSubject<Int>()
    source.signal.subscribe(subject)
    _ = subject.recorded(in: source.log)
    subject.sendCompleted()
    expectEqual(source.log.entries, ["subscribed", "teardown", "|"])
  }

  @Test func `a released subject ends its own subscriptions and releases its subscribers`() {
    let source = Source<Int>()
    weak var released: Probe?
    let disposable: any Disposable
    do {
      let probe = Probe()
      released = probe
      let subject = SignalSubject<Int>()
      source.signal.subscribe(subject)
      disposable = subject.subscribe(next: { _ in probe.touch() })
      source.forget()
    }
    #expect(released == nil)
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    withExtendedLifetime(disposable) {}
  }

  // ReactiveObjC: RACSubjectSpec.m:363.
  @Test func `events sent inside a replay follow all replayed values`() {
    let subject = ReplaySignalSubject<Int>()
    subject.sendNext(1)
    subject.sendNext(2)
    let log = Log<String>()
    subject.subscribe(
      next: {
        log("\($0)")
        guard $0 == 1 else { return }
        subject.sendNext(3)
        subject.sendCompleted()
      }, completed: { log("|") })
    expectEqual(log.entries, ["1", "2", "3", "|"])
    expectEqual(subject.events, ["1", "2", "3", "|"])
  }
}
