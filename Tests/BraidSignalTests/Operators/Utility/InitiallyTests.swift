// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct InitiallyTests {
  @Test func `initially runs before the source is subscribed to, the last one first`() {
    let source = Source<Int>()
    let signal = source.signal.initially { source.log("inner") }.initially { source.log("outer") }
    expectEqual(source.log.entries, [])
    signal.subscribe()
    expectEqual(source.log.entries, ["outer", "inner", "subscribed"])
  }

  @Test(arguments: ["a--b--c|", "#", "|", "--"])
  func `events are forwarded unchanged`(diagram: String) {
    expectSignalDiagram(diagram, diagram) { source, _ in source.initially {} }
  }

  @Test func `initially runs again for each subscription`() {
    let runs = Box(0)
    let signal = SignalSubject<Int>().initially { runs.update { $0 += 1 } }
    for expected in 1...3 {
      signal.subscribe()
      expectEqual(runs.value, expected)
    }
  }
}
