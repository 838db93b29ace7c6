// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the values of the most recent inner observable, and disposes the previous one.
  ///
  /// ```swift
  /// let searches = PublishSubject<Observable<[String]>>()
  /// let results = searches.switchLatest()
  /// ```
  ///
  /// Equivalent to ``ObservableType/flatMapLatest(_:)->Observable<Source.Element>`` with a closure
  /// that returns its argument. To keep all inner observables, use ``ObservableType/merge``.
  ///
  /// - **Ends:** completes when the source and the latest inner observable have completed. Fails
  ///   with an error of either.
  /// - **Threads:** values are delivered on the thread on which the inner observables emit them,
  ///   one at a time (C2).
  /// - **Complexity:** O(1) per value; one inner subscription.
  public func switchLatest() -> Observable<Element.Element> {
    makeObservable(rawSource, .flatten(.latest, of: Element.self))
  }
}
