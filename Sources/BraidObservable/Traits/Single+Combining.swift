// SPDX-License-Identifier: MIT

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
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Combines the values of a collection of singles into an array, when all have emitted.
  ///
  /// - **Ends:** like the overload for two singles. For an empty collection, the result emits an
  ///   empty array.
  ///
  /// - Parameter collection: The singles.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
