// SPDX-License-Identifier: MIT
public import BraidObservable

// Two to eight sources are written out: with the form of any number of sources the compiler does
// not find the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension SharedSequence {
  /// Makes a result of the newest value of each source, whenever one of them changes.
  ///
  /// - **Ends:** completes when all sources have, or with a value that can never become a result.
  ///
  /// - Parameters:
  ///   - first: A source, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, resultSelector: @escaping @Sendable (A.Element, B.Element) -> Element)
    -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of a collection of sources; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Sends the newest value of each source as an array; see the form with two sources.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(collection.map(\.source)))
  }
}
