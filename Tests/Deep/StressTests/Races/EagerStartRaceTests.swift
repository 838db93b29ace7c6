// SPDX-License-Identifier: MIT
import BraidSignal
import Dispatch
import TestSupport
import Testing

/// An eager closure runs even if no subscriber is left (D7).
@Suite(.alone) struct EagerStartRaceTests {
  @Test func `an eager closure runs although its signal is released`() {
    let ran = DispatchSemaphore(value: 0)
    let scheduler = Scheduler.background()
    for number in 0..<500 {
      _ = Signal<Int>.startEagerly(on: number % 2 == 0 ? scheduler : .background()) { subscriber in
        subscriber.sendNext(1)
        subscriber.sendCompleted()
        ran.signal()
      }
    }
    var missing = 500
    while missing > 0, ran.wait(timeout: .now() + 60) == .success { missing -= 1 }
    expectEqual(missing, 0)
  }

  @Test func `a retained eager signal replays all values to late subscribers`() {
    for _ in 0..<200 {
      let seen = Log<Int>()
      let done = DispatchSemaphore(value: 0)
      let signal = Signal<Int>.startEagerly(on: .background()) { subscriber in
        for number in 0..<3 { subscriber.sendNext(number) }
        subscriber.sendCompleted()
      }
      signal.subscribe(next: { seen($0) }, completed: { done.signal() })
      expectEqual(done.wait(timeout: .now() + 60), .success)
      expectEqual(seen.entries, [0, 1, 2])
    }
  }
}
