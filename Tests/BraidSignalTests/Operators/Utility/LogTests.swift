// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct LogTests {
  @Test(arguments: ["a--b--c|", "|", "--", "a-#"])
  func `log changes no event`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.log { _ in } }
    expectSignalDiagram(diagram, diagram) { source, _ in source.log([]) { _ in } }
  }

  @Test(.exclusive(.signalNames))
  func `log writes the signal and the event before the event is forwarded`() {
    let log = Log<String>()
    withSignalNames(true) {
      let signal = sent(1).named("numbers")
      let prefix = "\(signal.description) "
      let logged = signal.log { log(String($0.dropFirst(prefix.count))) }
      expectEqual(logged.name, "numbers")
      _ = logged.recorded(in: log)
    }
    expectEqual(log.entries, ["next: 1", "1", "completed", "|"])
  }

  @Test func `log writes the given events`() {
    func lines(_ events: SignalEvents, _ signal: Signal<Int>) -> Int {
      let log = Log<String>()
      signal.log(events) { log($0) }.subscribe()
      return log.entries.count
    }
    let completing: Signal<Int> = sent(1, 2)
    let failing: Signal<Int> = sent(1, 2, then: .error(Failure()))
    expectEqual([lines(.next, completing), lines(.next, failing)], [2, 2])
    expectEqual([lines(.error, completing), lines(.error, failing)], [0, 1])
    expectEqual([lines(.completed, completing), lines(.completed, failing)], [1, 0])
    expectEqual([lines(.all, completing), lines(.all, failing)], [3, 3])
    expectEqual(lines([.error, .completed], completing), 1)
    expectEqual(lines([], completing), 0)
  }

  @Test func `the short forms of log forward all events`() {
    let silent: Signal<Int> = .empty
    expectEqual(silent.logNext().events, ["|"])
    expectEqual(silent.logError().events, ["|"])
    #expect(Signal<Int>.never.logCompleted().events == [])
    #expect(Signal<Int>.never.logAll().events == [])
  }
}
