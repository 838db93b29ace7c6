// SPDX-License-Identifier: MIT

/// Requests that were answered with one class of status.
struct StatusGroup: Sendable {
  let statusClass: Int
  fileprivate(set) var lines: [LogLine] = []
}

extension Sequence<Batch> {
  /// The requests by the class of their status.
  var statusGroups: [StatusGroup] {
    var groups = (0...9).map { StatusGroup(statusClass: $0) }
    for batch in self {
      for line in batch.lines { groups[line.statusClass].lines.append(line) }
    }
    return groups.filter { !$0.lines.isEmpty }
  }
}

/// Counts per class of status: 2xx, 3xx, ...
struct StatusTotals: Sendable {
  let statusClass: Int
  private(set) var requests = 0
  private(set) var sizes = Histogram()
  /// Microseconds.
  private(set) var times = Histogram()
  /// How often each status of the class occurred.
  private var counts = [Int](repeating: 0, count: 100)

  init(statusClass: Int) {
    self.statusClass = statusClass
  }

  /// `000` is what servers write if there was no answer.
  var name: String { statusClass == 0 ? "000" : "\(statusClass)xx" }

  /// The statuses that occurred, in their order.
  var statuses: [(status: Int, requests: Int)] {
    counts.enumerated().filter { $0.element > 0 }.map { (statusClass * 100 + $0, $1) }
  }

  mutating func add(_ group: StatusGroup) {
    requests += group.lines.count
    for line in group.lines {
      counts[Int(line.status) % 100] += 1
      sizes.record(line.bytes)
      if line.microseconds >= 0 { times.record(line.microseconds) }
    }
  }
}
