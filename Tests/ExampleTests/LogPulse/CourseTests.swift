// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct CourseTests {
  @Test func `a course has the earliest and the latest request, in any order`() {
    let summary = Summary(of: [
      LineChunk(line("10/Oct/2000:13:00:05 +0200") + line("10/Oct/2000:13:00:01 +0200")),
      LineChunk(line("10/Oct/2000:11:00:09 +0000") + line("10/Oct/2000:11:00:03 +0000")),
    ])
    expectEqual(summary.course.first?.iso, "2000-10-10T13:00:01+02:00")
    expectEqual(summary.course.last?.iso, "2000-10-10T11:00:09+00:00")
    expectEqual(summary.duration, 9)
    expectEqual(summary.rate, 4.0 / 9)
    expectEqual(summary.course.peak?.rate, 4.0 / 9, "a log shorter than the window is one")
  }

  @Test func `an empty course has no duration and no rate`() {
    let summary = Summary(of: [LineChunk("nonsense")])
    #expect(summary.duration == 0 && summary.rate == 0 && summary.course.peak == nil)
    #expect(summary.sizes == nil && summary.times == nil)
  }

  private func line(_ time: String) -> String {
    "1 - - [\(time)] \"GET / HTTP/1.1\" 200 1\n"
  }
}
