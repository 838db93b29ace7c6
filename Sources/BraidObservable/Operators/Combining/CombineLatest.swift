// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes a result of the newest value of each source, whenever one of them sends.
  ///
  ///     a              1---2---3|
  ///     b              --x---y|
  ///     combineLatest  --A-B-C-D|
  ///
  /// Nothing is sent before every source has sent once. The sources are subscribed in order. When
  /// two of them change because of one event, there is a result between the two changes.
  ///
  /// - **Ends:** completes when all sources have, or with a value that can never become a result,
  ///   because all others have ended and one of them never sent; the first error, or one thrown by
  ///   `resultSelector`, ends the result.
  /// - **Threads:** results arrive where the value that made them was sent, one at a time (C2).
  ///
  /// - Parameters:
  ///   - source: The sources, of any types.
  ///   - resultSelector: Makes the result.
  /// - Returns: An observable of the results.
  /// - Complexity: O(n) a value; keeps one value a source.
  @preconcurrency @inlinable
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(
      CombineLatest<Element, repeat (each Source).Element>(
        repeat (each source).asObservable(), endsWithoutValue: true, combine: resultSelector))
  }

  /// Makes a result of the newest value of each source; see the form with sources of any types.
  @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector:
      @escaping @Sendable ([Collection.Element.Element]) throws
      -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    OperatorObservable(
      CombineLatestAll(
        collection.map { $0.asObservable() }, endsWithoutValue: true, combine: resultSelector))
  }

  /// Sends the newest value of each source as an array; see the form with sources of any types.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    OperatorObservable(
      CombineLatestAll(collection.map { $0.asObservable() }, endsWithoutValue: true) { $0 })
  }
}

extension ObservableType where Element == Any {
  /// Sends the newest value of each source as a tuple; see the form with a result selector.
  @inlinable
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    OperatorObservable(
      CombineLatest<(repeat (each Source).Element), repeat (each Source).Element>(
        repeat (each source).asObservable(), endsWithoutValue: true
      ) { (element: repeat (each Source).Element) in
        (repeat each element)
      })
  }
}
