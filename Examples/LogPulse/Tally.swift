// SPDX-License-Identifier: MIT

/// Everything that is counted.
struct Tally: Sendable {
  private var totals = Totals()
  private var paths = TopNames()
  private var clients = TopNames()
  private var course: Course
  private var statuses: [Int: StatusTotals] = [:]

  /// Errors are counted in windows of `window` seconds of log time.
  init(window: Int) {
    course = Course(window: window)
  }

  mutating func add(_ slice: [Batch]) {
    for batch in slice {
      totals.add(batch)
      paths.addPaths(of: batch)
      clients.addClients(of: batch)
      course.add(batch)
    }
    for group in slice.statusGroups {
      let statusClass = group.statusClass
      statuses[statusClass, default: StatusTotals(statusClass: statusClass)].add(group)
    }
  }

  /// What a report shows of it: small, unlike the tables of names.
  func summary(inputs: [String], top: Int) -> Summary {
    Summary(
      inputs: inputs, totals: totals,
      statuses: statuses.values.sorted { $0.statusClass < $1.statusClass },
      paths: Ranking(names: paths.top(top), error: paths.error),
      clients: Ranking(names: clients.top(top), error: clients.error), course: course)
  }
}
