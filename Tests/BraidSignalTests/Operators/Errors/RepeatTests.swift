// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@Suite struct RepeatTests {
  @Test func `repeat resubscribes on completion`() {
    expectSignalDiagram("a--|", "a--a--a--", during: "^--------!") { source, _ in source.repeat() }
  }

  @Test func `the first error fails the signal`() {
    let rounds = Box(0)
    let signal = Signal<Int>.create { subscriber in
      let round = rounds.update {
        $0 += 1
        return $0
      }
      if round < 1000 { subscriber.sendCompleted() } else { subscriber.sendError(Failure()) }
      return nil
    }
    #expect(signal.repeat().events == ["#failure"])
    #expect(rounds.value == 1000)
    rounds.value = 997
    #expect(signal.repeatForever().events == ["#failure"])
    #expect(rounds.value == 1000)
  }
}
