// SPDX-License-Identifier: MIT
import Testing

/// Reports each problem once, however many scripts show it.
func expectNone(_ problems: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  for problem in problems.prefix(5) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
  if problems.count > 5 {
    Issue.record("and \(problems.count - 5) more like these", sourceLocation: sourceLocation)
  }
}
