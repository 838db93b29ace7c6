// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Splits the values into one observable per key.
  ///
  ///     source    a-1-b-2-|
  ///     letters   a---b---|
  ///     digits    --1---2-|
  ///
  /// ```swift
  /// let words = Observable.of("apple", "avocado", "banana")
  /// let counts = words.groupBy { $0.prefix(1) }.flatMap { group in
  ///   group.count().map { "\(group.key): \($0)" }
  /// }
  /// ```
  ///
  /// A group is emitted when its first value arrives, before the group emits that value. Groups are
  /// hot: subscribe to a group synchronously when it is emitted to miss nothing. A group is emitted
  /// once: when its observers have left it, as with `take(until:)`, the values of its key are
  /// dropped, as in RxSwift. For two groups, use ``partition(_:)``.
  ///
  /// The source stays subscribed until the outer subscription and all subscriptions to groups are
  /// disposed. After the outer subscription was disposed, values with a new key are dropped.
  ///
  /// - **Ends:** the groups end with the source, then the result does. An error thrown by
  ///   `keySelector` ends all of them.
  /// - **Threads:** groups and values are delivered synchronously on the source's thread.
  ///
  /// - Parameter keySelector: Returns the key of a value.
  /// - Returns: An observable of groups, one per key.
  /// - Complexity: O(1) per value on average; keeps a subject for each key until the source ends.
  @available(swift 6) @preconcurrency
  public func groupBy<Key: Hashable>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    makeObservable(
      GroupByOperator(asObservable(), outerFirst: false, key: keySelector) { key, subscribe, sink in
        let values = Observable<Element>(.hot) { _, sink, scope in subscribe(sink.raw, scope) }
        values.isPart("group", "\(key)")
        withAddress(of: GroupedObservable(key: key, source: values)) { sink.next(at: $0) }
      })
  }
}
