// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes a result of the first value of each source, then of the second ones, and so on.
  ///
  ///     a    1-2-----3|
  ///     b    ---x-y---z|
  ///     zip  ---A-B---C|
  ///
  /// Values wait until all sources have sent as many, however long the queues grow.
  ///
  /// - **Ends:** completes when all sources have, or with the next value that no other source can
  ///   match any more; the first error, or one thrown by `resultSelector`, ends the result.
  /// - **Threads:** results arrive where the value that made them was sent, one at a time (C2).
  ///
  /// - Parameters:
  ///   - source: The sources, of any types.
  ///   - resultSelector: Makes the result.
  /// - Returns: An observable of the results.
  /// - Complexity: O(n) a value; keeps the values that wait.
  @preconcurrency @inlinable
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(
      Zip<Element, repeat (each Source).Element>(
        repeat (each source).asObservable(), endsAtOnce: false, combine: resultSelector))
  }

  /// Makes results of values that belong together; see the form with sources of any types.
  @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector:
      @escaping @Sendable ([Collection.Element.Element]) throws
      -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    OperatorObservable(
      ZipAll(
        collection.map { $0.asObservable() }, endsAtOnce: false, combine: resultSelector))
  }

  /// Sends values that belong together as an array; see the form with sources of any types.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    OperatorObservable(
      ZipAll(collection.map { $0.asObservable() }, endsAtOnce: false) { $0 })
  }
}

extension ObservableType where Element == Any {
  /// Sends values that belong together as a tuple; see the form with a result selector.
  @inlinable
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    OperatorObservable(
      Zip<(repeat (each Source).Element), repeat (each Source).Element>(
        repeat (each source).asObservable(), endsAtOnce: false
      ) { (element: repeat (each Source).Element) in
        (repeat each element)
      })
  }
}
