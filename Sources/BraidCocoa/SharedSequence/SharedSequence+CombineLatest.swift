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

  /// Makes a result of the newest values of three sources; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of four sources; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of five sources; see the form with two.
  @preconcurrency @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of six sources; see the form with two.
  @preconcurrency @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) ->
      Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of seven sources; see the form with two.
  @preconcurrency @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of eight sources; see the form with two.
  @preconcurrency @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> SharedSequence
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence(), eighth.asSharedSequence(), resultSelector: resultSelector))
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

extension SharedSequenceConvertibleType where Element == Any {
  /// Sends the newest values of two sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(_ first: A, _ second: B) -> SharedSequence<SharingStrategy, (A.Element, B.Element)>
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, (A.Element, B.Element)>(
      Observable<Any>.combineLatest(first.asSharedSequence(), second.asSharedSequence()))
  }

  /// Sends the newest values of three sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, _ third: C) -> SharedSequence<
    SharingStrategy, (A.Element, B.Element, C.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence()))
  }

  /// Sends the newest values of four sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D) -> SharedSequence<
    SharingStrategy, (A.Element, B.Element, C.Element, D.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence()))
  }

  /// Sends the newest values of five sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E) -> SharedSequence<
    SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)>(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence()))
  }

  /// Sends the newest values of six sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F) -> SharedSequence<
    SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    SharedSequence<
      SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
    >(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence()))
  }

  /// Sends the newest values of seven sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G)
    -> SharedSequence<
      SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)
    >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    SharedSequence<
      SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)
    >(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence()))
  }

  /// Sends the newest values of eight sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType, H: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H
  ) -> SharedSequence<
    SharingStrategy,
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  >
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    SharedSequence<
      SharingStrategy,
      (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
    >(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence(), eighth.asSharedSequence()))
  }
}
