// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct BatchTests {
  @Test func `requests are counted per second, in the order of the log`() {
    let batch = Batch(parsing: LineChunk(lines([(1, 200), (1, 500), (2, 200), (1, 503)])))
    expectEqual(batch.lines.map(\.status), [200, 500, 200, 503])
    expectEqual(batch.seconds.map(\.requests), [2, 1, 1])
    expectEqual(batch.seconds.map(\.errors), [1, 0, 1])
    expectEqual(batch.seconds.map { $0.second % 60 }, [1, 2, 1])
  }

  @Test func `malformed lines are counted, and the first ones are stored with their numbers`() {
    let good = lines([(1, 200)])
    let batch = Batch(parsing: LineChunk(good + "x\n\n\(good)y\nz\nw\nv"))
    expectEqual(batch.malformed, 5)
    expectEqual(batch.lineCount, 7)
    expectEqual(batch.samples.map(\.number), [2, 4, 5])
    expectEqual(batch.samples.map(\.text), ["x", "y", "z"])
  }

  @Test func `malformed lines are numbered over all chunks of their input`() {
    let summary = Summary(
      of: [
        LineChunk(source: "a", lines([(1, 200), (2, 200)])), LineChunk(source: "b", "nonsense\n"),
        LineChunk(source: "a", "nonsense\n"),
      ])
    expectEqual(summary.totals.malformed, 2)
    expectEqual(summary.totals.samples.map { "\($0.source):\($0.number)" }, ["b:1", "a:3"])
  }

  @Test func `requests are grouped by the class of their status`() {
    let batch = Batch(parsing: LineChunk(lines([(1, 503), (2, 200), (3, 500), (4, 999)])))
    let groups = [batch].statusGroups
    expectEqual(groups.map(\.statusClass), [2, 5, 9])
    expectEqual(groups.map { $0.lines.map(\.status) }, [[200], [503, 500], [999]])
    var totals = StatusTotals(statusClass: 5)
    totals.add(groups[1])
    totals.add(groups[1])
    expectEqual(totals.requests, 4)
    expectEqual(totals.statuses.map(\.status), [500, 503])
    expectEqual(totals.statuses.map(\.requests), [2, 2])
  }

  private func lines(_ requests: [(second: Int, status: Int)]) -> String {
    requests.map { second, status in
      "1 - - [10/Oct/2000:13:55:0\(second) +0000] \"GET / HTTP/1.1\" \(status) 1\n"
    }.joined()
  }
}
