// SPDX-License-Identifier: MIT

/// Requests and errors over the whole time of the log, in few cells: a cell's width doubles
/// whenever the time no longer fits.
struct Timeline: Sendable {
  static let cellLimit = 60

  /// Seconds since 1970.
  private(set) var start = 0
  /// Seconds a cell.
  private(set) var width = 1
  private(set) var requests: [Int] = []
  private(set) var errors: [Int] = []

  mutating func add(_ count: SecondCount) {
    if requests.isEmpty { start = count.second }
    let cell = makeRoom(for: count.second)
    requests[cell] += count.requests
    errors[cell] += count.errors
  }

  /// The index of the cell of `second`, which exists afterwards.
  private mutating func makeRoom(for second: Int) -> Int {
    if second >= start, (second - start) / width < requests.count {
      return (second - start) / width
    }
    while true {
      let cell = (second - start).flooredQuotient(width)
      let first = min(cell, 0)
      let count = max(requests.count, cell + 1) - first
      if count <= Self.cellLimit {
        resize(first: first, count: count)
        return cell - first
      }
      halve()
    }
  }

  /// Adds cells before and after.
  private mutating func resize(first: Int, count: Int) {
    start += first * width
    for cells in [\Timeline.requests, \Timeline.errors] {
      self[keyPath: cells].insert(contentsOf: repeatElement(0, count: -first), at: 0)
      let missing = count - self[keyPath: cells].count
      self[keyPath: cells].append(contentsOf: repeatElement(0, count: missing))
    }
  }

  /// The timeline in at most `cells` cells.
  func fitting(in cells: Int) -> Timeline {
    var timeline = self
    while timeline.requests.count > max(cells, 1) { timeline.halve() }
    return timeline
  }

  private mutating func halve() {
    width *= 2
    for cells in [\Timeline.requests, \Timeline.errors] {
      let old = self[keyPath: cells]
      self[keyPath: cells] = stride(from: 0, to: old.count, by: 2).map { index in
        old[index] + (index + 1 < old.count ? old[index + 1] : 0)
      }
    }
  }
}
