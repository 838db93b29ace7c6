// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Transforms a value into an observable, and ignores further values until that observable has
  /// completed.
  ///
  ///     source        a-b-c---|
  ///     inner         1--2|
  ///     flatMapFirst  1--2----|
  ///
  /// ```swift
  /// let taps = PublishSubject<Void>()
  /// let saves = taps.flatMapFirst { Observable.just("saved") }
  /// ```
  ///
  /// Use it for a button whose action must not run twice at the same time. To cancel the running
  /// action instead, use ``ObservableType/flatMapLatest(_:)->Observable<Source.Element>``.
  ///
  /// - **Ends:** completes when the source and the current inner observable have completed. Any
  ///   error ends the result. As in RxSwift, the result waits for an inner observable that is
  ///   released without a terminal event, and ignores values until then.
  /// - **Threads:** values are delivered on the thread on which the inner observables emit them,
  ///   one at a time (C2).
  /// - **Complexity:** O(1) per value; one inner subscription.
  ///
  /// - Parameter selector: Returns the inner observable for a value. Not called for ignored values.
  /// - Returns: An observable of the values of the inner observables.
  @available(swift 6) @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    makeObservable(rawSource, .flatten(.first, selector))
  }
}
