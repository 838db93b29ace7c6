// SPDX-License-Identifier: MIT

// The overloads for two to eight sources are written out. With only the variadic overload, the
// compiler does not infer the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in
// reasonable time (`Docs/Decisions/0007-written-out-joins.md`).

@available(swift 6)
extension InfallibleType {
  /// Combines the first values of all sources into a result, then the second values, and so on.
  ///
  /// See ``ObservableType/zip(_:_:resultSelector:)``.
  ///
  /// - **Ends:** completes when all sources have completed.
  ///
  /// - Parameters:
  ///   - first: The first source.
  ///   - second: The second source; its values may have another type.
  ///   - resultSelector: Computes a result from the nth values.
  @preconcurrency @inlinable
  public static func zip<A, B>(
    _ first: Infallible<A>, _ second: Infallible<B>,
    resultSelector: @escaping @Sendable (A, B) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(first, second, resultSelector: resultSelector))
  }
}
