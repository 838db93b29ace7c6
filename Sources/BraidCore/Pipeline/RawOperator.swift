// SPDX-License-Identifier: MIT

/// An operator, compiled once for all types of values: its parameters, and its behavior in each
/// subscription.
package class RawOperator: @unchecked Sendable {  // immutable
  package init() {}

  /// Subscribes to the sources so that results arrive at `sink`, and sets the teardown of `scope`,
  /// if any. Runs on the thread's trampoline.
  package func run(_ sink: consuming RawSink, _ scope: SinkDisposer) {}
}

/// A source whose operator is an object, which gives it its name in traces.
package protocol OperatorSource: AnyObject {
  var operation: RawOperator { get }
}
