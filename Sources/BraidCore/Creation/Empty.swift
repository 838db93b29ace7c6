// SPDX-License-Identifier: MIT

/// Sends a terminal event immediately.
package final class TerminationOperator: RawOperator, @unchecked Sendable {  // immutable
  package static let completed = TerminationOperator(.completed)

  private let termination: Termination

  package init(_ termination: Termination) { self.termination = termination }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    sink.finish(termination)
  }

  package override var name: String { termination.isCompleted ? "empty" : "error" }
}

/// Sends nothing.
package final class NeverOperator: RawOperator, @unchecked Sendable {  // immutable
  package static let shared = NeverOperator()
}
