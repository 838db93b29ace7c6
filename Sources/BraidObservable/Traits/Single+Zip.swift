// SPDX-License-Identifier: MIT

// Two to eight sources are written out: with the form of any number of sources the compiler does
// not find the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Makes a result of the values of several singles, when all have come.
  ///
  ///     a    --(a|)
  ///     b    ----(b|)
  ///     zip  ----(x|)
  ///
  /// - **Ends:** the first error, or one thrown by `resultSelector`, ends it and disposes the
  ///   others.
  /// - **Threads:** the result arrives where the last value was sent.
  ///
  /// - Parameters:
  ///   - first: A single, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B>(
    _ first: Single<A>, _ second: Single<B>,
    resultSelector: @escaping @Sendable (A, B) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first, second, resultSelector: resultSelector))
  }

  /// Makes a result of the values of any number of singles; see the form with two.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func zip<each Source>(
    _ source: repeat Single<each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> Single<Element> {
    .zipOfMany(repeat each source, resultSelector: resultSelector)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Sends the values of any number of singles as a tuple, when all have come.
  @_disfavoredOverload @inlinable
  public static func zip<each Source>(
    _ source: repeat Single<each Source>
  ) -> Single<(repeat each Source)> {
    Single<(repeat each Source)>.zip(repeat each source) {
      (element: repeat each Source) in (repeat each element)
    }
  }
}
