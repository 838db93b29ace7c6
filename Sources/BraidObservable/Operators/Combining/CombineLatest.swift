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
  ///   - first: A source, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  /// - Returns: An observable of the results.
  /// - Complexity: O(1) a value; keeps one value a source.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B,
    resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(
      Join2(
        (LatestSlot<A.Element>.self, LatestSlot<B.Element>.self),
        first.asObservable(), second.asObservable(), .withUnmatchedValue, resultSelector))
  }

  /// Makes a result of the newest values of any number of sources; see the form with two.
  ///
  /// - Complexity: O(n) a value. Two to four sources are faster.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    latestOfMany(repeat each source, resultSelector: resultSelector)
  }

  @inlinable
  static func latestOfMany<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(
      JoinPack<Element, repeat LatestSlot<(each Source).Element>>(
        repeat (each source).asObservable(), completion: .withUnmatchedValue,
        combine: resultSelector))
  }

  /// Makes a result of the newest values of any number of sources of one type; see the form with
  /// two.
  ///
  /// If there are none, it sends what `resultSelector` makes of no values, and completes.
  @available(swift 6) @preconcurrency @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    if collection.isEmpty { return Observable<[_]>.just([]).map(resultSelector) }
    return OperatorObservable(
      JoinAll(
        LatestSlot<Collection.Element.Element>.self, collection.map { $0.asObservable() },
        .withUnmatchedValue, resultSelector))
  }

  /// Sends the newest value of each source as an array; see the form with two sources.
  ///
  /// If there are none, it sends an empty array, and completes.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    if collection.isEmpty { return .just([]) }
    return Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Sends the newest values of any number of sources as a tuple; see the form with a result
  /// selector.
  @_disfavoredOverload @inlinable
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.latestOfMany(repeat each source) {
      (element: repeat (each Source).Element) in (repeat each element)
    }
  }
}
