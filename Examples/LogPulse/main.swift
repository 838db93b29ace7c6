// SPDX-License-Identifier: MIT

import Foundation

do {
  let arguments = try Arguments(parsing: Array(CommandLine.arguments.dropFirst()))
  if arguments.help { print(Arguments.usage); exit(0) }
  var paths = arguments.paths
  if paths.isEmpty, let sample = Bundle.module.path(forResource: "access", ofType: "log") {
    paths = [sample]
  }
  var summary = Summary(inputs: paths, course: Course(window: arguments.window))
  var (pathNames, clientNames) = (TopNames(), TopNames())
  var classes: [Int: StatusTotals] = [:]
  for path in paths {
    var reader = try LogReader(path: path, follow: false)
    while let chunk = try reader.next() {
      let batch = Batch(parsing: chunk)
      summary.totals.add(batch)
      for group in batch.statusGroups {
        classes[group.statusClass, default: StatusTotals(statusClass: group.statusClass)].add(group)
      }
      pathNames.addPaths(of: batch)
      clientNames.addClients(of: batch)
      summary.course.add(batch)
    }
  }
  summary.statuses = classes.values.sorted { $0.statusClass < $1.statusClass }
  summary.paths = Ranking(names: pathNames.top(arguments.top), error: pathNames.error)
  summary.clients = Ranking(names: clientNames.top(arguments.top), error: clientNames.error)
  print(
    arguments.json
      ? JSONReport(summary: summary).text
      : TextReport(summary: summary).lines.joined(separator: "\n"))
} catch let error as UsageError {
  FileHandle.standardError.write(Data("LogPulse: \(error.message)\n".utf8))
  exit(2)
} catch let error as InputError {
  FileHandle.standardError.write(Data("LogPulse: \(error.message)\n".utf8))
  exit(1)
}
