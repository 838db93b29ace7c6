// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct FlattenTests {
  @Test func `flatten emits the values of all inner signals as they arrive`() {
    expectSignalDiagram(["x-y-----|", "1--2|", "3--4|"], "1-32-4--|") { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten()
    }
  }

  @Test(arguments: [
    (0, "1-32-4--|"), (-1, "1-32-4--|"), (1, "1--23--4-|"), (2, "1-32-4--|"),
  ])
  func `flatten(maxConcurrent:) subscribes to at most n inner signals`(limit: Int, expected: String)
  {
    let source = limit == 1 ? "x-y------|" : "x-y-----|"
    expectSignalDiagram([source, "1--2|", "3--4|"], expected) { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten(maxConcurrent: limit)
    }
  }

  @Test(arguments: [
    (FlattenStrategy.merge, "1-32-4---|"), (.concat, "1--23--4-|"), (.latest, "1-3--4---|"),
  ])
  func `flatten follows its strategy`(strategy: FlattenStrategy, expected: String) {
    expectSignalDiagram(["x-y------|", "1--2|", "3--4|"], expected) { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.flatten(strategy)
    }
  }

  @Test func `nil represents no signal`() {
    func flattened(
      _ operation: (Signal<Signal<Int>?>) -> Signal<Int>
    ) -> [String] {
      operation(sent(sent(1, 2), nil, sent(3))).events
    }
    expectEqual(flattened { $0.flatten() }, ["1", "2", "3", "|"])
    expectEqual(flattened { $0.flatten(maxConcurrent: 1) }, ["1", "2", "3", "|"])
    expectEqual(flattened { $0.flatten(maxConcurrent: 0) }, ["1", "2", "3", "|"])
    expectEqual(flattened { $0.switchToLatest() }, ["1", "2", "3", "|"])
  }

  @Test func `nil ends the previous inner signal for switchToLatest only`() {
    let (outer, inner) = (SignalSubject<Signal<Int>?>(), SignalSubject<Int>())
    let (latest, all) = (outer.switchToLatest().recorded(), outer.flatten().recorded())
    outer.sendNext(inner)
    inner.sendNext(1)
    outer.sendNext(nil)
    inner.sendNext(2)
    outer.sendCompleted()
    expectEqual(latest.events, ["1", "|"])
    expectEqual(all.events, ["1", "2"])
    inner.sendCompleted()
    expectEqual(all.events, ["1", "2", "|"])
  }

  // ReactiveObjC: RACSignalSpec.m:1842, 1855 and 1879.
  @Test(arguments: [0, 1, 2])
  func `an inner signal can dispose the result while it is subscribed to`(limit: Int) {
    let source = SignalSubject<Signal<Int>>()
    let subscription = SerialDisposable()
    let log = Log<String>()
    subscription.inner = source.flatten(maxConcurrent: limit).subscribe(
      next: { log("\($0)") }, completed: { log("|") })
    source.sendNext(
      .create { subscriber in
        subscription.dispose()
        subscriber.sendNext(1)
        subscriber.sendCompleted()
        return log.disposable("teardown")
      })
    source.sendNext(.just(2))
    source.sendCompleted()
    expectEqual(log.entries, ["teardown"])
    #expect(!source.hasSubscribers)
  }

  @Test func `the result ends inside the end of its last inner signal, which was queued`() {
    let (source, first) = (SignalSubject<Signal<Int>>(), SignalSubject<Int>())
    let log = Log<String>()
    let result = source.flatten(maxConcurrent: 1).recorded(in: log)
    source.sendNext(first)
    source.sendNext(
      .create { subscriber in
        log("\(subscriber.isDisposed)")
        subscriber.sendCompleted()
        log("\(subscriber.isDisposed)")
        return nil
      })
    source.sendCompleted()
    expectEqual(log.entries, [])
    first.sendCompleted()
    expectEqual(log.entries, ["false", "|", "true"])
    expectEqual((result.disposable as? any Cancelable)?.isDisposed, true)
  }

  @Test func `a value of a queued inner signal can end the result`() {
    let (source, first) = (SignalSubject<Signal<Int>>(), SignalSubject<Int>())
    let receiver = SignalSubject<Int>()
    let log = Log<String>()
    let isOne = receiver.map { $0 == 1 }.ignore(false)
    source.flatten(maxConcurrent: 1).take(until: isOne).subscribe(receiver)
    let values = receiver.recorded()
    source.sendNext(first)
    source.sendNext(
      .create { subscriber in
        subscriber.sendNext(1)
        log("\(subscriber.isDisposed)")
        subscriber.sendCompleted()
        return nil
      })
    source.sendCompleted()
    first.sendNext(0)
    first.sendCompleted()
    expectEqual(values.events, ["0", "1", "|"])
    expectEqual(log.entries, ["true"])
    #expect(!source.hasSubscribers)
  }
}
