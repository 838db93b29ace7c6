// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Combines the first values of all sources into a result, then the second values, and so on.
  ///
  ///     a    1-2-----3|
  ///     b    ---x-y---z|
  ///     zip  ---A-B---C|
  ///
  /// ```swift
  /// let names = Observable.of("a", "b", "c")
  /// let numbers = Observable.of(1, 2, 3)
  /// let labels = Observable.zip(names, numbers) { "\($0)\($1)" }  // "a1", "b2", "c3"
  /// ```
  ///
  /// A value is queued until every source has emitted its counterpart; the queues are not bounded.
  /// To combine the latest values instead, use ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - **Ends:** completes when all sources have completed, even if no further result has been
  ///   possible for a while; values that can no longer be matched are not queued. Fails with the
  ///   first error of a source or of `resultSelector`.
  /// - **Threads:** results are delivered on the thread on which their last value was emitted, one
  ///   at a time (C2).
  ///
  /// - Parameters:
  ///   - first: The first source.
  ///   - second: The second source; its values may have another type.
  ///   - resultSelector: Computes a result from the nth values.
  /// - Returns: An observable of the results.
  /// - Complexity: O(1) per value; queues the unmatched values.
  @available(swift 6) @preconcurrency
  public static func zip<A: ObservableConvertibleType, B: ObservableConvertibleType>(
    _ first: A, _ second: B,
    resultSelector: @escaping @Sendable (A.Element, B.Element) throws -> Element
  ) -> Observable<Element> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, first.asObservable(), second.asObservable(), resultSelector))
  }

  /// Combines the nth values of a collection of sources with values of one type.
  ///
  /// See ``zip(_:_:resultSelector:)`` for when results are emitted. For an empty collection, the
  /// result completes immediately. A lazy collection creates its elements for each subscription.
  ///
  /// - **Ends:** completes when all sources have completed, or at a value that can never be
  ///   matched, because all other sources have completed. Fails as the overload for two sources
  ///   does.
  @available(swift 6) @preconcurrency
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    makeObservable(
      JoinOperator(
        .zip, .withUnmatchedValue, all: collection.lazy.map { $0.asObservable() },
        combine: resultSelector))
  }

  /// Combines the nth values of a collection of sources into an array.
  ///
  /// Otherwise like the overload with `resultSelector`.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}

extension ObservableType where Element == Any {
  /// Combines the nth values of any number of sources into a tuple.
  ///
  /// See `zip(_:_:resultSelector:)` for when tuples are emitted. More than eight values are
  /// combined by `map`, whose closure may have a parameter for each.
  ///
  /// - Complexity: O(n) per value for n sources. The overloads for two to eight sources are faster.
  @_disfavoredOverload
  public static func zip<each Source: ObservableConvertibleType>(
    _ source: repeat each Source
  ) -> Observable<(repeat (each Source).Element)> {
    makeObservable(
      JoinOperator(
        .zip, .withAll, repeat (each source).asObservable(),
        combine: { (element: repeat (each Source).Element) in (repeat each element) }))
  }
}
