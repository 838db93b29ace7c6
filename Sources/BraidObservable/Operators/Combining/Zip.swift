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
  /// - **Ends:** completes when all sources have, also if no further result is possible long
  ///   before; values that nobody can match any more are not kept. The first error, or one thrown
  ///   by `resultSelector`, ends the result.
  /// - **Threads:** results arrive where the value that made them was sent, one at a time (C2).
  ///
  /// - Parameters:
  ///   - first: A source, of any type.
  ///   - second: Another one.
  ///   - resultSelector: Makes the result.
  /// - Returns: An observable of the results.
  /// - Complexity: O(1) a value; keeps the values that wait.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B,
    resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(
      Join2(
        (ZipSlot<A.Element>.self, ZipSlot<B.Element>.self),
        first.asObservable(), second.asObservable(), .withAll, resultSelector))
  }

  /// Makes results of values that belong together, of any number of sources; see the form with two.
  ///
  /// - Complexity: O(n) a value. Two to four sources are faster.
  @available(swift 6) @_disfavoredOverload @preconcurrency @inlinable
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    zipOfMany(repeat each source, resultSelector: resultSelector)
  }

  @inlinable
  static func zipOfMany<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(
      JoinPack<Element, repeat ZipSlot<(each Source).Element>>(
        repeat (each source).asObservable(), completion: .withAll, combine: resultSelector))
  }

  /// Makes results of values that belong together, of any number of sources of one type; see the
  /// form with two.
  ///
  /// Completes at once if there are none.
  @available(swift 6) @preconcurrency @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    OperatorObservable(
      JoinAll(
        ZipSlot<Collection.Element.Element>.self, collection.map { $0.asObservable() },
        .withUnmatchedValue, resultSelector))
  }

  /// Sends values that belong together as an array; see the form with two sources.
  ///
  /// Completes at once if there are none.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Sends values that belong together, of any number of sources as a tuple; see the form with a
  /// result selector.
  @_disfavoredOverload @inlinable
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    Observable<(repeat (each Source).Element)>.zipOfMany(repeat each source) {
      (element: repeat (each Source).Element) in (repeat each element)
    }
  }
}
