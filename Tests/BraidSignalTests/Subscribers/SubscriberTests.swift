// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SubscriberTests {
  private func subscriber(_ log: Log<String>) -> Subscriber<Int> {
    Subscriber(
      next: { log("\($0)") }, error: { log("#\($0)") }, completed: { log("|") })
  }

  @Test func `a subscriber calls the closure of each event`() {
    let log = Log<String>()
    subscriber(log).sendNext(1)
    subscriber(log).sendError(Failure())
    subscriber(log).sendCompleted()
    expectEqual(log.entries, ["1", "#failure", "|"])
  }

  @Test func `a subscriber does not need all closures`() {
    let subscriber = Subscriber<Int>()
    subscriber.sendNext(1)
    subscriber.sendError(Failure())
    #expect(sent(1, then: .error(Failure())).subscribe(completed: {}) is any Cancelable)
  }

  @Test func `a subscriber receives nothing after its end`() {
    let log = Log<String>()
    let subscriber = subscriber(log)
    subscriber.sendCompleted()
    subscriber.sendNext(1)
    subscriber.sendError(Failure())
    subscriber.sendCompleted()
    expectEqual(log.entries, ["|"])
  }

  @Test(arguments: [nil, Failure()])
  func `a subscriber disposes before the terminal closure runs`(error: Failure?) {
    let source = Source<Int>()
    let recording = source.signal.recorded(in: source.log)
    if let error {
      source.subscriber?.sendError(error)
    } else {
      source.subscriber?.sendCompleted()
    }
    expectEqual(recording.events, ["subscribed", "teardown", error == nil ? "|" : "#failure"])
  }

  @Test func `a disposed subscriber calls no closure`() {
    let source = Source<Int>()
    let recording = source.signal.recorded(in: source.log)
    recording.dispose()
    recording.dispose()
    expectEqual(recording.events, ["subscribed", "teardown"])
  }

  @Test(arguments: ["dispose", "complete", "dispose inside"])
  func `a subscriber releases its closures at its end`(way: String) {
    let source = Source<Int>()
    weak var released: Probe?
    let serial = SerialDisposable()
    do {
      let probe = Probe()
      released = probe
      serial.inner = source.signal.subscribe(
        next: { _ in
          probe.touch()
          if way == "dispose inside" { serial.dispose() }
        },
        completed: { probe.touch() })
    }
    source.subscriber?.sendNext(1)
    if way != "dispose inside" { #expect(released != nil) }
    if way == "dispose" { serial.dispose() }
    if way == "complete" { source.subscriber?.sendCompleted() }
    #expect(released == nil)
    withExtendedLifetime((source.subscriber, serial)) {}
  }

  @Test func `an event sent inside a delivery follows the current event`() {
    let log = Log<String>()
    let box = Box<Subscriber<Int>?>(nil)
    let subscriber = Subscriber<Int>(
      next: {
        log("begin \($0)")
        if $0 < 3 { box.value?.sendNext($0 + 1) }
        if $0 == 2 { box.value?.sendCompleted() }
        log("end \($0)")
      },
      completed: { log("|") })
    box.value = subscriber
    subscriber.sendNext(1)
    box.value = nil
    expectEqual(
      log.entries, ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "|"])
  }

  @Test func `the first signal to end ends all subscriptions of the subscriber`() {
    let log = Log<String>()
    let subscriber = subscriber(log)
    let first = SignalSubject<Int>()
    let second = SignalSubject<Int>()
    first.subscribe(subscriber)
    second.subscribe(subscriber)
    first.sendNext(1)
    second.sendNext(2)
    first.sendCompleted()
    second.sendNext(3)
    expectEqual(log.entries, ["1", "2", "|"])
    #expect(!second.hasSubscribers)
  }

  @Test func `disposing one subscription does not affect the others`() {
    let log = Log<String>()
    let subscriber = subscriber(log)
    let first = SignalSubject<Int>()
    let second = SignalSubject<Int>()
    let subscription = first.subscribe(subscriber)
    second.subscribe(subscriber)
    subscription.dispose()
    first.sendNext(1)
    second.sendNext(2)
    expectEqual(log.entries, ["2"])
  }

  @Test func `a subscriber removes a subscription that has ended`() {
    let subscriber = subscriber(Log())
    let subject = SignalSubject<Int>()
    weak var subscription = subject.subscribe(subscriber)
    #expect(subscription != nil)
    subscription?.dispose()
    #expect(subscription == nil)
    // A signal that is released without a terminal event ends its subscriptions, too.
    do {
      let subject = SignalSubject<Int>()
      subscription = subject.subscribe(subscriber)
      #expect(subscription != nil)
    }
    #expect(subscription == nil)
  }

  @Test func `a subscriber disposes a subscription added after its end`() {
    let subscriber = subscriber(Log())
    subscriber.sendCompleted()
    let source = Source<Int>()
    source.signal.subscribe(subscriber)
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  @Test func `a subscription ends when its subscriber is released`() {
    let source = Source<Int>()
    do { source.signal.subscribe(subscriber(Log())) }
    expectEqual(source.log.entries, ["subscribed"])
    source.forget()
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  private typealias Form = @Sendable (Signal<Int>, TestSignalScheduler) -> Signal<Int>

  private static let forms: [(name: String, make: Form)] = [
    ("map", { source, _ in source.map { $0 } }),
    ("delay", { $0.delay(.seconds(1), on: $1) }), ("deliver(on:)", { $0.deliver(on: $1) }),
    ("combineLatest", { source, _ in Signal.combineLatest([source]) { $0[0] } }),
    ("flatten", { source, _ in source.map { .just($0) }.flatten() }),
    ("switchToLatest", { source, _ in source.map { .just($0) }.switchToLatest() }),
    ("concat", { source, _ in Signal.empty.concat(source) }),
    ("take(until:)", { source, _ in source.take(until: Signal<Int>.never) }),
    ("catch", { source, _ in source.catch { .error($0) } }),
  ]

  // ReactiveObjC: RACSignalSpec.m:255, 992, 1484, 1819.
  @Test(arguments: forms.indices)
  func `a subscription does not retain the signals that it was made of`(index: Int) {
    let source = SignalSubject<Int>()
    let scheduler = TestSignalScheduler()
    weak var made: Signal<Int>?
    let recording: Recording
    do {
      let signal = Self.forms[index].make(source, scheduler)
      made = signal
      recording = signal.map { $0 + 1 }.recorded()
    }
    #expect(made == nil)
    source.sendNext(1)
    scheduler.stepAll()
    expectEqual(recording.events, ["2"])
  }

  @Test func `a custom subscriber is notified of its subscription first`() {
    final class Own: SubscriberType, Sendable {
      let log = Log<String>()
      func sendNext(_ value: Int) { log("\(value)") }
      func sendError(_ error: any Error) { log("#") }
      func sendCompleted() { log("|") }
      func didSubscribe(with disposable: CompoundDisposable) {
        disposable.add(AnyDisposable { [log] in log("disposed") })
        log("subscribed")
      }
    }
    let own = Own()
    sent(1, 2).subscribe(own)
    sent(3, then: .error(Failure())).subscribe(own)
    own.send(.next(4))
    expectEqual(
      own.log.entries,
      [
        "subscribed", "1", "2", "disposed", "|", "subscribed", "3", "disposed", "#", "4",
      ])
  }
}
