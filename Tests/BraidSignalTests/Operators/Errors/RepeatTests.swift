// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct RepeatTests {
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
    expectEqual(signal.repeat().events, ["#failure"])
    expectEqual(rounds.value, 1000)
    rounds.value = 997
    expectEqual(signal.repeatForever().events, ["#failure"])
    expectEqual(rounds.value, 1000)
  }

  @Test func `a repetition without an end stops when it is disposed inside a value`() {
    expectEqual(sent(1).repeat().take(1).events, ["1", "|"])
    expectEqual(sent(1, 2).repeat().take(5).events, ["1", "2", "1", "2", "1", "|"])
    let log = Log<String>()
    let subscription = SerialDisposable()
    let start = SignalSubject<Void>()
    subscription.inner = start.flattenMap { sent(1).repeat() }.subscribe(
      next: {
        log("\($0)")
        subscription.dispose()
      }, completed: { log("|") })
    start.sendNext(())
    expectEqual(log.entries, ["1"])
  }
}
