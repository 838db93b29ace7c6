// SPDX-License-Identifier: MIT
import BraidCore

@available(swift 6)
extension ObservableType {
  /// Transforms each value into an observable, and emits the values of the latest one only.
  ///
  ///     source         a---b----|
  ///     inner          1--2--3|
  ///     flatMapLatest  1--21--2--3|
  ///
  /// ```swift
  /// let typed = PublishSubject<String>()
  /// let results = typed.flatMapLatest { text in Observable.just("results for \(text)") }
  /// ```
  ///
  /// A new value disposes the previous inner observable; values of it that are in flight are
  /// dropped. Use it to search while the user types. To keep all inner observables, use
  /// ``flatMap(_:)->Observable<Source.Element>``.
  ///
  /// - **Ends:** completes when the source and the latest inner observable have completed. An error
  ///   of either, or one thrown by `selector`, ends the result. As in RxSwift, the result waits for
  ///   an inner observable that is released without a terminal event.
  /// - **Threads:** values are delivered on the thread on which the inner observables emit them,
  ///   one at a time (C2).
  /// - **Complexity:** O(1) per value; one inner subscription.
  ///
  /// - Parameter selector: Returns the inner observable for a value.
  /// - Returns: An observable of the values of the latest inner observable.
  @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    makeObservable(rawSource, .flatten(.latest, selector))
  }

  /// Transforms each value into an infallible, and emits the values of the latest one only.
  ///
  /// This overload is used where the result is known to be an ``Infallible``. Make the source
  /// infallible first: an error of the source, or one thrown by `selector`, cannot be delivered. It
  /// ends the result and goes to `Hooks.defaultErrorHandler`.
  ///
  /// - Parameter selector: Returns the inner infallible for a value.
  /// - Returns: An infallible of the values of the latest inner infallible.
  @_disfavoredOverload @preconcurrency
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: makeObservable(rawSource, .flatten(.latest, selector)))
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ObservableType {
  /// By hand, since the form for Swift 6 mode is disfavored, too.
  @_disfavoredOverload
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let unchecked = selector
    return Infallible(
      raw: makeObservable(rawSource, .flatten(.latest, unchecked)))
  }
}
