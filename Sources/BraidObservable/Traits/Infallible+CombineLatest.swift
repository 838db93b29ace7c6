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
  /// Sends the newest values of any number of sources as a tuple.
  @_disfavoredOverload @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible<(repeat (each Source).Element)>(
      raw: Observable<Any>.combineLatest(repeat each source))
  }
}
