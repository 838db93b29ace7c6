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

  /// Makes a result of the values of three singles; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B, C>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>,
    resultSelector: @escaping @Sendable (A, B, C) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first, second, third, resultSelector: resultSelector))
  }

  /// Makes a result of the values of four singles; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B, C, D>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    resultSelector: @escaping @Sendable (A, B, C, D) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Makes a result of the values of five singles; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, resultSelector: @escaping @Sendable (A, B, C, D, E) throws -> Element
  ) -> Single<Element> {
    .zipOfMany(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  /// Makes a result of the values of six singles; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F) throws -> Element
  ) -> Single<Element> {
    .zipOfMany(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  /// Makes a result of the values of seven singles; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Element
  ) -> Single<Element> {
    .zipOfMany(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  /// Makes a result of the values of eight singles; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>, _ eighth: Single<H>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Single<Element> {
    .zipOfMany(
      first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
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
  /// Sends the values of two singles as a tuple, when all have come.
  @inlinable
  public static func zip<A, B>(_ first: Single<A>, _ second: Single<B>) -> Single<(A, B)> {
    .zip(first, second) { ($0, $1) }
  }

  /// Sends the values of three singles as a tuple, when all have come.
  @inlinable
  public static func zip<A, B, C>(_ first: Single<A>, _ second: Single<B>, _ third: Single<C>)
    -> Single<(A, B, C)>
  {
    .zip(first, second, third) { ($0, $1, $2) }
  }

  /// Sends the values of four singles as a tuple, when all have come.
  @inlinable
  public static func zip<A, B, C, D>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>
  ) -> Single<(A, B, C, D)> {
    .zip(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Sends the values of five singles as a tuple, when all have come.
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>
  ) -> Single<(A, B, C, D, E)> {
    .zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Sends the values of six singles as a tuple, when all have come.
  @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>
  ) -> Single<(A, B, C, D, E, F)> {
    .zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Sends the values of seven singles as a tuple, when all have come.
  @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>
  ) -> Single<(A, B, C, D, E, F, G)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Sends the values of eight singles as a tuple, when all have come.
  @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>, _ eighth: Single<H>
  ) -> Single<(A, B, C, D, E, F, G, H)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }

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
