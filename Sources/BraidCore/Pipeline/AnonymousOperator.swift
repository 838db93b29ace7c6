// SPDX-License-Identifier: MIT

/// An operator that is one closure: for those whose subscription fits in the place where they are
/// made.
///
/// ```swift
/// OperatorSignal(
///   AnonymousOperator { sink, scope in
///     body()
///     if !scope.isDisposed { self.connect(sink, scope) }
///   })
/// ```
///
/// The closure and what it captures are an allocation when the operator is made; one that is made
/// for each value, such as those of `flatMap` are, is a struct of its own.
@usableFromInline
package struct AnonymousOperator<Output>: SourceOperator {
  @usableFromInline let subscribe: (consuming EventSink<Output>, SinkDisposer) -> Void

  /// - Parameter subscribe: What ``run(_:_:)`` does: subscribes to the source it has captured.
  @inlinable
  package init(_ subscribe: @escaping (consuming EventSink<Output>, SinkDisposer) -> Void) {
    self.subscribe = subscribe
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    subscribe(sink, scope)
  }
}
