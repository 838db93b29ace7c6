// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Drops all values.
  package static let ignoreElements = OperatorParts("ignoreElements") { _, sink, _ in
    values(StageSink(sink))
  }
}
