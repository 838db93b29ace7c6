// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Combines the latest value of each source into a result whenever a source emits.
  ///
  ///     a              1---2---3|
  ///     b              --x---y|
  ///     combineLatest  --A-B-C-D|
  ///
  /// ```swift
  /// let name = BehaviorSubject(value: "")
  /// let age = BehaviorSubject(value: 0)
  /// let isValid = Observable.combineLatest(name, age) { !$0.isEmpty && $1 >= 18 }
  /// ```
  ///
  /// Nothing is emitted until every source has emitted once. The sources are subscribed in order.
  /// If one event changes two sources, an intermediate result is emitted between the two changes.
  /// To pair the nth values instead, use ``zip(_:_:resultSelector:)``. To emit only when one
  /// particular source does, use ``withLatestFrom(_:resultSelector:)``.
  ///
  /// - **Ends:** completes when all sources have completed, or at a value after which no result is
  ///   possible, because all other sources have completed and one of them never emitted. Fails with
  ///   the first error of a source or of `resultSelector`.
  /// - **Threads:** results are delivered on the thread on which the value that caused them was
  ///   emitted, one at a time (C2).
  ///
  /// - Parameters:
  ///   - first: The first source.
  ///   - second: The second source; its values may have another type.
  ///   - resultSelector: Computes a result from the latest values.
  /// - Returns: An observable of the results.
  /// - Complexity: O(1) per value; buffers one value per source.
  @available(swift 6) @preconcurrency
  public static func combineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B,
    resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, first.asObservable(), second.asObservable(), resultSelector))
  }

  /// Combines the latest values of a collection of sources with values of one type.
  ///
  /// See ``combineLatest(_:_:resultSelector:)`` for when results are emitted. For an empty
  /// collection, the result emits `resultSelector([])` and completes. A lazy collection creates its
  /// elements for each subscription.
  @available(swift 6) @preconcurrency
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    if collection.isEmpty { return Observable<[_]>.just([]).map(resultSelector) }
    return makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, all: collection.lazy.map { $0.asObservable() },
        combine: resultSelector))
  }

  /// Combines the latest values of a collection of sources into an array.
  ///
  /// See ``combineLatest(_:_:resultSelector:)`` for when arrays are emitted. For an empty
  /// collection, the result emits an empty array and completes.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    if collection.isEmpty { return .just([]) }
    return Observable<[Element]>.combineLatest(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest values of any number of sources into a tuple.
  ///
  /// See `combineLatest(_:_:resultSelector:)` for when tuples are emitted. More than eight values
  /// are combined by `map`, whose closure may have a parameter for each.
  ///
  /// - Complexity: O(n) per value for n sources. The overloads for two to eight sources are faster.
  @_disfavoredOverload
  public static func combineLatest<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    makeObservable(
      JoinOperator(
        .latest, .withUnmatchedValue, repeat (each source).asObservable(),
        combine: { (element: repeat (each Source).Element) in (repeat each element) }))
  }
}
