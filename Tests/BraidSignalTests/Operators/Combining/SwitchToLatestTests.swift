// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct SwitchToLatestTests {
  @Test func `switchToLatest emits only values of the newest inner signal`() {
    expectSignalDiagram(["x--y----|", "1---2---3|", "4--5|"], "1--4--5-|") { sources, _ in
      sources[0].map { $0 == "x" ? sources[1] : sources[2] }.switchToLatest()
    }
  }

  @Test(arguments: [
    ("|", "1|", "|"), ("#", "1|", "#"), ("x-|", "1---2|", "1---2|"), ("x----|", "1-|", "1----|"),
    ("x-#", "1---2|", "1-#"), ("x----|", "1-#", "1-#"), ("--", "1|", "--"),
  ])
  func `switchToLatest ends by the rules for all three signals`(
    source: String, inner: String, expected: String
  ) {
    expectSignalDiagram(source, inner, expected) { source, inner, _ in
      source.map { _ in inner }.flatten()
    }
    expectSignalDiagram(source, inner, expected) { source, inner, _ in
      source.map { _ in inner }.flatten(maxConcurrent: 1)
    }
    expectSignalDiagram(source, inner, expected) { source, inner, _ in
      source.map { _ in inner }.switchToLatest()
    }
  }

  @Test func `inner signals can be subjects`() {
    let inner = SignalSubject<Int>()
    let source = SignalSubject<SignalSubject<Int>>()
    let log = Log<String>()
    let all = [
      source.flatten().recorded(in: log), source.concat().recorded(in: log),
      source.switchToLatest().recorded(in: log),
    ]
    source.sendNext(inner)
    inner.sendNext(1)
    expectEqual(log.entries, ["1", "1", "1"])
    for recording in all { recording.dispose() }
    #expect(!inner.hasSubscribers)
    #expect(!source.hasSubscribers)
  }
}
