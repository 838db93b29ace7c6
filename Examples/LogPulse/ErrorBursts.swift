// SPDX-License-Identifier: MIT

/// A stretch of log time in which many requests failed.
struct ErrorBurst: Equatable, Sendable {
  /// Seconds since 1970; the end is exclusive.
  var start: Int
  var end: Int
  var requests: Int
  var errors: Int
}

/// Finds bursts of errors: runs of windows of log time with at least 5 errors that are at least a
/// tenth of the window's requests.
///
/// Lines may come out of order, or from several logs: a window stays open until so many others
/// have been touched since that it must be over. Memory does not grow with the log's length.
struct ErrorBursts: Sendable {
  private static let openWindows = 64
  private static let burstsKept = 1000

  /// Seconds.
  let window: Int
  /// Windows that may still grow, the one touched last at the end.
  private var open: [SecondCount] = []
  /// In the order of time, never adjacent.
  private var closed: [ErrorBurst] = []
  private var busiestClosed: SecondCount?

  init(window: Int) {
    self.window = window
  }

  mutating func add(_ count: SecondCount) {
    let start = count.second.flooredQuotient(window) * window
    if open.last?.second != start { open(start) }
    open[open.count - 1].requests += count.requests
    open[open.count - 1].errors += count.errors
  }

  /// The bursts so far, in the order of time.
  var bursts: [ErrorBurst] {
    open.reduce(into: closed) { bursts, window in record(window, in: &bursts) }
  }

  /// The window with the most requests so far.
  var busiest: SecondCount? {
    (open + [busiestClosed].compactMap { $0 }).max { one, other in
      (one.requests, other.second) < (other.requests, one.second)
    }
  }

  private mutating func open(_ start: Int) {
    if let index = open.firstIndex(where: { $0.second == start }) {
      open.append(open.remove(at: index))
      return
    }
    if open.count == Self.openWindows {
      let window = open.removeFirst()
      record(window, in: &closed)
      if window.requests > busiestClosed?.requests ?? 0 { busiestClosed = window }
    }
    open.append(SecondCount(second: start))
  }

  /// Adds the window if it is a burst, joined with neighbours; forgets the smallest if there are
  /// too many.
  private func record(_ count: SecondCount, in bursts: inout [ErrorBurst]) {
    guard count.errors >= 5, count.errors * 10 >= count.requests else { return }
    var burst = ErrorBurst(
      start: count.second, end: count.second + window, requests: count.requests,
      errors: count.errors)
    var index = bursts.lastIndex { $0.start < burst.start }.map { $0 + 1 } ?? 0
    while index > 0, bursts[index - 1].end >= burst.start {
      index -= 1
      burst.absorb(bursts.remove(at: index))
    }
    while index < bursts.count, bursts[index].start <= burst.end {
      burst.absorb(bursts.remove(at: index))
    }
    bursts.insert(burst, at: index)
    guard bursts.count > Self.burstsKept else { return }
    if let least = bursts.indices.min(by: { bursts[$0].errors < bursts[$1].errors }) {
      bursts.remove(at: least)
    }
  }
}

extension ErrorBurst {
  fileprivate mutating func absorb(_ other: ErrorBurst) {
    start = min(start, other.start)
    end = max(end, other.end)
    requests += other.requests
    errors += other.errors
  }
}
