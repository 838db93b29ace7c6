// SPDX-License-Identifier: MIT
public import BraidObservable

// Written by .ci/generate.

@available(swift 6)
extension SharedSequence {
  /// Combines the latest values of three sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        resultSelector: resultSelector))
  }

  /// Combines the latest values of four sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Combines the latest values of five sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
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

  /// Combines the latest values of six sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
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

  /// Combines the latest values of seven sources; see the form with two.
  @preconcurrency
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
  ) -> SharedSequence<SharingStrategy, Element>
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

  /// Combines the latest values of eight sources; see the form with two.
  @preconcurrency
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
  ) -> SharedSequence<SharingStrategy, Element>
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
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the latest values of two sources into tuples.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element)>
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, (A.Element, B.Element)>(
      Observable<Any>.combineLatest(first.asSharedSequence(), second.asSharedSequence()))
  }

  /// Combines the latest values of three sources into tuples.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence()))
  }

  /// Combines the latest values of four sources into tuples.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>(
      Observable<Any>.combineLatest(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence()))
  }

  /// Combines the latest values of five sources into tuples.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)>
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

  /// Combines the latest values of six sources into tuples.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) -> SharedSequence<
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

  /// Combines the latest values of seven sources into tuples.
  public static func combineLatest<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G
  ) -> SharedSequence<
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

  /// Combines the latest values of eight sources into tuples.
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

@available(swift 6)
extension SharedSequence {
  /// Combines the values of three sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        resultSelector: resultSelector))
  }

  /// Combines the values of four sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Combines the values of five sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Combines the values of six sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) ->
      Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        resultSelector: resultSelector))
  }

  /// Combines the values of seven sources by position; see the form with two.
  @preconcurrency
  public static func zip<
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
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Combines the values of eight sources by position; see the form with two.
  @preconcurrency
  public static func zip<
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
  ) -> SharedSequence<SharingStrategy, Element>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy, F.SharingStrategy == SharingStrategy,
    G.SharingStrategy == SharingStrategy, H.SharingStrategy == SharingStrategy
  {
    SharedSequence(
      .zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence(), eighth.asSharedSequence(), resultSelector: resultSelector))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the values of two sources by position into tuples.
  public static func zip<A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType>(
    _ first: A, _ second: B
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element)>
  where A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, (A.Element, B.Element)>(
      Observable<Any>.zip(first.asSharedSequence(), second.asSharedSequence()))
  }

  /// Combines the values of three sources by position into tuples.
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element)>(
      Observable<Any>.zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence()))
  }

  /// Combines the values of four sources by position into tuples.
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element)>(
      Observable<Any>.zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence()))
  }

  /// Combines the values of five sources by position into tuples.
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)>
  where
    A.SharingStrategy == SharingStrategy, B.SharingStrategy == SharingStrategy,
    C.SharingStrategy == SharingStrategy, D.SharingStrategy == SharingStrategy,
    E.SharingStrategy == SharingStrategy
  {
    SharedSequence<SharingStrategy, (A.Element, B.Element, C.Element, D.Element, E.Element)>(
      Observable<Any>.zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence()))
  }

  /// Combines the values of six sources by position into tuples.
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) -> SharedSequence<
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
      Observable<Any>.zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence()))
  }

  /// Combines the values of seven sources by position into tuples.
  public static func zip<
    A: SharedSequenceConvertibleType, B: SharedSequenceConvertibleType,
    C: SharedSequenceConvertibleType, D: SharedSequenceConvertibleType,
    E: SharedSequenceConvertibleType, F: SharedSequenceConvertibleType,
    G: SharedSequenceConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G
  ) -> SharedSequence<
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
      Observable<Any>.zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence()))
  }

  /// Combines the values of eight sources by position into tuples.
  public static func zip<
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
      Observable<Any>.zip(
        first.asSharedSequence(), second.asSharedSequence(), third.asSharedSequence(),
        fourth.asSharedSequence(), fifth.asSharedSequence(), sixth.asSharedSequence(),
        seventh.asSharedSequence(), eighth.asSharedSequence()))
  }
}
