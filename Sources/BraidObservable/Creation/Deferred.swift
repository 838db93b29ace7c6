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

  /// Makes a resource and an observable that uses it for each subscription, and disposes the
  /// resource when the subscription ends.
  ///
  ///     using(resource) { a-b| }  a-b|
  ///
  /// - **Ends:** with the observable that was made; fails if one of the closures throws. The
  ///   resource is disposed after the source, however the subscription ends.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource.
  ///   - observableFactory: Makes the observable that uses it.
  @preconcurrency @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    OperatorObservable(UsingOperator(resourceFactory) { try observableFactory($0) })
  }
}
