// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Makes a resource for each subscription, and an observable that uses it; disposes the resource
  /// when the subscription ends.
  ///
  ///     using(resource) { a-b| }  a-b|
  ///
  /// ```swift
  /// final class Connection: Disposable {
  ///   func dispose() { print("closed") }
  /// }
  /// let lines = Observable.using(
  ///   { Connection() }, observableFactory: { _ in Observable.of("a", "b") })
  /// ```
  ///
  /// To run code at the end without a resource, use `do(onDispose:)`.
  ///
  /// - **Ends:** with the observable that the factory returns; fails if a closure throws. The
  ///   resource is disposed after the source, whichever way the subscription ends.
  /// - **Threads:** the closures run on the subscribing thread; events are delivered on the thread
  ///   on which the observable emits them.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameters:
  ///   - resourceFactory: Returns the resource of a subscription.
  ///   - observableFactory: Returns the observable that uses the resource.
  @available(swift 6) @preconcurrency
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    makeObservable(UsingOperator(resourceFactory, observableFactory))
  }
}
