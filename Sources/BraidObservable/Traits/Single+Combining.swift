// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Makes a result of the values of any number of singles of one type, when all have come.
  ///
  /// - **Ends:** as the form with two singles; for no singles `resultSelector` gets an empty
  ///   array.
  ///
  /// - Parameters:
  ///   - collection: The singles.
  ///   - resultSelector: Makes the result of the values, which are in the order of the singles.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Sends the values of any number of singles of one type as an array, when all have come.
  ///
  /// - **Ends:** as the form with two singles; for no singles with an empty array.
  ///
  /// - Parameter collection: The singles.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
