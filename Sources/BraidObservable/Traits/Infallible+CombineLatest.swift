// SPDX-License-Identifier: MIT

// Two to eight sources are written out: with the form of any number of sources the compiler does
// not find the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in reasonable time
// (`Docs/Decisions/0007-written-out-joins.md`).

extension Infallible {
  /// Makes a result of the newest value of each source, whenever one of them changes.
  ///
  /// - **Ends:** completes when all sources have, or with a value that can never become a result.
  ///
  /// - Parameters:
  ///   - first: A source, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<A: InfallibleType, B: InfallibleType>(
    _ first: A, _ second: B, resultSelector: @escaping @Sendable (A.Element, B.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .combineLatest(first, second, resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of three sources; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
    _ first: A, _ second: B, _ third: C,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .combineLatest(first, second, third, resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of four sources; see the form with two.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D,
    resultSelector: @escaping @Sendable (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .combineLatest(first, second, third, fourth, resultSelector: resultSelector))
  }

  /// Makes a result of the newest values of five sources; see the form with two.
  @preconcurrency @inlinable
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

  /// Makes a result of the newest values of six sources; see the form with two.
  @preconcurrency @inlinable
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

  /// Makes a result of the newest values of seven sources; see the form with two.
  @preconcurrency @inlinable
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

  /// Makes a result of the newest values of eight sources; see the form with two.
  @preconcurrency @inlinable
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

  /// Makes a result of the newest values of any number of sources; see the form with two.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) -> Element
  ) -> Infallible {
    Infallible(raw: .combineLatest(repeat each source, resultSelector: resultSelector))
  }
}

extension InfallibleType {
  /// Makes a result of the newest value of each source; see the form with two sources.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(
      raw: .combineLatest(
        collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the newest value of each source as an array; see the form with two sources.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>(
      raw: Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
  }
}

extension InfallibleType where Element == Any {
  /// Sends the newest values of two sources as a tuple.
  @inlinable
  public static func combineLatest<A: InfallibleType, B: InfallibleType>(_ first: A, _ second: B)
    -> Infallible<(A.Element, B.Element)>
  {
    .combineLatest(first, second) { ($0, $1) }
  }

  /// Sends the newest values of three sources as a tuple.
  @inlinable
  public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
    _ first: A, _ second: B, _ third: C
  ) -> Infallible<(A.Element, B.Element, C.Element)> {
    .combineLatest(first, second, third) { ($0, $1, $2) }
  }

  /// Sends the newest values of four sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D) -> Infallible<
    (A.Element, B.Element, C.Element, D.Element)
  > {
    .combineLatest(first, second, third, fourth) { ($0, $1, $2, $3) }
  }

  /// Sends the newest values of five sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E) -> Infallible<
    (A.Element, B.Element, C.Element, D.Element, E.Element)
  > {
    .combineLatest(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
  }

  /// Sends the newest values of six sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F) -> Infallible<
    (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)
  > {
    .combineLatest(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
  }

  /// Sends the newest values of seven sources as a tuple.
  @inlinable
  public static func combineLatest<
    A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
    F: InfallibleType, G: InfallibleType
  >(_ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G)
    -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)>
  {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh) {
      ($0, $1, $2, $3, $4, $5, $6)
    }
  }

  /// Sends the newest values of eight sources as a tuple.
  @inlinable
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

  /// Sends the newest values of any number of sources as a tuple.
  @_disfavoredOverload @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible<(repeat (each Source).Element)>(
      raw: Observable<Any>.combineLatest(repeat each source))
  }
}
