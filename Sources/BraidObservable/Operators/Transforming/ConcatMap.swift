// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Transforms each value into an observable, and subscribes to these one after the other.
  ///
  ///     source     a-b-----|
  ///     inner      1--2|
  ///     concatMap  1--21--2|
  ///
  /// ```swift
  /// let files = Observable.of("a.txt", "b.txt")
  /// let uploads = files.concatMap { name in Observable.just("uploaded \(name)") }
  /// ```
  ///
  /// To run the inner observables concurrently, use ``flatMap(_:)->Observable<Source.Element>``. To
  /// run only the latest, use ``ObservableType/flatMapLatest(_:)->Observable<Source.Element>``.
  ///
  /// - **Ends:** completes when the source and the last inner observable have completed. Any error
  ///   ends the result and drops the queued inner observables. As in RxSwift, the result waits for
  ///   an inner observable that is released without a terminal event.
  /// - **Threads:** values are delivered on the thread on which the inner observables emit them,
  ///   one at a time (C2).
  ///
  /// - Parameter selector: Returns the inner observable for a value. Called when the value arrives,
  ///   not when its inner observable is subscribed.
  /// - Returns: An observable of the values of the inner observables, in order.
  /// - Complexity: O(1) per value; queues the inner observables that are not subscribed yet.
  @available(swift 6) @preconcurrency
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    makeObservable(rawSource, .flatten(.limited(1), selector))
  }
}
