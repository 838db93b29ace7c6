// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct DeliverOnTests {
  @Test(arguments: ["-a-b-c|", "a#", "|", "--"])
  func `deliver(on:) delivers events in order`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { $0.deliver(on: $1) }
  }

  @Test func `events arrive with the scheduler as the current one`() {
    let foreign = Log<String>()
    expectSignalDiagram("-a-b-c|", "-a-b-c|") { source, scheduler in
      source.deliver(on: scheduler).on(next: {
        if Scheduler.current !== scheduler { foreign($0) }
      })
    }
    expectEqual(foreign.entries, [])
  }

  @Test func `disposal drops queued values`() {
    let log = Log<String>()
    let scheduler = TestSignalScheduler()
    let recording = sent(1, 2).deliver(on: scheduler).recorded(in: log)
    recording.dispose()
    scheduler.stepAll()
    expectEqual(log.entries, [])
  }

  @Test
  func `an inner signal that releases its subscriber counts as completed behind deliver(on:)`() {
    let scheduler = TestSignalScheduler()
    let recording = Signal.just(0).flattenMap { _ in
      sent(1, then: nil).deliver(on: scheduler)
    }.recorded()
    scheduler.stepAll()
    expectEqual(recording.events, ["1", "|"])
  }

  @Test func `in virtual time each event is one step, and so is the end`() {
    let scheduler = TestSignalScheduler()
    let recording = sent(1, 2).deliver(on: scheduler).recorded()
    scheduler.step()
    expectEqual(recording.events, ["1"])
    scheduler.step()
    expectEqual(recording.events, ["1", "2"])
    scheduler.step()
    expectEqual(recording.events, ["1", "2", "|"])
    expectEqual(scheduler.clock.pendingCount, 0)
  }

  @Test(arguments: [false, true])
  func `delivered values are released immediately, and queued ones on disposal`(isDisposed: Bool) {
    let scheduler = TestSignalScheduler()
    let subject = SignalSubject<Witness>()
    let sent = Log<WeakWitness>()
    let alive = Log<Int>()
    let subscription = Box<(any Disposable)?>(nil)
    subscription.value = subject.deliver(on: scheduler).subscribe(next: { _ in
      if isDisposed { subscription.value?.dispose() }
      alive(sent.entries.count { $0.value != nil })
    })
    for _ in 0..<3 { sent(holding { subject.sendNext($0) }.object) }
    scheduler.stepAll()
    #expect(alive.entries == (isDisposed ? [1] : [3, 2, 1]))
    #expect(sent.entries.allSatisfy { $0.value == nil })
  }

  @Test func `deliver(on:) an actor delivers events on it in order`() async {
    let store = Store()
    await withCheckedContinuation { continuation in
      Signal.from(0..<2_000).deliver(on: store).subscribe(
        next: { value in store.assumeIsolated { $0.insert(value) } },
        completed: { continuation.resume() })
    }
    expectEqual(await store.values, Array(0..<2_000))
  }

  @Test func `deliver(on:) an actor lets its closures use the actor's state`() async {
    let store = Store()
    let numbers = SignalSubject<Int>()
    await store.follow(numbers)
    numbers.sendNext(1)
    numbers.sendNext(2)
    numbers.sendCompleted()
    await store.end()
    expectEqual(await store.values, [1, 2, -1])
  }

  @Test func `the scheduler of the actor is current during a delivery`() async {
    let store = Store()
    let current = await withCheckedContinuation { continuation in
      sent(1).deliver(on: store).take(1).subscribe(next: { _ in
        continuation.resume(returning: Scheduler.current?.name)
      })
    }
    expectEqual(current, "actor")
  }

  @Test func `deliver(on:) an actor does not retain it, and ends with it`() async {
    let numbers = SignalSubject<Int>()
    weak var gone: Store?
    do {
      let store = Store()
      gone = store
      await store.followWeakly(numbers)
    }
    #expect(gone == nil)
    #expect(numbers.hasSubscribers)
    numbers.sendNext(1)
    #expect(!numbers.hasSubscribers)
  }

  @Test @MainActor func `deliver(on:) the main actor is synchronous on the main thread`() {
    expectEqual(sent(1, 2).deliver(on: MainActor.shared).events, ["1", "2", "|"])
  }

  @Test @MainActor func `deliverOnMain is synchronous on the main thread`() {
    expectEqual(sent(1, 2).deliverOnMain().events, ["1", "2", "|"])
  }
}

private actor Store {
  private(set) var values: [Int] = []
  private var subscription: (any Disposable)?
  private var waiting: CheckedContinuation<Void, Never>?
  private var hasEnded = false

  func insert(_ value: Int) { values.append(value) }

  func follow(_ numbers: Signal<Int>) {
    subscription = numbers.deliver(on: self).subscribe(
      next: { self.insert($0) },
      completed: {
        self.insert(-1)
        self.hasEnded = true
        self.waiting?.resume()
      })
  }

  func followWeakly(_ numbers: Signal<Int>) {
    subscription = numbers.deliver(on: self).subscribe(next: { [weak self] value in
      self?.assumeIsolated { $0.insert(value) }
    })
  }

  /// Returns when the followed signal has ended.
  func end() async {
    if !hasEnded { await withCheckedContinuation { waiting = $0 } }
  }
}
