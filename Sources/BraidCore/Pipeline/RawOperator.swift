// SPDX-License-Identifier: MIT

/// An operator, compiled once for all types of values: its parameters, and its behavior in each
/// subscription.
package class RawOperator: @unchecked Sendable {  // immutable
  package init() {}

  /// Subscribes to the sources so that results arrive at `sink`, and sets the teardown of `scope`,
  /// if any.
  ///
  /// Runs on the thread's trampoline.
  package func run(_ sink: consuming RawSink, _ scope: SinkDisposer) {}

  /// The name of the operator in traces, unless the call that created it was recorded.
  var name: String { TraceMarks.operation(of: type(of: self)) }
}

/// A source whose operator is an object, which gives it its name in traces.
package protocol OperatorSource: AnyObject {
  var operation: RawOperator { get }
}

/// An operator made of one closure, for subscriptions that are short enough to write where the
/// operator is created.
package final class AnonymousRawOperator: RawOperator, @unchecked Sendable {  // immutable
  private let subscribe: (consuming RawSink, SinkDisposer) -> Void

  /// - Parameter subscribe: Implements ``run(_:_:)``: subscribes to the captured source.
  package init(_ subscribe: @escaping (consuming RawSink, SinkDisposer) -> Void) {
    self.subscribe = subscribe
  }

  package override func run(_ sink: consuming RawSink, _ scope: SinkDisposer) {
    subscribe(sink, scope)
  }
}
