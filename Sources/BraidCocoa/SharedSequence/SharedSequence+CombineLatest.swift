// SPDX-License-Identifier: MIT
public import BraidObservable

// Two to eight sources have overloads of their own: with a variadic overload alone, the compiler
// does not infer the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension SharedSequence {
  /// Combines the newest values of two sources by `resultSelector`, whenever one of them emits.
  ///
  /// ```swift
  /// let name = Driver<String>.just("Ada")
  /// let age = Driver<Int>.just(36)
  /// let title = Driver<String>.combineLatest(name, age) { "\($0), \($1)" }
  /// _ = title.drive(onNext: { print($0) })  // Ada, 36
  /// ```
  ///
  /// Emits nothing before both sources have emitted. To pair values by position, use `zip`.
  ///
  /// - **Ends:** completes when all sources have completed, or at a value after which no result is
  ///   possible.
  ///
  /// - Parameters:
  ///   - first: The first source.
  ///   - second: The second source.
  ///   - resultSelector: Returns a result for the newest values.
  @available(swift 6) @preconcurrency
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, resultSelector: @escaping @Sendable (A.Element, B.Element) -> Element)
    -> SharedSequence
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Combines the newest values of a collection of sources by `resultSelector`.
  @available(swift 6) @preconcurrency
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Emits the newest values of a collection of sources as an array.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence {
    SharedSequence<SharingStrategy, [Element]>(
      Observable.combineLatest(collection.map { $0.source }))
  }
}
