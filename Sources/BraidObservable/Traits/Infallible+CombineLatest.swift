// SPDX-License-Identifier: MIT

// The overloads for two to eight sources are written out. With only the variadic overload, the
// compiler does not infer the type of a result selector such as `{ $0 + $1 + $2 + $3 }` in
// reasonable time (`Docs/Decisions/0007-written-out-joins.md`).

@available(swift 6)
extension Infallible {
  /// Combines the latest value of each source into a result whenever a source emits.
  ///
  /// See ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// - **Ends:** completes when all sources have completed, or at a value after which no result is
  ///   possible.
  ///
  /// - Parameters:
  ///   - first: The first source.
  ///   - second: The second source; its values may have another type.
  ///   - resultSelector: Computes a result from the latest values.
  @preconcurrency @inlinable
  public static func combineLatest<A: InfallibleType, B: InfallibleType>(
    _ first: A, _ second: B, resultSelector: @escaping @Sendable (A.Element, B.Element) -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .combineLatest(first, second, resultSelector: resultSelector))
  }
}

extension InfallibleType {
  /// Combines the latest values of a collection of sources; see the overload for two sources.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(
      raw: .combineLatest(
        collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the latest values of a collection of sources into an array; see the overload for two
  /// sources.
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
  /// Combines the latest values of any number of sources into a tuple.
  @_disfavoredOverload @inlinable
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible<(repeat (each Source).Element)>(
      raw: Observable<Any>.combineLatest(repeat each source))
  }
}
