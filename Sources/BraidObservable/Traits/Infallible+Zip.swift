// SPDX-License-Identifier: MIT

// Two to eight sources are written out: with the form of any number of sources the compiler does
// not find the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension InfallibleType {
  /// Makes a result of the first value of each source, then of the second ones, and so on.
  ///
  /// - **Ends:** completes when all sources have.
  ///
  /// - Parameters:
  ///   - first: A source, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B>(
    _ first: Infallible<A>, _ second: Infallible<B>,
    resultSelector: @escaping @Sendable (A, B) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(first, second, resultSelector: resultSelector))
  }

  /// Makes results of values that belong together, of any number of sources; see the form with two.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func zip<each Source>(
    _ source: repeat Infallible<each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(repeat each source, resultSelector: resultSelector))
  }
}
