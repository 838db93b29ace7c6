// SPDX-License-Identifier: MIT

// The overloads for two to eight sources are written out. With only the variadic overload, the
// compiler does not infer the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in
// reasonable time (`Docs/Decisions/0007-written-out-joins.md`).

@available(swift 6)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the values of several maybes into a result, if each of them emits one.
  ///
  ///     a    --(a|)
  ///     b    ----|
  ///     zip  ----|
  ///
  /// - **Ends:** if a maybe completes without a value, the result completes without a value when
  ///   all maybes have terminated. The first error, or one thrown by `resultSelector`, ends the
  ///   result and disposes the others.
  /// - **Threads:** the result is delivered on the thread on which the last value was emitted.
  ///
  /// - Parameters:
  ///   - first: The first maybe.
  ///   - second: The second maybe; its value may have another type.
  ///   - resultSelector: Computes the result.
  @preconcurrency
  public static func zip<A, B>(
    _ first: Maybe<A>, _ second: Maybe<B>,
    resultSelector: @escaping @Sendable (A, B) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(first, second, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Combines the values of any number of maybes into a tuple; see `zip(_:_:resultSelector:)`.
  @_disfavoredOverload
  public static func zip<each Source>(
    _ source: repeat Maybe<each Source>
  ) -> Maybe<(repeat each Source)> {
    Maybe(raw: Observable<Any>.zip(repeat each source))
  }
}
