// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Asks `observableFactory` for an observable for each subscription, and sends what that sends.
  ///
  ///     deferred { a-b| }  a-b|
  ///
  /// Use it where building the observable has effects, or depends on what is true at the time of
  /// the subscription.
  ///
  /// - **Ends:** with the observable that was made; fails if `observableFactory` throws.
  ///
  /// - Parameter observableFactory: Makes the observable.
  @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    OperatorObservable(DeferredOperator { try observableFactory() })
  }
}

/// Subscribes to the source that `make` returns, made anew for each subscription.
@frozen
@usableFromInline
package struct DeferredOperator<Output>: SourceOperator {
  @usableFromInline let make: @Sendable () throws -> EventSource<Output>

  @inlinable
  package init(_ make: @escaping @Sendable () throws -> EventSource<Output>) { self.make = make }

  @inlinable
  package func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    let source: EventSource<Output>
    do { source = try make() } catch { return sink.finish(.error(error)) }
    if !scope.isDisposed { source.connect(sink, scope) }
  }
}
