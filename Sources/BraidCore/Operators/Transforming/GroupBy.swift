// SPDX-License-Identifier: MIT

/// `groupBy`: a hot group for each key.
///
/// Knows the type of the keys, but not of the values.
package final class GroupByOperator<Key: Hashable>: RawOperator,
  @unchecked Sendable  // immutable
{
  /// Sends a new group to the observer of the groups.
  package typealias Emit = (Key, _ values: @escaping RawSubscribe, RawSink) -> Void

  private let source: RawSource
  private let rules: GroupRules<Key>

  /// Groups of the values of `source`.
  ///
  /// - Parameters:
  ///   - outerFirst: Whether the outer observer receives the terminal event before the groups, as
  ///     in RAC.
  ///   - key: Returns the key of a value.
  package init<Value>(
    _ source: EventSource<Value>, outerFirst: Bool,
    key: @escaping (Value) throws -> Key,
    emit: @escaping Emit
  ) {
    self.source = source.raw
    rules = GroupRules(
      type: RawType(Value.self), outerFirst: outerFirst, key: Transform(body: key).raw,
      send: { $1.next(at: $0) }, emit: emit)
  }

  /// Groups of the results of a closure.
  ///
  /// - Parameter element: Maps a value for its group. Called after a new group was emitted, as in
  ///   RAC.
  package init<Value, Element>(
    _ source: EventSource<Value>, outerFirst: Bool,
    key: @escaping (Value) throws -> Key,
    element: @escaping (Value) throws -> Element,
    emit: @escaping Emit
  ) {
    self.source = source.raw
    let element = Transform(body: element).raw
    rules = GroupRules(
      type: RawType(Element.self), outerFirst: outerFirst, key: Transform(body: key).raw,
      send: { value, group in
        let result = try element.body(untyped(at: value).pointee)
        withAddress(of: result) { group.next(at: $0) }
      }, emit: emit)
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    let engine = GroupBySink(rules, sink, scope)
    source.connect(engine.input, engine)
  }
}

/// The parameters of `groupBy`.
private struct GroupRules<Key: Hashable> {
  /// The type of the values of the groups.
  let type: RawType
  let outerFirst: Bool
  let key: Transform<Untyped, Key>
  /// Sends a value to its group.
  let send: (UnsafeRawPointer, SubjectCore) throws -> Void
  let emit: GroupByOperator<Key>.Emit
}

/// The part of the engine that does not know the type of the keys.
private class GroupingSink: SharedLifetime, @unchecked Sendable {  // see the subclass
  final var input: RawSink {
    RawSink(next: { self.receive(address(of: $0)) }, finish: { self.sourceFinished($0) })
  }

  func receive(_ value: UnsafeRawPointer) {}

  func sourceFinished(_ termination: Termination) {}

  /// Subscribes to the values of a group.
  final func values(of group: SubjectCore) -> RawSubscribe {
    { self.subscribe($0, to: group, $1) }
  }
}

/// The engine of `groupBy`.
///
/// The source stays subscribed while the outer subscription or a subscription to a group is active.
/// Its events are serial, so looking up a group needs no lock. Each group is a subject.
private final class GroupBySink<Key: Hashable>: GroupingSink,
  @unchecked Sendable  // only the source accesses the groups; the rest is immutable
{
  private let rules: GroupRules<Key>
  /// The groups, also in the order of their creation; accessed by the source only.
  ///
  /// Only the latter retain them, or each value would retain its group.
  private var groups: [Key: Unmanaged<SubjectCore>] = [:]
  private var inOrder: ContiguousArray<SubjectCore> = []
  /// The observer of the groups, until its subscription ends; a retained group must not retain it.
  private let observer: Locked<RawSink?>

  init(_ rules: GroupRules<Key>, _ sink: consuming RawSink, _ outer: SinkDisposer) {
    self.rules = rules
    observer = Locked(sink)
    super.init(outer)
  }

  // The keys of most programs.
  @_specialize(where Key == Int)
  @_specialize(where Key == String)
  override func receive(_ value: UnsafeRawPointer) {
    if isSpent { return }
    do {
      let key = try rules.key.body(untyped(at: value).pointee)
      guard let group = groups[key] ?? newGroup(key) else { return }
      try group._withUnsafeGuaranteedRef { try rules.send(value, $0) }
    } catch { sourceFinished(.error(error)) }
  }

  /// Emits a new group; returns nil if no observer can receive it.
  private func newGroup(_ key: Key) -> Unmanaged<SubjectCore>? {
    // After the outer subscription has ended, no observer can receive a new group.
    guard let observer = observer.withLock({ $0 }) else { return nil }
    let group = SubjectCore(rules.type)
    groups[key] = .passUnretained(group)
    inOrder.append(group)
    Tracing.makes(group)
    rules.emit(key, values(of: group), observer)
    return .passUnretained(group)
  }

  /// Called when the source has terminated, or when a closure has thrown.
  override func sourceFinished(_ termination: Termination) {
    let all = exchange(&inOrder, with: [])
    groups = [:]
    let observer = observer.exchange(nil)
    if rules.outerFirst { observer?.finish(termination) }
    for group in all { group.finish(termination) }
    if !rules.outerFirst { observer?.finish(termination) }
    dispose()
  }

  override func firstHasLeft() { _ = observer.exchange(nil) }
}
