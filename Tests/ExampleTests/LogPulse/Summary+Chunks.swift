// SPDX-License-Identifier: MIT

@testable import LogPulse

extension Summary {
  /// The result of a plain loop over the chunks, which the pipeline must equal.
  init(of chunks: [LineChunk], top: Int = 10, window: Int = 10) {
    self.init(inputs: [], course: Course(window: window))
    var (pathNames, clientNames) = (TopNames(), TopNames())
    var classes: [Int: StatusTotals] = [:]
    for chunk in chunks {
      if !inputs.contains(chunk.source) { inputs.append(chunk.source) }
      let batch = Batch(parsing: chunk)
      totals.add(batch)
      course.add(batch)
      pathNames.addPaths(of: batch)
      clientNames.addClients(of: batch)
      for group in [batch].statusGroups {
        classes[group.statusClass, default: StatusTotals(statusClass: group.statusClass)].add(group)
      }
    }
    statuses = classes.values.sorted { $0.statusClass < $1.statusClass }
    paths = Ranking(pathNames, top: top)
    clients = Ranking(clientNames, top: top)
  }
}
