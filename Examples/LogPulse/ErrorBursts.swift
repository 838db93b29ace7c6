// SPDX-License-Identifier: MIT

/// A stretch of log time in which many requests failed, from the first failure to the last.
struct ErrorBurst: Equatable, Sendable {
  /// Seconds since 1970; the end is exclusive.
  var start: Int
  var end: Int
  var requests = 0
  var errors = 0
}

extension SecondCounts {
  private static let burstsKept = 1000

  /// The bursts of errors in the order of time; of very many only the largest.
  ///
  /// A burst: within `window` seconds from an error there are at least 5 of them, and they are at
  /// least a tenth of the requests in these seconds. Bursts that meet are one. No window has a
  /// fixed place, so it does not matter where in the minute the errors begin.
  func bursts(window: Int) -> [ErrorBurst] {
    var bursts = places(window: window)
    var next = bursts.startIndex
    for cell in cells {
      while next < bursts.endIndex, bursts[next].end <= cell.second { next += 1 }
      guard next < bursts.endIndex else { break }
      guard bursts[next].start <= cell.second else { continue }
      bursts[next].requests += cell.requests
      bursts[next].errors += cell.errors
    }
    guard bursts.count > Self.burstsKept else { return bursts }
    return bursts.sorted { $0.errors > $1.errors }.prefix(Self.burstsKept)
      .sorted { $0.start < $1.start }
  }

  /// Where bursts are, not counted yet.
  private func places(window: Int) -> [ErrorBurst] {
    var bursts: [ErrorBurst] = []
    forEachWindow(of: max(window, width)) { found in
      guard found.cell.errors > 0, found.errors >= 5, found.errors * 10 >= found.requests else {
        return
      }
      bursts.join(ErrorBurst(start: found.cell.second, end: found.lastError + width))
    }
    return bursts
  }
}

extension [ErrorBurst] {
  /// Adds a burst that begins after all others, or extends the last one.
  fileprivate mutating func join(_ burst: ErrorBurst) {
    if let last = last, burst.start <= last.end {
      self[count - 1].end = Swift.max(last.end, burst.end)
    } else {
      append(burst)
    }
  }
}
