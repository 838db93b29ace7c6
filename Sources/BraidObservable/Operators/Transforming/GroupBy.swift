// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Splits the values into an observable for each key.
  ///
  ///     source    a-1-b-2-|
  ///     letters   a---b---|
  ///     digits    --1---2-|
  ///
  /// A group is sent when its first value comes, before that value is sent to it: subscribe to it
  /// at once and nothing is missed. Groups are hot; values that come while nobody is subscribed to
  /// the group are lost.
  ///
  /// The source stays subscribed until the outer subscription and all subscriptions to groups are
  /// disposed. A new key that comes when only groups are still subscribed is dropped.
  ///
  /// - **Ends:** the groups end as the source does, then the result; an error thrown by
  ///   `keySelector` ends them all.
  ///
  /// - Parameter keySelector: Says which group a value belongs to.
  /// - Returns: An observable of groups, one a key.
  /// - Complexity: O(1) a value on average; keeps a subject for each key until the source ends.
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
            next(
              GroupedObservable(
                key: key,
                source: Observable(.hot) { _, sink, scope in group.subscribe(sink, scope) }))
          }, finish: sink.finish)
        GroupBySink(scope, outerFirst: false, key: keySelector, groups).run(source)
      })
  }
}
