// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Splits the values into a signal for each key.
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
  /// disposed, so a group never falls silent while somebody listens (in ReactiveObjC it does). A
  /// new key that comes when only groups are still subscribed is dropped.
  ///
  /// - **Ends:** the result ends as the source does, then the groups, in the order they came. An
  ///   error thrown by `key` ends them all (C7).
  ///
  /// - Parameter key: Says which group a value belongs to.
  /// - Complexity: O(1) a value on average; keeps a subject for each key until the source ends.
  @preconcurrency @inlinable
  public final func groupBy<Key: Hashable & SendableMetatype>(
    _ key: @escaping @Sendable (Value) throws -> Key
  ) -> Signal<GroupedSignal<Key, Value>> {
    grouped(by: key) { $0 }.named(after: self, "-groupBy:")
  }

  /// The same; the groups send what `transform` makes of the values.
  ///
  /// An error thrown by `transform` ends the result and all groups, too.
  ///
  /// - Parameters:
  ///   - key: Says which group a value belongs to.
  ///   - transform: Makes what the group sends; called once for each value, after `key`.
  @preconcurrency @inlinable
  public final func groupBy<Key: Hashable & SendableMetatype, Result>(
    _ key: @escaping @Sendable (Value) throws -> Key,
    transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<GroupedSignal<Key, Result>> {
    map { Keyed(key: try key($0), value: try transform($0)) }
      .grouped(by: { $0.key }, sending: { $0.value })
      .named(after: self, "-groupBy:transform:")
  }

  /// Groups that send what `result` makes of the values.
  @inlinable
  final func grouped<Key: Hashable & SendableMetatype, Result>(
    by key: @escaping @Sendable (Value) throws -> Key,
    sending result: @escaping @Sendable (Value) -> Result
  ) -> Signal<GroupedSignal<Key, Result>> {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<GroupedSignal<Key, Result>>, scope) in
        let next = sink.next
        let groups = GroupBySink<Key, Value>.Observer(
          next: { key, group in
            let signal = GroupedSignal<Key, Result>(key) { this, sink, scope in
              let this = unsafeDowncast(this, to: GroupedSignal<Key, Result>.self)
              let sink = this.probed(sink, scope)
              let next = sink.next
              group.subscribe(EventSink(next: { next(result($0)) }, finish: sink.finish), scope)
            }
            next(signal.named("\(key)"))
          }, finish: sink.finish)
        GroupBySink(scope, outerFirst: true, key: key, groups).run(self)
      })
  }
}

/// The values of one key: what `groupBy` sends.
public final class GroupedSignal<Key, Value>: Signal<Value>, @unchecked Sendable {  // immutable
  /// What the values have in common.
  public let key: Key

  /// The group of the other model that this one stands for, if it does.
  @usableFromInline let source: EventSource<Value>?

  /// A group that subscribes as `run` says.
  @inlinable
  init(_ key: Key, _ run: @escaping Run) {
    self.key = key
    source = nil
    super.init(.trampolined, run)
  }

  /// Stands for a group of the other model.
  @inlinable
  package init(_ key: Key, of source: EventSource<Value>) {
    self.key = key
    self.source = source
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: GroupedSignal.self)
      this.source?.connect(this.probed(sink, scope), scope)
    }
  }

  @usableFromInline package override var origin: EventSource<Value>? { source }

  override class var kind: String { "GroupedSignal" }
}

/// A value that knows which group it belongs to.
@usableFromInline
struct Keyed<Key, Value> {
  @usableFromInline let key: Key
  @usableFromInline let value: Value

  @inlinable
  init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }
}
