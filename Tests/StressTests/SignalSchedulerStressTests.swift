// SPDX-License-Identifier: MIT
import BraidSignal
import Dispatch
import Foundation
import TestSupport
import Testing

@Suite(.alone) struct SignalSchedulerStressTests {
  @Test(arguments: [false, true])
  func `a background scheduler keeps order and is the current one`(overConcurrentQueue: Bool) {
    let scheduler =
      overConcurrentQueue
      ? Scheduler.target(.global(qos: .userInitiated)) : Scheduler.background()
    let count = 10_000
    let seen = Locked<[Int]>([])
    let foreign = AtomicInt()
    let done = DispatchSemaphore(value: 0)
    for number in 0..<count {
      scheduler.schedule {
        if Scheduler.current !== scheduler { foreign.increment() }
        seen.withLock { $0.append(number) }
      }
    }
    scheduler.schedule { done.signal() }
    done.wait()
    #expect(seen.withLock { $0 } == Array(0..<count))
    #expect(foreign.load() == 0)
  }

  @Test func `cancelled work does not begin, and timers tick on their scheduler`() {
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
    #expect(ran.load() == 0)
    #expect(foreign.load() == 0)
  }

  @Test func `eager work runs once, though nobody keeps its signal`() {
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
    #expect(ran.load() == count)
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
