// SPDX-License-Identifier: MIT

/// A stretch of log time and its rate of requests.
struct PeakRate: Equatable, Sendable {
  /// Its first second, since 1970.
  let start: Int
  let seconds: Int
  let requests: Int

  /// Requests a second.
  var rate: Double { Double(requests) / Double(seconds) }
}

extension SecondCounts {
  /// The busiest `window` seconds of the log, the first of equals, wherever they begin; nil without
  /// requests.
  ///
  /// They lie between the first and the last request, as the time of the average does. If nowhere
  /// in them the rate is above the average, or if the log is shorter, the peak is the whole log: so
  /// it is never below the average.
  func peak(window: Int) -> PeakRate? {
    guard first <= last else { return nil }
    let window = max(window, width)
    var (total, peak) = (0, PeakRate?.none)
    forEachWindow(of: window) { found in
      total += found.cell.requests
      // The last one begins so early that it ends with the log.
      let start = min(max(found.cell.second, first), last + 1 - window)
      guard start >= first, found.requests > peak?.requests ?? 0 else { return }
      peak = PeakRate(start: start, seconds: window, requests: found.requests)
    }
    let whole = PeakRate(start: first, seconds: last + 1 - first, requests: total)
    return peak.flatMap { $0.rate > whole.rate ? $0 : nil } ?? whole
  }
}
