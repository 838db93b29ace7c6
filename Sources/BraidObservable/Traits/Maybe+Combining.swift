// SPDX-License-Identifier: MIT

// Two to eight sources are written out: with the form of any number of sources the compiler does
// not find the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Makes a result of the values of several maybes, if all have one.
  ///
  ///     a    --(a|)
  ///     b    ----|
  ///     zip  ----|
  ///
  /// - **Ends:** completes without a value when all have ended and one of them had none, or with a
  ///   value that no other can match any more; the first error, or one thrown by `resultSelector`,
  ///   ends it and disposes the others.
  /// - **Threads:** the result arrives where the last value was sent.
  ///
  /// - Parameters:
  ///   - first: A maybe, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B>(
    _ first: Maybe<A>, _ second: Maybe<B>,
    resultSelector: @escaping @Sendable (A, B) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(first, second, resultSelector: resultSelector))
  }

  /// Makes a result of the values of any number of maybes; see the form with two.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func zip<each Source>(
    _ source: repeat Maybe<each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> Maybe<Element> {
    .zipOfMany(repeat each source, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Sends the values of any number of maybes as a tuple, if all have one.
  @_disfavoredOverload @inlinable
  public static func zip<each Source>(
    _ source: repeat Maybe<each Source>
  ) -> Maybe<(repeat each Source)> {
    Maybe<(repeat each Source)>.zip(repeat each source) {
      (element: repeat each Source) in (repeat each element)
    }
  }
}
