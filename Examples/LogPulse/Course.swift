// SPDX-License-Identifier: MIT

/// How the traffic went in the time of the log.
struct Course: Sendable {
  /// The earliest and the latest request.
  private(set) var first: Timestamp?
  private(set) var last: Timestamp?
  private(set) var timeline = Timeline()
  private(set) var bursts: ErrorBursts

  /// Errors are counted in windows of `window` seconds.
  init(window: Int) {
    bursts = ErrorBursts(window: window)
  }

  mutating func add(_ batch: Batch) {
    for count in batch.seconds {
      let time = Timestamp(second: count.second, zone: batch.zone)
      if first.map({ time.second < $0.second }) ?? true { first = time }
      if last.map({ time.second >= $0.second }) ?? true { last = time }
      timeline.add(count)
      bursts.add(count)
    }
  }
}
