// SPDX-License-Identifier: MIT

/// An operator, compiled once for all types of values: its parameters, and its behavior in each
/// subscription.
///
/// An operator without parameters but a closure is a function and no object: the closure and the
/// source are in the ``EventSource``.
package class RawOperator: @unchecked Sendable {  // immutable
  init() {}

  /// Subscribes to the sources so that results arrive at `sink`, and sets the teardown of `scope`,
  /// if any.
  ///
  /// Runs on the thread's trampoline.
  ///
  /// - Parameter source: The observable or signal, which may have the source and the closure of the
  ///   operator.
  package func run(_ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer) {}

  /// The closure of the sources that apply an operator; it captures the operator.
  package static func running(_ operation: consuming RawOperator) -> RawSource.Run {
    let operation = operation
    return { (source, sink: consuming RawSink, scope) in operation.run(source, sink, scope) }
  }

  /// The name of the operator in traces, unless the call that created it was recorded.
  package var name: String { Tracing.operation(of: type(of: self)) }

  /// The operator, if it subscribes to its sources one after another.
  var resubscribing: Resubscribing? { nil }
}

/// An operator made of one closure, for subscriptions that are short enough to write where the
/// operator is created.
package final class AnonymousRawOperator: RawOperator, @unchecked Sendable {  // immutable
  private let operation: String
  private let subscribe: (RawSource, consuming RawSink, SinkDisposer) -> Void

  /// - Parameters:
  ///   - name: The name of the operator in traces.
  ///   - subscribe: Implements ``run(_:_:_:)``.
  package init(
    _ name: String = "operator",
    _ subscribe: @escaping (RawSource, consuming RawSink, SinkDisposer) -> Void
  ) {
    operation = name
    self.subscribe = subscribe
  }

  package override var name: String { operation }

  package override func run(_ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    subscribe(source, sink, scope)
  }
}
