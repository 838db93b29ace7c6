// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes an observable of each value and follows the newest one.
  ///
  ///     source         a---b----|
  ///     inner          1--2--3|
  ///     flatMapLatest  1--21--2--3|
  ///
  /// The one before is disposed when a newer value comes; what it still sends is dropped, also if
  /// it was on its way. Use it for searching while the user types.
  ///
  /// - **Ends:** completes when the source and the newest inner observable have; an error of
  ///   either, or one thrown by `selector`, ends the result.
  /// - **Threads:** values arrive where the inner observables send them, one at a time (C2).
  ///
  /// - Parameter selector: Makes the inner observable of a value.
  /// - Returns: An observable of the values of the newest inner observable.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(FlatMapLatest(asObservable(), InnerSelector(selector)))
  }

  /// Makes an infallible of each value and follows the newest one; see the form with observables.
  ///
  /// The type promises more than the source does: an error of the source, or one thrown by
  /// `selector`, ends the result, and goes to ``Hooks/defaultErrorHandler``. Make the source
  /// infallible first. This form is taken where the type of the result is known to be `Infallible`.
  ///
  /// - Parameter selector: Makes the inner infallible of a value.
  /// - Returns: An infallible of the values of the newest inner one.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: OperatorObservable(FlatMapLatest(asObservable(), InnerSelector(selector))))
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension ObservableType {
  /// By hand, since the form for Swift 6 mode is disfavored, too.
  @inlinable @_disfavoredOverload
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: consuming @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    nonisolated(unsafe) let selector = selector  // the caller promises
    let observable: Observable<Source.Element> = flatMapLatest({ try selector($0) })
    return Infallible(raw: observable)
  }
}
