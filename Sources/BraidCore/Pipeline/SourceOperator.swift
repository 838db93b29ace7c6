// SPDX-License-Identifier: MIT

/// An operator as a value: its parameters, and its behavior in each subscription.
///
/// A struct and not a closure: its module stores it inside the observable or signal, in one
/// allocation, and nothing that is not `Sendable` is captured.
@usableFromInline
package protocol SourceOperator<Output>: SendableMetatype {
  associatedtype Output

  /// Subscribes to the sources so that results arrive at `sink`, and sets the teardown of `scope`,
  /// if any. Runs on the thread's trampoline.
  func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer)
}

/// An operator made of one closure, for subscriptions that are short enough to write where the
/// operator is created.
///
/// ```
/// OperatorSignal(
///   AnonymousOperator { sink, scope in
///     body()
///     if !scope.isDisposed { self.connect(sink, scope) }
///   })
/// ```
///
/// The closure and its captures cost one allocation when the operator is created. An operator that
/// is created for each value, such as the inner sources of `flatMap`, is a struct of its own
/// instead.
@usableFromInline
package struct AnonymousOperator<Output>: SourceOperator {
  @usableFromInline let subscribe: (consuming EventSink<Output>, SinkDisposer) -> Void

  /// - Parameter subscribe: Implements ``run(_:_:)``: subscribes to the captured source.
  @inlinable
  package init(_ subscribe: @escaping (consuming EventSink<Output>, SinkDisposer) -> Void) {
    self.subscribe = subscribe
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    subscribe(sink, scope)
  }
}
