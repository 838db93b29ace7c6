// SPDX-License-Identifier: MIT

// The overloads for two to eight sources are written out. With only the variadic overload, the
// compiler does not infer the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in
// reasonable time (`Docs/Decisions/0007-written-out-joins.md`).

@available(swift 6)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the values of several singles into a result, when all have emitted.
  ///
  ///     a    --(a|)
  ///     b    ----(b|)
  ///     zip  ----(x|)
  ///
  /// ```swift
  /// let name = Single.just("Ada")
  /// let year = Single.just(1815)
  /// let line = Single.zip(name, year) { "\($0), \($1)" }
  /// ```
  ///
  /// - **Ends:** with the result. The first error, or one thrown by `resultSelector`, ends the
  ///   result and disposes the others.
  /// - **Threads:** the result is delivered on the thread on which the last value was emitted.
  ///
  /// - Parameters:
  ///   - first: The first single.
  ///   - second: The second single; its value may have another type.
  ///   - resultSelector: Computes the result.
  @preconcurrency
  public static func zip<A, B>(
    _ first: Single<A>, _ second: Single<B>,
    resultSelector: @escaping @Sendable (A, B) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first, second, resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Combines the values of any number of singles into a tuple; see `zip(_:_:resultSelector:)`.
  @_disfavoredOverload
  public static func zip<each Source>(
    _ source: repeat Single<each Source>
  ) -> Single<(repeat each Source)> {
    Single(raw: Observable<Any>.zip(repeat each source))
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the values of a collection of singles into a result, when all have emitted.
  ///
  /// - **Ends:** like the overload for two singles. For an empty collection, the result emits
  ///   `resultSelector([])`.
  ///
  /// - Parameters:
  ///   - collection: The singles.
  ///   - resultSelector: Computes the result from the values, which are in the order of the
  ///     singles.
  @available(swift 6) @preconcurrency
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Combines the values of a collection of singles into an array, when all have emitted.
  ///
  /// - **Ends:** like the overload for two singles. For an empty collection, the result emits an
  ///   empty array.
  ///
  /// - Parameter collection: The singles.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
