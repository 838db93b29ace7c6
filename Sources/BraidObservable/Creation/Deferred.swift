// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Calls `observableFactory` for each subscription, and emits the events of the observable it
  /// returns.
  ///
  ///     deferred { a-b| }  a-b|
  ///
  /// ```swift
  /// let now = Observable.deferred { Observable.just(Date()) }
  /// ```
  ///
  /// Use it when building the observable has side effects, or depends on the state at the time of
  /// the subscription. To send events yourself, use ``ObservableType/create(_:)``.
  ///
  /// - **Ends:** with the returned observable; fails if `observableFactory` throws.
  /// - **Threads:** the factory runs on the subscribing thread; events are delivered on the thread
  ///   on which the returned observable emits them.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter observableFactory: Returns the observable for a subscription.
  @available(swift 6) @preconcurrency
  public static func deferred(
    _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
  ) -> Observable<Element> {
    makeObservable(DeferredOperator(observableFactory))
  }
}
