// SPDX-License-Identifier: MIT

/// The engine of `groupBy`: a hot group for each key.
///
/// The source stays subscribed while the outer subscription or a subscription to a group is active.
/// Its events are serial, so looking up a group needs no lock. Each group is a subject.
@usableFromInline
package final class GroupBySink<Key: Hashable & SendableMetatype, Element>: SharedLifetime,
  @unchecked Sendable  // only the source accesses the groups; the rest is immutable
{
  /// The observer of new groups.
  @usableFromInline package typealias Observer = EventSink<(Key, SubjectSource<Element>)>

  /// The groups, also in the order of their creation; accessed by the source only.
  @exclusivity(unchecked) @usableFromInline var groups: [Key: SubjectCore] = [:]
  @exclusivity(unchecked) @usableFromInline var inOrder: ContiguousArray<SubjectCore> = []
  /// Whether the outer observer receives the terminal event before the groups, as in RAC.
  @usableFromInline let outerFirst: Bool
  /// The outer observer, until its subscription ends; a retained group must not retain it.
  @usableFromInline let observer: Locked<Observer?>

  @inlinable
  package init(_ outer: SinkDisposer, outerFirst: Bool, _ observer: Observer) {
    self.observer = Locked(observer)
    self.outerFirst = outerFirst
    super.init(outer)
  }

  /// Subscribes to the source, whose values the groups emit.
  @inlinable
  package func run(
    _ source: EventSource<Element>, key: @escaping @Sendable (Element) throws -> Key
  ) {
    source.connect(
      EventSink(
        next: { self.receive($0, key) { $0 } }, finish: { self.sourceFinished($0) }), self)
  }

  /// Subscribes to the source.
  ///
  /// - Parameters:
  ///   - key: Returns the key of a value.
  ///   - element: Maps a value for its group. Called after a new group was emitted, as in RAC.
  @inlinable
  package func run<Value>(
    _ source: EventSource<Value>, key: @escaping @Sendable (Value) throws -> Key,
    element: @escaping @Sendable (Value) throws -> Element
  ) {
    source.connect(
      EventSink(
        next: { self.receive($0, key, element) }, finish: { self.sourceFinished($0) }), self)
  }

  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value, _ key: (Value) throws -> Key, _ element: (Value) throws -> Element
  ) {
    if isOver { return }
    do {
      let key = try key(value)
      guard let group = groups[key] ?? newGroup(key) else { return }
      group.next(try element(value))
    } catch { sourceFinished(.error(error)) }
  }

  /// Emits a new group; returns nil if no observer can receive it.
  @inlinable
  func newGroup(_ key: Key) -> SubjectCore? {
    // After the outer subscription has ended, no observer can receive a new group.
    guard let observer = observer.withLock({ $0 }) else { return nil }
    let group = SubjectCore(Element.self)
    groups[key] = group
    inOrder.append(group)
    Tracing.makes(group)
    observer.next((key, SubjectSource(group, self)))
    return group
  }

  /// Called when the source has terminated, or when a closure has thrown.
  @inlinable
  func sourceFinished(_ termination: Termination) {
    let ended = inOrder
    groups = [:]
    inOrder = []
    let observer = observer.exchange(nil)
    if outerFirst { observer?.finish(termination) }
    for group in ended { group.finish(termination) }
    if !outerFirst { observer?.finish(termination) }
    dispose()
  }

  override func firstHasLeft() { _ = observer.exchange(nil) }
}
