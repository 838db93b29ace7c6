// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Splits the values into one signal for each key.
  ///
  ///     source    a-1-b-2-|
  ///     letters   a---b---|
  ///     digits    --1---2-|
  ///
  /// ```swift
  /// let numbers = Signal.from(1...4)
  /// numbers
  ///   .groupBy { $0.isMultiple(of: 2) ? "even" : "odd" }
  ///   .flattenMap { group in group.map { "\(group.key) \($0)" } }
  ///   .subscribe(next: { print($0) })  // odd 1, even 2, odd 3, even 4
  /// ```
  ///
  /// A group is emitted immediately before its first value, so a subscriber that subscribes to it
  /// synchronously receives all its values. Groups are hot: a value is lost if its group has no
  /// subscriber.
  ///
  /// The source stays subscribed until the outer subscription and all subscriptions to groups are
  /// disposed. A group therefore continues after the outer subscription is disposed (in
  /// ReactiveObjC it does not). Once only groups are subscribed, values with a new key are dropped.
  ///
  /// If you need only the values of one key, use ``filter(_:)``.
  ///
  /// - **Ends:** the terminal event of the source ends the result first, then the groups, in the
  ///   order of their creation. An error thrown by `key` fails all of them (C7).
  /// - **Threads:** groups and values arrive on the source's thread; `key` runs there.
  /// - Complexity: O(1) per value on average; retains a subject for each key until the source ends.
  ///
  /// - Parameter key: Returns the key of a value.
  @preconcurrency
  public final func groupBy<Key: Hashable>(
    _ key: @escaping @Sendable (Value) throws -> Key
  ) -> Signal<GroupedSignal<Key, Value>> {
    makeSignal(GroupByOperator(self, outerFirst: true, key: key) { send(Value.self, $0, $1, $2) })
      .named(after: self, "-groupBy:")
  }

  /// Splits the values into one signal for each key, and maps each value of a group.
  ///
  /// Differs from ``groupBy(_:)`` in that the groups emit the results of `transform`. An error
  /// thrown by `transform` fails the result and all groups.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a value.
  ///   - transform: Maps a value for its group. Called once for each value, after `key`, and
  ///     after a new group was emitted.
  @preconcurrency
  public final func groupBy<Key: Hashable, Result>(
    _ key: @escaping @Sendable (Value) throws -> Key,
    transform: @escaping @Sendable (Value) throws -> Result
  ) -> Signal<GroupedSignal<Key, Result>> {
    makeSignal(
      GroupByOperator(self, outerFirst: true, key: key, element: transform) {
        send(Result.self, $0, $1, $2)
      }
    )
    .named(after: self, "-groupBy:transform:")
  }
}

/// Sends a new group as a signal.
private func send<Key: Hashable, Value>(
  _ type: Value.Type, _ key: Key, _ subscribe: @escaping RawSubscribe, _ sink: RawSink
) {
  let signal = GroupedSignal<Key, Value>(key) { _, sink, scope in subscribe(sink.raw, scope) }
  let group = signal.named("\(key)")
  // After the name, which would count as one that the program gave.
  group.isPart("group", "\(key)")
  withAddress(of: group) { sink.next(at: $0) }
}

/// A group of ``Signal/groupBy(_:)``: a signal of the values with the same key.
public final class GroupedSignal<Key, Value>: Signal<Value>, @unchecked Sendable {  // immutable
  /// The key of all values of this group.
  public let key: Key

  /// The group of the other model that this group represents, if any.
  private let source: EventSource<Value>?

  /// Creates a group whose subscriptions run `run`.
  init(_ key: Key, _ run: @escaping Run) {
    self.key = key
    source = nil
    super.init(.trampolined, run)
  }

  /// Stands for a group of the other model.
  package init(_ key: Key, of source: EventSource<Value>) {
    self.key = key
    self.source = source
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: GroupedSignal.self)
      this.source?.connect(sink, scope)
    }
  }

  package override var origin: EventSource<Value>? { source }

  override class var kind: String { "GroupedSignal" }
}
