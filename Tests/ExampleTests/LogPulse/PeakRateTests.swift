// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct PeakRateTests {
  @Test func `two lines across a second have at least their average rate`() {
    let peak = peak([(9, 1), (11, 1)])
    expectEqual(peak, PeakRate(start: 9, seconds: 3, requests: 2))
  }

  @Test func `the busiest seconds can begin at any second`() {
    let peak = peak([(0, 1), (17, 5), (24, 5), (27, 1), (60, 1)])
    expectEqual(peak, PeakRate(start: 17, seconds: 10, requests: 10))
  }

  @Test func `the busiest seconds are within the log`() {
    expectEqual(peak([(0, 1), (28, 5), (29, 5)]), PeakRate(start: 20, seconds: 10, requests: 10))
    expectEqual(peak([(0, 9), (29, 1)]), PeakRate(start: 0, seconds: 10, requests: 9))
  }

  @Test func `sparse requests in which no window beats the average are one stretch`() {
    expectEqual(peak([(0, 1), (12, 1), (24, 1)]), PeakRate(start: 0, seconds: 25, requests: 3))
  }

  @Test func `of equal windows the first is the peak, and an empty log has none`() {
    expectEqual(peak([(0, 1), (100, 7), (200, 7)])?.start, 100)
    expectEqual(peak([]), nil)
  }

  @Test func `the peak is never below the average, and never above the actual counts`() throws {
    for _ in 0..<2000 {
      let (time, window) = (Int.random(in: 1...60), Int.random(in: 1...20))
      let counts = (0...Int.random(in: 0...30)).map { _ in
        (Int.random(in: 0..<time) - 20, Int.random(in: 1...9))
      }
      let peak = try #require(self.peak(counts, window: window))
      let seconds = counts.map(\.0)
      let (first, last) = (try #require(seconds.min()), try #require(seconds.max()))
      let requests = counts.map(\.1).reduce(0, +)
      #expect(peak.rate >= Double(requests) / Double(last - first + 1))
      #expect(peak.seconds == window || peak.seconds == last - first + 1)
      #expect(peak.start >= first && peak.start + peak.seconds <= last + 1)
      let within = counts.filter { (peak.start..<peak.start + peak.seconds).contains($0.0) }
      expectEqual(peak.requests, within.map(\.1).reduce(0, +))
    }
  }

  private func peak(_ counts: [(Int, Int)], window: Int = 10) -> PeakRate? {
    counts.reduce(into: SecondCounts()) { seconds, count in
      seconds.add(SecondCount(second: count.0, requests: count.1))
    }.peak(window: window)
  }
}
