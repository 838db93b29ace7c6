// SPDX-License-Identifier: MIT
import BraidSignal
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite(.alone, .exclusive(.mainQueue)) struct SignalSchedulerStressTests {
  @Test(arguments: [false, true])
  func `a background scheduler preserves order and is the current scheduler`(
    overConcurrentQueue: Bool
  ) {
    let scheduler =
      overConcurrentQueue
      ? Scheduler.target(.global(qos: .userInitiated)) : Scheduler.background()
    let count = 10_000
    let seen = Locked<[Int]>([])
    let foreign = AtomicInt()
    let inside = AtomicInt()
    let done = DispatchSemaphore(value: 0)
    for number in 0..<count {
      scheduler.schedule {
        if Scheduler.current !== scheduler || inside.increment() != 0 { foreign.increment() }
        seen.withLock { $0.append(number) }
        inside.decrement()
      }
    }
    scheduler.schedule { done.signal() }
    done.wait()
    expectEqual(seen.withLock { $0 }, Array(0..<count))
    expectEqual(foreign.load(), 0)
  }

  @Test func `a cancelled action does not start, and timers fire on their scheduler`() {
    let scheduler = Scheduler.background()
    let ran = AtomicInt()
    let done = DispatchSemaphore(value: 0)
    scheduler.schedule {
      scheduler.schedule { ran.increment() }?.dispose()
      scheduler.schedule(after: .milliseconds(1)) { ran.increment() }?.dispose()
    }
    let rounds = AtomicInt()
    let foreign = AtomicInt()
    let timer = scheduler.schedule(
      after: .milliseconds(1), repeating: .milliseconds(1), leeway: .microseconds(100)
    ) {
      if Scheduler.current !== scheduler { foreign.increment() }
      if rounds.increment() == 4 { done.signal() }
    }
    done.wait()
    timer.dispose()
    expectEqual(ran.load(), 0)
    expectEqual(foreign.load(), 0)
  }

  @Test func `two background schedulers run concurrently`() {
    let met = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let done = DispatchSemaphore(value: 0)
    let alone = AtomicInt()
    for index in 0..<2 {
      Scheduler.background().schedule {
        met[1 - index].signal()
        if met[index].wait(timeout: .now() + 20) == .timedOut { alone.increment() }
        done.signal()
      }
    }
    for _ in 0..<2 { done.wait() }
    expectEqual(alone.load(), 0)
  }

  /// In ReactiveObjC no scheduler is the current one inside a tick.
  @Test(arguments: [Duration.zero, .microseconds(100)])
  func `an interval fires with its scheduler as the current one`(leeway: Duration) {
    let scheduler = Scheduler.background()
    let foreign = AtomicInt()
    let done = DispatchSemaphore(value: 0)
    let begin = ContinuousClock.now
    Signal.interval(.milliseconds(1), leeway: leeway, on: scheduler).take(3).subscribe(
      next: { _ in if Scheduler.current !== scheduler { foreign.increment() } },
      completed: { done.signal() })
    done.wait()
    expectEqual(foreign.load(), 0)
    #expect(ContinuousClock.now - begin >= .milliseconds(3))
  }

  /// In ReactiveObjC subscriptions that are made on threads without a scheduler wait in one line.
  @Test func `a blocking subscription does not delay other subscriptions`() {
    let other = DispatchSemaphore(value: 0)
    let outcome = Box(DispatchTimeoutResult.timedOut)
    onThreads(2) { thread in
      Signal<Int>.create { subscriber in
        if thread == 0 {
          outcome.value = other.wait(timeout: .now() + 20)
        } else {
          other.signal()
        }
        subscriber.sendCompleted()
        return nil
      }
      .subscribe()
    }
    expectEqual(outcome.value, .success)
  }

  @Test @MainActor func `deliverOnMain preserves the order of values of all threads`() async {
    let source = SignalSubject<Int>()
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      source.deliverOnMain().take(3).subscribe(next: { value in
        log("\(value)")
        if value == 2 { continuation.resume() }
      })
      source.sendNext(0)
      log("from here")
      // The main thread is busy waiting: the value has to wait, and so has the next one.
      onThreads(1) { _ in source.sendNext(1) }
      source.sendNext(2)
      log("returns")
    }
    expectEqual(log.entries, ["0", "from here", "returns", "1", "2"])
  }

  @Test func `an eager closure runs once although its signal is released`() {
    let scheduler = Scheduler.background()
    let ran = AtomicInt()
    let count = 10_000
    for _ in 0..<count {
      _ = Signal<Int>.startEagerly(on: scheduler) { subscriber in
        subscriber.sendNext(1)
        ran.increment()
      }
    }
    let done = DispatchSemaphore(value: 0)
    scheduler.schedule { done.signal() }
    done.wait()
    expectEqual(ran.load(), count)
  }

  @Test func `a subscription on an unknown thread runs there`() {
    let isSame = Box(false)
    onThreads(1) { _ in
      let thread = ThreadName()
      Signal<Int>.create { _ in
        Scheduler.current?.schedule { isSame.value = thread.isCurrent }
        return nil
      }
      .subscribe()
    }
    #expect(isSame.value)
  }
}

/// The thread that made it.
private final class ThreadName: @unchecked Sendable {  // compared by identity only
  private let thread = Thread.current
  var isCurrent: Bool { Thread.current === thread }
}
