// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite(.alone) struct VirtualClockStressTests {
  @Test func `actions can be scheduled and cancelled on many threads while time advances`() {
    let clock = VirtualClock()
    let ran = AtomicInt()
    let cancelled = AtomicInt()
    onThreads(8) { thread in
      for index in 0..<2000 {
        if thread == 0 {
          clock.advance(by: .milliseconds(1))
          continue
        }
        let work = clock.schedule(after: .milliseconds(index % 50)) { ran.increment() }
        if index.isMultiple(of: 3) {
          work.dispose()
          cancelled.increment()
        }
      }
    }
    clock.run()
    expectEqual(clock.pendingCount, 0)
    #expect(ran.load() >= 7 * 2000 - cancelled.load())
    #expect(ran.load() <= 7 * 2000)
  }

  @Test func `threads that advance one clock are serialized`() {
    let clock = VirtualClock()
    let inside = AtomicInt()
    let overlaps = AtomicInt()
    for index in 0..<4000 {
      clock.schedule(at: .milliseconds(index)) {
        if inside.increment() != 0 { overlaps.increment() }
        inside.sub(1)
      }
    }
    onThreads(4) { _ in for _ in 0..<1000 { clock.advance(by: .milliseconds(1)) } }
    expectEqual(overlaps.load(), 0)
    expectEqual(clock.elapsed, .seconds(4))
    expectEqual(clock.pendingCount, 0)
  }

  @Test func `an action cancelled while it is taken is counted once`() {
    let clock = VirtualClock()
    let rounds = 20_000
    let next = Locked<[any Cancelable]>([])
    let isOver = AtomicFlag()
    let wrong = AtomicInt()
    onThreads(2) { thread in
      if thread == 0 {
        for _ in 0..<rounds {
          let work = clock.schedule(after: .zero) {}
          next.withLock { $0.append(work) }
          clock.step()
          if clock.pendingCount < 0 { wrong.increment() }
        }
        _ = isOver.setIfClear()
      } else {
        while !isOver.isSet {
          let works = next.withLock { works in
            defer { works = [] }
            return works
          }
          for work in works.reversed() { work.dispose() }
        }
      }
    }
    clock.run()
    expectEqual(clock.pendingCount, 0)
    expectEqual(wrong.load(), 0)
  }

  @Test func `a disposed repeated action leaves no timer behind for any thread that advances time`()
  {
    let clock = VirtualClock()
    let scheduler = TestSignalScheduler(on: clock)
    let isOver = AtomicFlag()
    onThreads(2) { thread in
      if thread == 0 {
        for _ in 0..<5_000 {
          scheduler.schedule(after: .zero, repeating: .nanoseconds(1)) {}.dispose()
        }
        _ = isOver.setIfClear()
      } else {
        while !isOver.isSet { clock.advance(by: .nanoseconds(1)) }
      }
    }
    expectEqual(clock.pendingCount, 0)
  }
}
