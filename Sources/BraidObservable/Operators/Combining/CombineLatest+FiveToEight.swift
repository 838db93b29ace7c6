// SPDX-License-Identifier: MIT

// `combineLatest` of five to eight sources, written out: with the form of any number of sources the
// compiler does not find the type of a result selector such as `{ $0 + $1 + $2 + $3 + $4 }` in
// reasonable time (`Docs/Decisions/0007-written-out-joins.md`).

extension ObservableType {
  /// Makes a result of the newest values of five sources; see the form with two.
  @preconcurrency @inlinable
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
  ) -> Observable<Element> {
    latestOfMany(first, second, third, fourth, fifth, resultSelector: resultSelector)
  }

  /// Makes a result of the newest values of six sources; see the form with two.
  @preconcurrency @inlinable
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F,
    resultSelector:
      @escaping @Sendable (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws
      -> Element
  ) -> Observable<Element> {
    latestOfMany(first, second, third, fourth, fifth, sixth, resultSelector: resultSelector)
  }

  /// Makes a result of the newest values of seven sources; see the form with two.
  @preconcurrency @inlinable
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
    latestOfMany(
      first, second, third, fourth, fifth, sixth, seventh, resultSelector: resultSelector)
  }

  /// Makes a result of the newest values of eight sources; see the form with two.
  @preconcurrency @inlinable
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
    latestOfMany(
      first, second, third, fourth, fifth, sixth, seventh, eighth, resultSelector: resultSelector)
  }
}

extension ObservableType where Element == Any {
  /// Sends the newest values of five sources as a tuple; see the form with a result selector.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E) -> Observable<
    (A.Element, B.Element, C.Element, D.Element, E.Element)
  > {
    .combineLatest(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Sends the newest values of six sources as a tuple; see the form with a result selector.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F) -> Observable<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
  > {
    .combineLatest(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Sends the newest values of seven sources as a tuple; see the form with a result selector.
  @inlinable
  public static func combineLatest<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType, E: ObservableConvertibleType, F: ObservableConvertibleType,
    G: ObservableConvertibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G)
    -> Observable<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
  {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  /// Sends the newest values of eight sources as a tuple; see the form with a result selector.
  @inlinable
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
