// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TestSignalSchedulerTests {
  let scheduler = TestSignalScheduler()
  let log = Log<String>()

  @Test func `actions run in order when the scheduler is stepped`() {
    scheduler.schedule { log.add("a") }
    scheduler.schedule { log.add("b") }
    scheduler.schedule { log.add("c") }
    #expect(log.entries.isEmpty)
    scheduler.step()
    expectEqual(log.entries, ["a"])
    scheduler.step(5)
    expectEqual(log.entries, ["a", "b", "c"])
    scheduler.step()
  }

  @Test func `earlier actions run first, even if scheduled later`() {
    scheduler.schedule(after: .seconds(2)) { log.add("2") }
    scheduler.schedule(after: .seconds(1)) { log.add("1") }
    scheduler.schedule { log.add("0") }
    scheduler.stepAll()
    expectEqual(log.entries, ["0", "1", "2"])
  }

  @Test func `a cancelled action takes no step`() {
    let work = scheduler.schedule { log.add("cancelled") }
    scheduler.schedule { log.add("next") }
    work?.dispose()
    scheduler.step()
    expectEqual(log.entries, ["next"])
  }

  @Test func `time is virtual and advances only with steps`() {
    let start = scheduler.now
    scheduler.schedule(after: .seconds(1)) { log.add("1") }
    scheduler.schedule(after: .seconds(5)) { log.add("5") }
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, ["1"])
    expectEqual(start.duration(to: scheduler.now), .seconds(3))
    scheduler.advance(to: start.advanced(by: .seconds(5)))
    expectEqual(log.entries, ["1", "5"])
  }

  @Test func `the scheduler is current while its action runs`() {
    scheduler.schedule { [scheduler, log] in
      log.add("\(Scheduler.current === scheduler)")
    }
    scheduler.step()
    expectEqual(log.entries, ["true"])
  }

  @Test func `a repeated action preserves its pace until it is disposed`() {
    let work = scheduler.schedule(after: .seconds(1), repeating: .seconds(2)) {
      [log, clock = scheduler.clock] in log.add("\(clock.elapsed)")
    }
    scheduler.advance(by: .seconds(6))
    work.dispose()
    scheduler.stepAll()
    expectEqual(log.entries, [1, 3, 5].map { "\(Duration.seconds($0))" })
  }

  @Test func `a hot signal emits at given ticks`() {
    let signal = scheduler.createHotSignal([.next(1, "a"), .next(3, "b"), .completed(4)])
    let subscriber = TestSubscriber<String>(scheduler)
    scheduler.schedule(after: .seconds(2)) { signal.subscribe(subscriber) }
    scheduler.stepAll()
    expectEqual(subscriber.events, [.next(3, "b"), .completed(4)])
    expectEqual(signal.subscriptions, [Subscription(2, 4)])
  }

  @Test func `a hot signal continues its script after an end for late subscribers`() {
    let signal = scheduler.createHotSignal([
      .next(1, "a"), .completed(2), .next(3, "b"), .completed(4),
    ])
    let early = TestSubscriber<String>(scheduler)
    let late = TestSubscriber<String>(scheduler)
    signal.subscribe(early)
    scheduler.schedule(after: .milliseconds(2500)) { signal.subscribe(late) }
    scheduler.stepAll()
    expectEqual(early.events, [.next(1, "a"), .completed(2)])
    expectEqual(late.events, [.next(3, "b"), .completed(4)])
    expectEqual(signal.subscriptions, [Subscription(0, 2), Subscription(3, 4)])
  }

  @Test func `a cold signal plays for each subscriber`() {
    let signal = scheduler.createColdSignal([.next(1, "a"), .completed(2)])
    let first = TestSubscriber<String>(scheduler)
    let second = TestSubscriber<String>(scheduler)
    signal.subscribe(first)
    scheduler.advance(by: .seconds(10))
    let subscription = signal.subscribe(second)
    scheduler.advance(by: .seconds(1))
    subscription.dispose()
    scheduler.stepAll()
    expectEqual(first.events, [.next(1, "a"), .completed(2)])
    expectEqual(second.events, [.next(11, "a")])
    expectEqual(signal.subscriptions, [Subscription(0, 2), Subscription(10, 11)])
  }

  @Test func `both models and a task share one clock`() throws {
    let clock = VirtualClock()
    let observables = TestScheduler(on: clock, simulateProcessingDelay: false)
    let signals = TestSignalScheduler(on: clock)
    clock.task { [log] in
      try await clock.sleep(for: .seconds(2))
      log.add("task")
    }
    observables.scheduleAt(1) { [log] in log.add("observable") }
    signals.schedule(after: .seconds(3)) { [log] in log.add("signal") }
    clock.advance(by: .seconds(3))
    expectEqual(log.entries, ["observable", "task", "signal"])
    expectEqual(observables.clock, 3)
    expectEqual(signals.now, observables.now)
  }
}

struct CheckSignalDiagramTests {
  @Test func `diagrams play signals by the same rules`() {
    expectSignalDiagram("a-b-c|", "A-B-C|") { signal, _ in signal.map { $0.uppercased() } }
    expectSignalDiagram("-x-^-a-b|", "--a-b|", subscriptions: "^----!") { signal, _ in signal }
    expectSignalDiagram("1-2-3#", "1---3#", values: .digits) { signal, _ in
      signal.filter { $0 != 2 }
    }
    expectSignalDiagram("a-b-c|", "a-b-", during: "^---!", subscriptions: "^---!") { signal, _ in
      signal.map { $0 }
    }
  }

  @Test func `a diagram plays two signals together`() {
    expectSignalDiagram(
      "a---|", "-b-c|", "ab-c|", subscriptions: ["^---!", "^---!"]
    ) { first, second, _ in
      Signal.create { subscriber in
        subscriber.sendNext(first)
        subscriber.sendNext(second)
        subscriber.sendCompleted()
        return nil
      }
      .flattenMap { $0 }
    }
  }

  @Test func `a failing diagram reports expected and actual under each other`() throws {
    let failure = try #require(
      checkSignalDiagram(["a-b|"], "a--b|") { signals, _ in signals[0] })
    #expect(failure.description.contains("expected  a--b|\n  actual    a-b|"))
  }
}
