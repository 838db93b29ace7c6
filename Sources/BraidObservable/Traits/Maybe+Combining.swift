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

  /// Makes a result of the values of three maybes; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B, C>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>,
    resultSelector: @escaping @Sendable (A, B, C) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(first, second, third, resultSelector: resultSelector))
  }

  /// Makes a result of the values of four maybes; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A, B, C, D>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>,
    resultSelector: @escaping @Sendable (A, B, C, D) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Makes a result of the values of five maybes; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    resultSelector: @escaping @Sendable (A, B, C, D, E) throws -> Element
  ) -> Maybe<Element> {
    .zipOfMany(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  /// Makes a result of the values of six maybes; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, resultSelector: @escaping @Sendable (A, B, C, D, E, F) throws -> Element
  ) -> Maybe<Element> {
    .zipOfMany(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  /// Makes a result of the values of seven maybes; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Element
  ) -> Maybe<Element> {
    .zipOfMany(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  /// Makes a result of the values of eight maybes; see the form with two.
  @preconcurrency @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>, _ eighth: Maybe<H>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Maybe<Element> {
    .zipOfMany(
      first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
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
  /// Sends the values of two maybes as a tuple, if all have one.
  @inlinable
  public static func zip<A, B>(_ first: Maybe<A>, _ second: Maybe<B>) -> Maybe<(A, B)> {
    .zip(first, second) { ($0, $1) }
  }

  /// Sends the values of three maybes as a tuple, if all have one.
  @inlinable
  public static func zip<A, B, C>(_ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>)
    -> Maybe<(A, B, C)>
  {
    .zip(first, second, third) { ($0, $1, $2) }
  }

  /// Sends the values of four maybes as a tuple, if all have one.
  @inlinable
  public static func zip<A, B, C, D>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>
  ) -> Maybe<(A, B, C, D)> {
    .zip(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Sends the values of five maybes as a tuple, if all have one.
  @inlinable
  public static func zip<A, B, C, D, E>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>
  ) -> Maybe<(A, B, C, D, E)> {
    .zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Sends the values of six maybes as a tuple, if all have one.
  @inlinable
  public static func zip<A, B, C, D, E, F>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>
  ) -> Maybe<(A, B, C, D, E, F)> {
    .zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Sends the values of seven maybes as a tuple, if all have one.
  @inlinable
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>
  ) -> Maybe<(A, B, C, D, E, F, G)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Sends the values of eight maybes as a tuple, if all have one.
  @inlinable
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>, _ eighth: Maybe<H>
  ) -> Maybe<(A, B, C, D, E, F, G, H)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }

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
