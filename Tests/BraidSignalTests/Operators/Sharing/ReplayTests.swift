// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct ReplayTests {
  @Test func `replay subscribes immediately and replays all values to all subscribers`() {
    let source = Source<Int>()
    let signal = source.signal.replay()
    expectEqual(source.log.entries, ["subscribed"])
    source.subscriber?.sendNext(1)
    source.subscriber?.sendNext(2)
    let recording = signal.recorded()
    source.subscriber?.sendNext(3)
    source.subscriber?.sendCompleted()
    expectEqual(recording.events, ["1", "2", "3", "|"])
    expectEqual(signal.events, ["1", "2", "3", "|"])
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }

  @Test func `replayLast replays the last value`() {
    let source = Source<Int>()
    let signal = source.signal.replayLast()
    source.subscriber?.sendNext(1)
    source.subscriber?.sendNext(2)
    expectEqual(signal.events, ["2"])
    source.subscriber?.sendError(Failure())
    expectEqual(signal.events, ["2", "#failure"])
  }

  @Test func `replayLazily waits for its first subscriber`() {
    let source = Source<Int>()
    let signal = source.signal.replayLazily()
    expectEqual(source.log.entries, [])
    let first = signal.recorded()
    source.subscriber?.sendNext(1)
    let second = signal.recorded()
    expectEqual(first.events, ["1"])
    expectEqual(second.events, ["1"])
    expectEqual(source.log.entries, ["subscribed"])
    expectEqual(sent(1, 2).replayLazily().events, ["1", "2", "|"])
  }

  @Test func `replayLazily replays a number of values`() {
    let source = Source<Int>()
    let signal = source.signal.replayLazily(upTo: 2)
    expectEqual(source.log.entries, [])
    let first = signal.recorded()
    for value in 1...4 { source.subscriber?.sendNext(value) }
    first.dispose()
    let second = signal.recorded()
    source.subscriber?.sendNext(5)
    second.dispose()
    source.subscriber?.sendCompleted()
    expectEqual(second.events, ["3", "4", "5"])
    expectEqual(signal.events, ["4", "5", "|"])
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    expectEqual(sent(1, 2).replayLazily(upTo: 0).events, ["1", "2", "|"])
  }

  private static let kinds: [(name: String, replay: @Sendable (Signal<Int>) -> Signal<Int>)] = [
    ("replay", { $0.replay() }), ("replayLast", { $0.replayLast() }),
    ("replayLazily", { $0.replayLazily() }),
    ("replayLazily(upTo:)", { $0.replayLazily(upTo: 1) }),
  ]

  @Test(arguments: kinds.indices)
  func `the source is disposed when neither the signal nor a subscription exists any more`(
    index: Int
  ) {
    let source = Source<Int>()
    var signal: Signal<Int>? = Self.kinds[index].replay(source.signal)
    let first = signal?.recorded()
    let second = signal?.recorded()
    first?.dispose()
    second?.dispose()
    source.subscriber?.sendNext(1)
    let last = signal?.recorded()
    expectEqual(last?.events, ["1"])
    signal = nil
    source.subscriber?.sendNext(2)
    expectEqual(source.log.entries, ["subscribed"])
    last?.dispose()
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    expectEqual(last?.events, ["1", "2"])
  }

  @Test func `the subscription is disposed with the last reference and the last subscriber`() {
    let source = Source<Int>()
    var signal: Signal<Int>? = source.signal.replay()
    let recording = signal?.recorded()
    signal = nil
    source.subscriber?.sendNext(1)
    expectEqual(source.log.entries, ["subscribed"])
    recording?.dispose()
    expectEqual(source.log.entries, ["subscribed", "teardown"])
    expectEqual(recording?.events, ["1"])
    withExtendedLifetime(source.signal.replay()) {
      expectEqual(source.log.entries.last, "subscribed")
    }
    expectEqual(source.log.entries.last, "teardown")
  }

  // ReactiveObjC: RACSignalSpec.m:3975.
  @Test(arguments: kinds.indices)
  func `the values that preceded an end from outside are replayed`(index: Int) {
    let source = Source<Int>()
    let stop = SignalSubject<Void>()
    let signal = Self.kinds[index].replay(source.signal.take(until: stop))
    let first = signal.recorded()
    source.subscriber?.sendNext(1)
    stop.sendCompleted()
    source.subscriber?.sendNext(2)
    expectEqual(first.events, ["1", "|"])
    expectEqual(signal.events, ["1", "|"])
    expectEqual(source.log.entries, ["subscribed", "teardown"])
  }
}
