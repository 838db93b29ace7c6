// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct TakeLastTests {
  @Test func `take(last:) emits the last values at the end`() {
    expectSignalDiagram("a--b--c--|", "---------(bc|)") { source, _ in source.take(last: 2) }
    expectSignalDiagram("a--#", "---#") { source, _ in source.take(last: 2) }
    expectSignalDiagram("a--|", "---(a|)") { source, _ in source.take(last: 2) }
    expectSignalDiagram("a--|", "---|") { source, _ in source.take(last: 0) }
    expectSignalDiagram("a--|", "---|") { source, _ in source.take(last: -1) }
    expectSignalDiagram("ab-", "---", during: "^--!", subscriptions: "^--!") { source, _ in
      source.take(last: 1)
    }
  }
}
