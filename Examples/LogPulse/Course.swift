// SPDX-License-Identifier: MIT

/// How the traffic went in the time of the log.
struct Course: Sendable {
  /// Seconds in which errors are counted to find bursts, and requests to find the peak.
  let window: Int
  /// The earliest and the latest request.
  private(set) var first: Timestamp?
  private(set) var last: Timestamp?
  private(set) var timeline = Timeline()
  private var seconds = SecondCounts()

  init(window: Int) {
    self.window = window
  }

  var bursts: [ErrorBurst] { seconds.bursts(window: window) }
  var peak: PeakRate? { seconds.peak(window: window) }

  mutating func add(_ batch: Batch) {
    for count in batch.seconds {
      let time = Timestamp(second: count.second, zone: batch.zone)
      if first.map({ time.second < $0.second }) ?? true { first = time }
      if last.map({ time.second >= $0.second }) ?? true { last = time }
      timeline.add(count)
      seconds.add(count)
    }
  }
}
