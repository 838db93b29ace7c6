// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits one value, then completes.
  ///
  ///     just(a)  (a|)
  ///
  /// ```swift
  /// let answer = Observable.just(42)
  /// ```
  ///
  /// For several values, use ``of(_:)``; for a value computed at subscription,
  /// ``ObservableType/deferred(_:)``.
  ///
  /// - **Ends:** completes before `subscribe` returns.
  /// - **Threads:** delivers on the subscribing thread, without interleaving with other sources.
  /// - **Complexity:** O(1).
  ///
  /// - Parameter element: The value.
  public static func just(_ element: Element) -> Observable<Element> {
    makeObservable(.just(element), start: .immediate)
  }

  /// Emits one value and completes, on a scheduler, in one action per event.
  ///
  /// - Parameters:
  ///   - element: The value.
  ///   - scheduler: Delivers the events.
  @inlinable
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    Observable.scheduled(CollectionOfOne(element), on: scheduler)
  }
}
