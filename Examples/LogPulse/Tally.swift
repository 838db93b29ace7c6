// SPDX-License-Identifier: MIT

/// Everything that is counted of all requests alike, whatever they were answered with.
struct Tally: Sendable {
  private var totals = Totals()
  private var paths = TopNames()
  private var clients = TopNames()
  private var course: Course

  /// Errors are counted in windows of `window` seconds of log time.
  init(window: Int) {
    course = Course(window: window)
  }

  mutating func add(_ batch: Batch) {
    totals.add(batch)
    paths.addPaths(of: batch)
    clients.addClients(of: batch)
    course.add(batch)
  }

  /// The totals for a report; small, unlike the tables of names.
  func summary(inputs: [String], top: Int) -> Summary {
    Summary(
      inputs: inputs, totals: totals,
      paths: Ranking(paths, top: top),
      clients: Ranking(clients, top: top), course: course)
  }
}
