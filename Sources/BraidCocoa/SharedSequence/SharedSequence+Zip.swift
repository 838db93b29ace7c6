// SPDX-License-Identifier: MIT
public import BraidObservable

// Two to eight sources are written out: with the form of any number of sources the compiler does
// not find the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension SharedSequence {
  /// Makes a result of the first value of each source, then of the second ones, and so on.
  ///
  /// - **Ends:** completes when all sources have.
  ///
  /// - Parameters:
  ///   - first: A source, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
    _ first: A, _ second: B, resultSelector: @escaping @Sendable (A.Element, B.Element) -> Element
  ) -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence(
      .zip(first.asSharedSequence(), second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Makes results of values that belong together, of a collection of sources; see the form with
  /// two.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Sends values that belong together as an array; see the form with two sources.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map(\.source)))
  }
}
