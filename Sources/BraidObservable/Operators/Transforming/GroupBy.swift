// SPDX-License-Identifier: MIT
public import BraidCore

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
  /// hot: subscribe to a group synchronously when it is emitted to miss nothing. For two groups,
  /// use ``partition(_:)``.
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
  @available(swift 6) @preconcurrency @inlinable
  public func groupBy<Key: Hashable & SendableMetatype>(
    keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { sink, scope in
        let next = sink.next
        let groups = GroupBySink<Key, Element>.Observer(
          next: { key, group in
            let values = Observable(.hot) { _, sink, scope in group.subscribe(sink, scope) }
            values.isPart("group", "\(key)")
            next(GroupedObservable(key: key, source: values))
          }, finish: sink.finish)
        GroupBySink(scope, outerFirst: false, groups).run(source, key: keySelector)
      })
  }
}
