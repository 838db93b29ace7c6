// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import LogPulse

struct HistogramTests {
  @Test func `an empty histogram has no percentiles`() {
    expectEqual(Histogram().percentile(50), nil)
  }

  @Test func `small values are exact`() {
    var histogram = Histogram()
    for value in (1...500).reversed() { histogram.record(value) }
    expectEqual([1, 50, 95, 99, 100].map { histogram.percentile($0) }, [5, 250, 475, 495, 500])
  }

  @Test func `a single value is every percentile`() {
    var histogram = Histogram()
    histogram.record(123_456_789)
    for percent in [1, 50, 99] { expectEqual(histogram.percentile(percent), 123_456_789) }
  }

  @Test func `large values are exact to a fifth of a percent`() throws {
    var random = SystemRandomNumberGenerator()
    for bits in 8..<48 {
      let values = (0..<999).map { _ in Int.random(in: 0..<(1 << bits), using: &random) }.sorted()
      var histogram = Histogram()
      values.forEach { histogram.record($0) }
      for percent in [1, 50, 95, 99, 100] {
        let exact = values[(999 * percent + 99) / 100 - 1]
        let found = try #require(histogram.percentile(percent))
        #expect(abs(found - exact) <= max(exact / 500, 0))
      }
      expectEqual(histogram.largest, values.last)
    }
  }

  @Test func `the sum of two histograms has the values of both`() {
    var (small, large, both) = (Histogram(), Histogram(), Histogram())
    for value in 0..<1000 {
      small.record(value)
      large.record(value * value)
      both.record(value)
      both.record(value * value)
    }
    small.add(large)
    small.add(Histogram())
    #expect(small.count == both.count && small.largest == both.largest)
    for percent in 1...100 { expectEqual(small.percentile(percent), both.percentile(percent)) }
  }

  @Test func `negative and huge values are clamped`() {
    var histogram = Histogram()
    histogram.record(-5)
    histogram.record(.max)
    expectEqual(histogram.percentile(50), 0)
    expectEqual(histogram.percentile(99), 1 << 50)
  }
}
