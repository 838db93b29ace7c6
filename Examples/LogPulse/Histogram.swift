// SPDX-License-Identifier: MIT

/// Counts of values in buckets that grow with the value, so percentiles of any number of values
/// take little memory: exact below 512, within 0.2 % above.
struct Histogram: Sendable {
  private static let precision = 8  // each power of two is cut in 2^8 buckets
  private static let limit = 1 << 50

  private var counts: [Int] = []
  private(set) var count = 0
  private(set) var smallest = Int.max
  private(set) var largest = 0

  /// Negative values count as zero.
  @inline(__always)
  mutating func record(_ value: Int) {
    let value = min(max(value, 0), Self.limit)
    let bucket = Self.bucket(of: value)
    if bucket >= counts.count { grow(to: bucket) }
    counts[bucket] += 1
    count += 1
    smallest = min(smallest, value)
    largest = max(largest, value)
  }

  mutating func add(_ other: Histogram) {
    guard other.count > 0 else { return }
    if other.counts.count > counts.count { grow(to: other.counts.count - 1) }
    for (bucket, number) in other.counts.enumerated() { counts[bucket] += number }
    count += other.count
    smallest = min(smallest, other.smallest)
    largest = max(largest, other.largest)
  }

  /// The least value that `percent` percent of all values do not exceed; nil without values.
  func percentile(_ percent: Int) -> Int? {
    guard count > 0 else { return nil }
    var missing = max(1, (count * percent + 99) / 100)
    for bucket in counts.indices where counts[bucket] > 0 {
      missing -= counts[bucket]
      if missing <= 0 { return min(max(Self.middle(of: bucket), smallest), largest) }
    }
    return largest
  }

  private mutating func grow(to bucket: Int) {
    let size = (bucket / 1024 + 1) * 1024
    counts.append(contentsOf: repeatElement(0, count: size - counts.count))
  }

  @inline(__always)
  private static func bucket(of value: Int) -> Int {
    guard value >> (precision + 1) > 0 else { return value }
    let shift = Int.bitWidth - 1 - value.leadingZeroBitCount - precision
    return shift << precision + value >> shift
  }

  private static func middle(of bucket: Int) -> Int {
    guard bucket >> (precision + 1) > 0 else { return bucket }
    let shift = bucket >> precision - 1
    let lowest = (bucket - shift << precision) << shift
    return lowest + (1 << shift) / 2
  }
}
