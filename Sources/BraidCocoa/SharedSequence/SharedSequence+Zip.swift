// SPDX-License-Identifier: MIT
public import BraidObservable

// Two to eight sources have overloads of their own: with a variadic overload alone, the compiler
// does not infer the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension SharedSequence {
  /// Combines the first values of two sources by `resultSelector`, then the second values, and so
  /// on.
  ///
  /// To combine the newest values instead, use `combineLatest`.
  ///
  /// - **Ends:** completes when all sources have completed.
  ///
  /// - Parameters:
  ///   - first: The first source.
  ///   - second: The second source.
  ///   - resultSelector: Returns a result for one value of each source.
  @available(swift 6) @preconcurrency
  public static func zip<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
    _ first: A, _ second: B, resultSelector: @escaping @Sendable (A.Element, B.Element) -> Element
  ) -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence(
      .zip(first.asSharedSequence(), second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Combines the values of a collection of sources by position.
  ///
  /// - **Ends:** completes when all sources have completed, or at a value that can never be
  ///   matched, because all other sources have completed.
  @available(swift 6) @preconcurrency
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Emits the values of a collection of sources by position, as an array.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.source }))
  }
}
