// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import TestSupport
import Testing

@Suite struct VirtualClockStressTests {
  @Test func `work may be scheduled and cancelled on many threads while time is moved`() {
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
    #expect(clock.pendingCount == 0)
    #expect(ran.load() >= 7 * 2000 - cancelled.load())
    #expect(ran.load() <= 7 * 2000)
  }

  @Test func `threads that move one clock take turns`() {
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
    #expect(overlaps.load() == 0)
    #expect(clock.elapsed == .seconds(4))
    #expect(clock.pendingCount == 0)
  }
}
