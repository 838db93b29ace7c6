// SPDX-License-Identifier: MIT

/// The contents of a report: the state of the analysis at one moment.
struct Summary: Sendable {
  var inputs: [String]
  var totals = Totals()
  /// In the order of their classes.
  var statuses: [StatusTotals] = []
  var paths = Ranking()
  var clients = Ranking()
  var course = Course(window: 10)
  var absences = Absences()
  /// How many lines were read in the last second of the clock.
  var pace = 0
}

/// The most frequent names.
struct Ranking: Equatable, Sendable {
  var names: [NameCount] = []
  /// How many names there are, those not ranked included.
  var total = 0
  /// How much too low the counts can be: zero unless there are very many names.
  var error = 0
}

struct Percentiles: Equatable, Sendable {
  let p50: Int
  let p95: Int
  let p99: Int
  let largest: Int

  /// Nil without values.
  init?(_ histogram: Histogram) {
    guard let p50 = histogram.percentile(50), let p95 = histogram.percentile(95),
      let p99 = histogram.percentile(99)
    else { return nil }
    (self.p50, self.p95, self.p99, largest) = (p50, p95, p99, histogram.largest)
  }
}

extension Summary {
  /// Seconds from the first to the last request, both included.
  var duration: Int {
    guard let first = course.first, let last = course.last else { return 0 }
    return last.second - first.second + 1
  }

  /// Requests a second.
  var rate: Double { duration > 0 ? Double(totals.requests) / Double(duration) : 0 }

  /// Bytes an answer had.
  var sizes: Percentiles? { Percentiles(merged(\.sizes)) }

  /// Microseconds a request took.
  var times: Percentiles? { Percentiles(merged(\.times)) }

  /// Times are shown in the zone of the last request.
  func time(_ second: Int) -> Timestamp {
    Timestamp(second: second, zone: course.last?.zone ?? 0)
  }

  private func merged(_ histogram: KeyPath<StatusTotals, Histogram>) -> Histogram {
    statuses.reduce(into: Histogram()) { $0.add($1[keyPath: histogram]) }
  }
}

extension Ranking {
  init(_ names: TopNames, top: Int) {
    self.init(names: names.top(top), total: names.count, error: names.error)
  }
}
