// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Makes a result of the values of several singles, when all have come.
  ///
  ///     a    --(a|)
  ///     b    ----(b|)
  ///     zip  ----(x|)
  ///
  /// - **Ends:** the first error, or one thrown by `resultSelector`, ends it and disposes the others.
  /// - **Threads:** the result arrives where the last value was sent.
  ///
  /// - Parameters:
  ///   - source: The singles, of any types.
  ///   - resultSelector: Makes the result.
  @preconcurrency @inlinable
  public static func zip<each Source>(
    _ source: repeat Single<each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(repeat (each source).source, resultSelector: resultSelector))
  }

  /// Makes a result of the values of any number of singles of one type, when all have come.
  ///
  /// - **Ends:** as the form with singles of any types; for no singles `resultSelector` gets an empty
  ///   array.
  ///
  /// - Parameters:
  ///   - collection: The singles.
  ///   - resultSelector: Makes the result of the values, which are in the order of the singles.
  @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Sends the values of any number of singles of one type as an array, when all have come.
  ///
  /// - **Ends:** as the form with singles of any types; for no singles with an empty array.
  ///
  /// - Parameter collection: The singles.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Sends the values of several singles as a tuple, when all have come.
  ///
  /// - Parameter source: The singles, of any types.
  @inlinable
  public static func zip<each Source>(
    _ source: repeat Single<each Source>
  ) -> Single<(repeat each Source)> {
    Single<(repeat each Source)>.zip(repeat each source) {
      (element: repeat each Source) in (repeat each element)
    }
  }
}
