// SPDX-License-Identifier: MIT

@available(swift 6)
extension InfallibleType {
  /// Transforms each value.
  ///
  /// - Parameter transform: Returns the result for a value.
  @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().map(transform))
  }

  /// Transforms each value into a sequence, and merges the values of all of them.
  ///
  /// - Parameter selector: Returns the inner sequence for a value. Return an infallible: an error
  ///   of an observable ends the result and goes to `Hooks.defaultErrorHandler`.
  @preconcurrency
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMap(selector))
  }

  /// Transforms each value into a sequence, and subscribes to these one after the other; see
  /// ``flatMap(_:)->Infallible<Source.Element>``.
  ///
  /// - Parameter selector: Returns the inner sequence for a value.
  @preconcurrency
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().concatMap(selector))
  }

  /// Transforms a value into a sequence, and ignores further values until that sequence has
  /// completed; see ``flatMap(_:)->Infallible<Source.Element>``.
  ///
  /// - Parameter selector: Returns the inner sequence for a value. Not called for ignored values.
  @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMapFirst(selector))
  }

  /// Transforms each value into a sequence, and emits the values of the latest one only; see
  /// ``flatMap(_:)->Infallible<Source.Element>``.
  ///
  /// - Parameter selector: Returns the inner sequence for a value.
  @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMapLatest(selector))
  }
}
