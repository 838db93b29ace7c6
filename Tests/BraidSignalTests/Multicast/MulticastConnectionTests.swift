// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

@Suite struct MulticastConnectionTests {
  @Test func `a connection is silent until it is connected, and subscribes once`() {
    let source = Source<Int>()
    let connection = source.signal.publish()
    let first = connection.signal.recorded()
    let second = connection.signal.recorded()
    #expect(source.log.entries == [])
    #expect(connection.connect() === connection.connect())
    source.subscriber?.sendNext(1)
    #expect(source.log.entries == ["subscribed"])
    #expect(first.events == ["1"])
    #expect(second.events == ["1"])
  }

  @Test func `a connection never connects again`() {
    let source = Source<Int>()
    let connection = source.signal.publish()
    connection.connect().dispose()
    connection.connect()
    #expect(source.log.entries == ["subscribed", "teardown"])
  }

  @Test func `multicast sends the events through the given subject`() {
    let source = Source<Int>()
    let connection = source.signal.multicast(ReplaySignalSubject(capacity: 1))
    connection.connect()
    source.subscriber?.sendNext(1)
    source.subscriber?.sendNext(2)
    #expect(connection.signal.events == ["2"])
    source.subscriber?.sendCompleted()
    #expect(connection.signal.events == ["2", "|"])
    #expect(sent(1).multicast(BehaviorSignalSubject(0)).signal.events == ["0"])
  }

  @Test func `autoconnect connects with the first and disconnects with the last subscriber`() {
    let source = Source<Int>()
    let signal = source.signal.publish().autoconnect()
    #expect(source.log.entries == [])
    let first = signal.recorded()
    let second = signal.recorded()
    source.subscriber?.sendNext(1)
    first.dispose()
    source.subscriber?.sendNext(2)
    #expect(source.log.entries == ["subscribed"])
    second.dispose()
    #expect(source.log.entries == ["subscribed", "teardown"])
    #expect(first.events == ["1"])
    #expect(second.events == ["1", "2"])
    #expect(signal.events == [])
    #expect(source.log.entries == ["subscribed", "teardown"])
  }

  @Test func `autoconnect replays the subject's values to late subscribers`() {
    let source = Source<Int>()
    let signal = source.signal.multicast(ReplaySignalSubject(capacity: 2)).autoconnect()
    let only = signal.recorded()
    for value in 1...3 { source.subscriber?.sendNext(value) }
    only.dispose()
    #expect(signal.events == ["2", "3"])
    #expect(source.log.entries == ["subscribed", "teardown"])
  }

  @Test func `autoconnect loses no synchronous value`() {
    #expect(sent(1, 2).publish().autoconnect().events == ["1", "2", "|"])
    #expect(
      sent(1, then: .error(Failure())).publish().autoconnect().events == ["1", "#failure"])
  }

  @Test func `autoconnect does not connect for a subject that has ended`() {
    let source = Source<Int>()
    let subject = ReplaySignalSubject<Int>()
    subject.sendNext(1)
    subject.sendCompleted()
    #expect(source.signal.multicast(subject).autoconnect().events == ["1", "|"])
    #expect(source.log.entries == [])
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
    #expect(log.entries == ["subscribed"])
    #expect(recording.events == ["1", "|"])
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
    #expect(log.entries == ["8", "completed", "subscribed", "teardown"])
  }

  @Test func `autoconnect can end the connection while it is being made`() {
    let log = Log<String>()
    let shared = Signal.from([1, 2]).publish().autoconnect()
    Signal<Int>.never.take(until: shared).subscribe(completed: { log("first") })
    shared.subscribe(completed: { log("second") })
    #expect(log.entries == ["first"])
  }
}
