// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes an observable of each value and plays them one after the other.
  ///
  ///     source     a-b-----|
  ///     inner      1--2|
  ///     concatMap  1--21--2|
  ///
  /// - **Ends:** completes when the source and the last inner observable have; any error ends the
  ///   result and drops what waits.
  ///
  /// - Parameter selector: Makes the inner observable of a value, when the value comes.
  /// - Returns: An observable of the values of the inner observables, in order.
  /// - Complexity: O(1) a value; keeps the inner observables that wait.
  @available(swift 6) @preconcurrency @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(
      LimitedFlatMap(asObservable(), limit: 1, .onCompletion, InnerSelector(selector)))
  }
}
