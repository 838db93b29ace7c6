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
  @available(swift 6) @preconcurrency @inlinable
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        let source: Observable<Element>
        do { source = try observableFactory() } catch { return sink.finish(.error(error)) }
        if !scope.isDisposed { source.connect(sink, scope) }
      })
  }
}
