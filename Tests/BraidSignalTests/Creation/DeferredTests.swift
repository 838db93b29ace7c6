// SPDX-License-Identifier: MIT
import BraidSignal
import TestSupport
import Testing

struct DeferredTests {
  @Test func `deferred creates a signal for each subscription`() {
    let count = Box(0)
    let signal = Signal<Int>.deferred {
      let number = count.update {
        $0 += 1
        return $0
      }
      return Signal.just(number)
    }
    expectEqual(count.value, 0)
    expectEqual(signal.events, ["1", "|"])
    expectEqual(signal.events, ["2", "|"])
    #expect(Signal<Int>.deferred { throw Failure() }.events == ["#failure"])
  }

  @Test func `deferred ends with its inner signal, which is disposed with it`() {
    let subject = SignalSubject<Int>()
    let signal = Signal.deferred { subject }
    let recording = signal.recorded()
    subject.sendNext(1)
    recording.dispose()
    #expect(!subject.hasSubscribers)
    let second = signal.recorded()
    subject.sendError(Failure())
    expectEqual(recording.events, ["1"])
    expectEqual(second.events, ["#failure"])
  }
}
