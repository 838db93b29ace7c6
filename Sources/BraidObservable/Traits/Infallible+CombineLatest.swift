// SPDX-License-Identifier: MIT

extension Infallible {
  /// Makes a result of the newest value of each source, whenever one of them changes.
  ///
  /// - **Ends:** completes when all sources have, or with a value that can never become a result.
  ///
  /// - Parameters:
  ///   - source: The sources, of any types.
  ///   - resultSelector: Makes the result.
  @preconcurrency @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) -> Element
  ) -> Infallible {
    Infallible(raw: .combineLatest(repeat each source, resultSelector: resultSelector))
  }
}

extension InfallibleType {
  /// Makes a result of the newest value of each source; see the form with sources of any types.
  @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(
      raw: .combineLatest(
        collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Sends the newest value of each source as an array; see the form with sources of any types.
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
  /// Sends the newest value of each source as a tuple; see the form with a result selector.
  @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible<(repeat (each Source).Element)>(
      raw: Observable<Any>.combineLatest(repeat each source))
  }
}
