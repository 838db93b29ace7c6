// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct StartTests {
  @Test(arguments: [false, true])
  func `the closure runs once, and all subscribers receive all values`(isEager: Bool) {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    let work: @Sendable (PassthroughSubscriber<Int>) -> Void = {
      log("work")
      $0.sendNext(1)
      $0.sendNext(2)
      $0.sendCompleted()
    }
    let signal =
      isEager
      ? Signal.startEagerly(on: scheduler, work) : Signal.startLazily(on: scheduler, work)
    scheduler.stepAll()
    expectEqual(log.entries, (isEager ? ["work"] : []))
    let first = signal.recorded()
    let second = signal.recorded()
    expectEqual(first.events, [])
    scheduler.stepAll()
    expectEqual(first.events, ["1", "2", "|"])
    expectEqual(second.events, ["1", "2", "|"])
    expectEqual(log.entries, ["work"])
  }

  @Test func `an eager closure runs although the signal was released`() {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    _ = Signal<Int>.startEagerly(on: scheduler) { subscriber in
      log("begin, \(subscriber.isDisposed)")
      subscriber.sendNext(1)
      log("end, \(subscriber.isDisposed)")
    }
    #expect(log.entries.isEmpty)
    scheduler.stepAll()
    expectEqual(log.entries, ["begin, false", "end, false"])
  }

  @Test func `a requested lazy closure runs although its subscriber unsubscribed`() {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    var signal: Signal<Int>? = Signal.startLazily(on: scheduler) { _ in log("work") }
    let recording = signal?.recorded()
    scheduler.step()
    recording?.dispose()
    signal = nil
    scheduler.stepAll()
    expectEqual(log.entries, ["work"])
  }

  @Test func `a subscription disposed before the scheduler runs starts nothing`() {
    let scheduler = TestSignalScheduler()
    let log = Log<String>()
    let signal = Signal<Int>.startLazily(on: scheduler) { subscriber in
      log("work")
      subscriber.sendCompleted()
    }
    signal.subscribe().dispose()
    scheduler.stepAll()
    #expect(log.entries.isEmpty)
    let recording = signal.recorded()
    scheduler.stepAll()
    expectEqual(log.entries, ["work"])
    expectEqual(recording.events, ["|"])
  }

  @Test(arguments: [false, true])
  func `later values are received while the signal or a subscription is retained`(isEager: Bool) {
    let scheduler = TestSignalScheduler()
    let kept = Box<PassthroughSubscriber<Int>?>(nil)
    let work: @Sendable (PassthroughSubscriber<Int>) -> Void = { kept.value = $0 }
    var signal: Signal<Int>? =
      isEager
      ? Signal.startEagerly(on: scheduler, work) : Signal.startLazily(on: scheduler, work)
    let first = signal?.recorded()
    scheduler.stepAll()
    kept.value?.sendNext(1)
    first?.dispose()
    kept.value?.sendNext(2)
    let second = signal?.recorded()
    scheduler.stepAll()
    signal = nil
    kept.value?.sendNext(3)
    expectEqual(first?.events, ["1"])
    expectEqual(second?.events, ["1", "2", "3"])
    expectEqual(kept.value?.isDisposed, false)
    second?.dispose()
    expectEqual(kept.value?.isDisposed, true)
  }

  @Test(arguments: [false, true])
  func `on the immediate scheduler the closure runs synchronously`(isEager: Bool) {
    let log = Log<String>()
    let work: @Sendable (PassthroughSubscriber<Int>) -> Void = {
      log("work")
      $0.sendNext(1)
    }
    let signal =
      isEager
      ? Signal.startEagerly(on: .immediate, work) : Signal.startLazily(on: .immediate, work)
    expectEqual(log.entries, (isEager ? ["work"] : []))
    expectEqual(signal.events, ["1"])
    expectEqual(signal.events, ["1"])
    expectEqual(log.entries, ["work"])
  }
}
