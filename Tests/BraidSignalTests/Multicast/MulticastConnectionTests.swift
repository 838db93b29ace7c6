// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct MulticastConnectionTests {
  @Test func `a connection is silent until it is connected, and subscribes once`() {
    let source = Source<Int>()
    let connection = source.signal.publish()
    let first = connection.signal.recorded()
    let second = connection.signal.recorded()
    expectEqual(source.log.entries, [])
    #expect(connection.connect() === connection.connect())
    source.subscriber?.sendNext(1)
    expectEqual(source.log.entries, ["subscribed"])
    expectEqual(first.events, ["1"])
    expectEqual(second.events, ["1"])
  }

  @Test func `a connection never connects again`() {
    let source = Source<Int>()
    let connection = source.signal.publish()
    connection.connect().dispose()
    connection.connect()
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  @Test func `multicast sends the events through the given subject`() {
    let source = Source<Int>()
    let connection = source.signal.multicast(ReplaySignalSubject(capacity: 1))
    connection.connect()
    source.subscriber?.sendNext(1)
    source.subscriber?.sendNext(2)
    expectEqual(connection.signal.events, ["2"])
    source.subscriber?.sendCompleted()
    expectEqual(connection.signal.events, ["2", "|"])
    expectEqual(sent(1).multicast(BehaviorSignalSubject(0)).signal.events, ["0"])
  }

  @Test func `autoconnect connects with the first and disconnects with the last subscriber`() {
    let source = Source<Int>()
    let signal = source.signal.publish().autoconnect()
    expectEqual(source.log.entries, [])
    let first = signal.recorded()
    let second = signal.recorded()
    source.subscriber?.sendNext(1)
    first.dispose()
    source.subscriber?.sendNext(2)
    expectEqual(source.log.entries, ["subscribed"])
    second.dispose()
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    expectEqual(first.events, ["1"])
    expectEqual(second.events, ["1", "2"])
    expectEqual(signal.events, [])
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  @Test func `autoconnect replays the subject's values to late subscribers`() {
    let source = Source<Int>()
    let signal = source.signal.multicast(ReplaySignalSubject(capacity: 2)).autoconnect()
    let only = signal.recorded()
    for value in 1...3 { source.subscriber?.sendNext(value) }
    only.dispose()
    expectEqual(signal.events, ["2", "3"])
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  @Test(arguments: [true, false])
  func `a flattened signal waits for a late subscriber of an ended connection`(replays: Bool) {
    let source = Source<Int>()
    let connection =
      replays ? source.signal.multicast(ReplaySignalSubject()) : source.signal.publish()
    let signal = connection.autoconnect()
    let only = signal.recorded()
    source.subscriber?.sendNext(1)
    only.dispose()
    let values = replays ? ["1"] : []
    expectEqual(Signal.merge([signal]).events, values)
    expectEqual(Signal.just(0).flattenMap { _ in signal }.events, values)
    expectEqual(Signal.just(0).flatMap(.concat) { _ in signal }.events, values)
    expectEqual(Signal.just(0).flatMap(.latest) { _ in signal }.events, values)
    expectEqual(Signal.merge([Signal.combineLatest([signal]).map { $0[0] }]).events, values)
  }

  @Test func `autoconnect loses no synchronous value`() {
    expectEqual(sent(1, 2).publish().autoconnect().events, ["1", "2", "|"])
    expectEqual(
      sent(1, then: .error(Failure())).publish().autoconnect().events, ["1", "#failure"])
  }

  @Test func `autoconnect does not connect for a subject that has ended`() {
    let source = Source<Int>()
    let subject = ReplaySignalSubject<Int>()
    subject.sendNext(1)
    subject.sendCompleted()
    expectEqual(source.signal.multicast(subject).autoconnect().events, ["1", "|"])
    expectEqual(source.log.entries, [])
  }

  // ReactiveObjC: RACMulticastConnectionSpec.m:59.
  @Test func `connecting inside the subscription of the source subscribes to it once`() {
    let log = Log<String>()
    let made = Box<MulticastConnection<Int>?>(nil)
    let connection = Signal<Int>.deferred {
      log("subscribed")
      made.value?.connect()
      return .just(1)
    }.publish()
    made.value = connection
    let recording = connection.signal.recorded()
    let first = connection.connect()
    #expect(connection.connect() === first)
    expectEqual(log.entries, ["subscribed"])
    expectEqual(recording.events, ["1", "|"])
    made.value = nil
  }
}

extension MulticastConnectionTests {
  @Test func `autoconnect connects for a subscriber satisfied by the replayed values`() {
    let log = Log<String>()
    let shared = Signal<Int>.create { _ in
      log("subscribed")
      return log.disposable("teardown")
    }.multicast(BehaviorSignalSubject(8)).autoconnect()
    shared.take(1).subscribe(next: { log("\($0)") }, completed: { log("completed") })
    expectEqual(log.entries, ["8", "completed", "subscribed", "teardown"])
  }

  @Test func `autoconnect can end the connection while it is being made`() {
    let log = Log<String>()
    let shared = Signal.from([1, 2]).publish().autoconnect()
    Signal<Int>.never.take(until: shared).subscribe(completed: { log("first") })
    shared.subscribe(completed: { log("second") })
    expectEqual(log.entries, ["first"])
  }
}

struct StartWithSignalTests {
  @Test func `the source is subscribed to once, after the closure`() {
    let source = Source<Int>()
    let log = source.log
    let result = source.signal.startWithSignal { signal, _ in
      signal.subscribe(next: { log("a\($0)") })
      signal.subscribe(next: { log("b\($0)") }, completed: { log("|") })
      log("set up")
      return 7
    }
    source.subscriber?.sendNext(1)
    source.subscriber?.sendCompleted()
    expectEqual(result, 7)
    expectEqual(log.entries, ["set up", "subscribed", "a1", "b1", "teardown", "|"])
  }

  @Test func `the handle ends the subscription, or prevents it`() {
    let source = Source<Int>()
    let handle = source.signal.startWithSignal { _, handle in handle }
    handle.dispose()
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    source.signal.startWithSignal { $1.dispose() }
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  @Test func `an error of the closure prevents the subscription`() {
    let source = Source<Int>()
    #expect(throws: MarbleFailure()) {
      try source.signal.startWithSignal { _, _ in throw MarbleFailure() }
    }
    expectEqual(source.log.entries, [])
  }

  @Test(arguments: [([1, 2], nil, "12|"), ([], nil, "|"), ([1], MarbleFailure(), "1#")])
  func `all events of a cold signal arrive`(
    values: [Int], error: MarbleFailure?, expected: String
  ) {
    let log = Log<String>()
    let source = Signal.from(values).concat(error.map { .error($0) } ?? .empty)
    source.startWithSignal { signal, _ in
      signal.subscribe(
        next: { log("\($0)") }, error: { _ in log("#") }, completed: { log("|") })
    }
    expectEqual(log.entries.joined(), expected)
  }
}
