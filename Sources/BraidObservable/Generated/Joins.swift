// SPDX-License-Identifier: MIT
import BraidCore

// Written by .ci/generate.

@available(swift 6)
extension ObservableType {
  /// Combines the latest values of three sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), resultSelector))
  }

  /// Combines the latest values of four sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), resultSelector))
  }

  /// Combines the latest values of five sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), resultSelector))
  }

  /// Combines the latest values of six sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws
      -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), sixth.asObservable(),
        resultSelector))
  }

  /// Combines the latest values of seven sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), sixth.asObservable(),
        seventh.asObservable(), resultSelector))
  }

  /// Combines the latest values of eight sources; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(),
        third.asObservable(), fourth.asObservable(), fifth.asObservable(), sixth.asObservable(),
        seventh.asObservable(), eighth.asObservable(), resultSelector))
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest values of two sources into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B
  ) -> Observable<(A.Element, B.Element)> {
    .combineLatest(first, second) { ($0, $1) }
  }

  /// Combines the latest values of three sources into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C
  ) -> Observable<(A.Element, B.Element, C.Element)> {
    .combineLatest(first, second, third) { ($0, $1, $2) }
  }

  /// Combines the latest values of four sources into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
    .combineLatest(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Combines the latest values of five sources into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
    .combineLatest(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the latest values of six sources into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
    .combineLatest(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the latest values of seven sources into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  /// Combines the latest values of eight sources into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H
  ) -> Observable<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  > {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}

@available(swift 6)
extension Infallible {
  /// Combines the latest values of three infallibles; see the form with two.
  @preconcurrency
  public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .combineLatest(first, second, third, resultSelector: resultSelector))
  }

  /// Combines the latest values of four infallibles; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .combineLatest(first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Combines the latest values of five infallibles; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .combineLatest(first, second, third, fourth, fifth, resultSelector: resultSelector))
  }

  /// Combines the latest values of six infallibles; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) ->
      Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .combineLatest(
        first, second, third, fourth, fifth, sixth, resultSelector: resultSelector))
  }

  /// Combines the latest values of seven infallibles; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .combineLatest(
        first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector))
  }

  /// Combines the latest values of eight infallibles; see the form with two.
  @preconcurrency
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType, H: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .combineLatest(
        first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
    )
  }
}

extension InfallibleType where Element == Any {
  /// Combines the latest values of two infallibles into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<A: InfallibleType, B: InfallibleType>(
    _ first: A, _ second: B
  ) -> Infallible<(A.Element, B.Element)> {
    .combineLatest(first, second) { ($0, $1) }
  }

  /// Combines the latest values of three infallibles into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
    _ first: A, _ second: B, _ third: C
  ) -> Infallible<(A.Element, B.Element, C.Element)> {
    .combineLatest(first, second, third) { ($0, $1, $2) }
  }

  /// Combines the latest values of four infallibles into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> Infallible<(A.Element, B.Element, C.Element, D.Element)> {
    .combineLatest(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Combines the latest values of five infallibles into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
    .combineLatest(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the latest values of six infallibles into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
    .combineLatest(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the latest values of seven infallibles into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G
  ) -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  /// Combines the latest values of eight infallibles into tuples.
  @_alwaysEmitIntoClient
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType, H: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H
  ) -> Infallible<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  > {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}

@available(swift 6)
extension ObservableType {
  /// Combines the values of three sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        resultSelector))
  }

  /// Combines the values of four sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), resultSelector))
  }

  /// Combines the values of five sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), resultSelector))
  }

  /// Combines the values of six sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws
      -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), sixth.asObservable(), resultSelector))
  }

  /// Combines the values of seven sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element
      ) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), sixth.asObservable(), seventh.asObservable(),
        resultSelector))
  }

  /// Combines the values of eight sources by position; see the form with two.
  @preconcurrency
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H,
    resultSelector:
      @escaping @Sendable (
        A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element
      ) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), third.asObservable(),
        fourth.asObservable(), fifth.asObservable(), sixth.asObservable(), seventh.asObservable(),
        eighth.asObservable(), resultSelector))
  }
}

extension ObservableType where Element == Any {
  /// Combines the values of two sources by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B
  ) -> Observable<(A.Element, B.Element)> {
    .zip(first, second) { ($0, $1) }
  }

  /// Combines the values of three sources by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C
  ) -> Observable<(A.Element, B.Element, C.Element)> {
    .zip(first, second, third) { ($0, $1, $2) }
  }

  /// Combines the values of four sources by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element)> {
    .zip(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Combines the values of five sources by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
    .zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the values of six sources by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
    .zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the values of seven sources by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G
  ) -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Combines the values of eight sources by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType, H: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H
  ) -> Observable<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)
  > {
    .zip(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}

@available(swift 6)
extension InfallibleType {
  /// Combines the values of three infallibles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    resultSelector: @escaping @Sendable (A, B, C) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(first, second, third, resultSelector: resultSelector))
  }

  /// Combines the values of four infallibles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, resultSelector: @escaping @Sendable (A, B, C, D) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Combines the values of five infallibles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>,
    resultSelector: @escaping @Sendable (A, B, C, D, E) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(first, second, third, fourth, fifth, resultSelector: resultSelector))
  }

  /// Combines the values of six infallibles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F) -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector))
  }

  /// Combines the values of seven infallibles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    _ seventh: Infallible<G>, resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
    )
  }

  /// Combines the values of eight infallibles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Infallible<A>, _ second: Infallible<B>, _ third: Infallible<C>,
    _ fourth: Infallible<D>, _ fifth: Infallible<E>, _ sixth: Infallible<F>,
    _ seventh: Infallible<G>, _ eighth: Infallible<H>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .zip(
        first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
    )
  }
}

@available(swift 6)
extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the values of three singles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>,
    resultSelector: @escaping @Sendable (A, B, C) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first, second, third, resultSelector: resultSelector))
  }

  /// Combines the values of four singles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    resultSelector: @escaping @Sendable (A, B, C, D) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Combines the values of five singles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, resultSelector: @escaping @Sendable (A, B, C, D, E) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first, second, third, fourth, fifth, resultSelector: resultSelector))
  }

  /// Combines the values of six singles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F) throws -> Element
  ) -> Single<Element> {
    Single(raw: .zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector))
  }

  /// Combines the values of seven singles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
    )
  }

  /// Combines the values of eight singles by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>, _ eighth: Single<H>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: .zip(
        first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
    )
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Combines the values of two singles by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B>(
    _ first: Single<A>, _ second: Single<B>
  ) -> Single<(A, B)> {
    .zip(first, second) { ($0, $1) }
  }

  /// Combines the values of three singles by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>
  ) -> Single<(A, B, C)> {
    .zip(first, second, third) { ($0, $1, $2) }
  }

  /// Combines the values of four singles by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>
  ) -> Single<(A, B, C, D)> {
    .zip(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Combines the values of five singles by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>
  ) -> Single<(A, B, C, D, E)> {
    .zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the values of six singles by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>
  ) -> Single<(A, B, C, D, E, F)> {
    .zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the values of seven singles by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>
  ) -> Single<(A, B, C, D, E, F, G)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Combines the values of eight singles by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Single<A>, _ second: Single<B>, _ third: Single<C>, _ fourth: Single<D>,
    _ fifth: Single<E>, _ sixth: Single<F>, _ seventh: Single<G>, _ eighth: Single<H>
  ) -> Single<(A, B, C, D, E, F, G, H)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}

@available(swift 6)
extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the values of three maybes by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>,
    resultSelector: @escaping @Sendable (A, B, C) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(first, second, third, resultSelector: resultSelector))
  }

  /// Combines the values of four maybes by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>,
    resultSelector: @escaping @Sendable (A, B, C, D) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Combines the values of five maybes by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    resultSelector: @escaping @Sendable (A, B, C, D, E) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(first, second, third, fourth, fifth, resultSelector: resultSelector))
  }

  /// Combines the values of six maybes by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, resultSelector: @escaping @Sendable (A, B, C, D, E, F) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: .zip(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector))
  }

  /// Combines the values of seven maybes by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
    )
  }

  /// Combines the values of eight maybes by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>, _ eighth: Maybe<H>,
    resultSelector: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Element
  ) -> Maybe<Element> {
    Maybe(
      raw: .zip(
        first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
    )
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Combines the values of two maybes by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B>(
    _ first: Maybe<A>, _ second: Maybe<B>
  ) -> Maybe<(A, B)> {
    .zip(first, second) { ($0, $1) }
  }

  /// Combines the values of three maybes by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>
  ) -> Maybe<(A, B, C)> {
    .zip(first, second, third) { ($0, $1, $2) }
  }

  /// Combines the values of four maybes by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>
  ) -> Maybe<(A, B, C, D)> {
    .zip(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Combines the values of five maybes by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>
  ) -> Maybe<(A, B, C, D, E)> {
    .zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Combines the values of six maybes by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>
  ) -> Maybe<(A, B, C, D, E, F)> {
    .zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Combines the values of seven maybes by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>
  ) -> Maybe<(A, B, C, D, E, F, G)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// Combines the values of eight maybes by position into tuples.
  @_alwaysEmitIntoClient
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Maybe<A>, _ second: Maybe<B>, _ third: Maybe<C>, _ fourth: Maybe<D>, _ fifth: Maybe<E>,
    _ sixth: Maybe<F>, _ seventh: Maybe<G>, _ eighth: Maybe<H>
  ) -> Maybe<(A, B, C, D, E, F, G, H)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
