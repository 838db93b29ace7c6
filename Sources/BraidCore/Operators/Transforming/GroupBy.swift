// SPDX-License-Identifier: MIT

/// `groupBy`: a hot group for each key.
///
/// The source stays subscribed while the outer subscription or one to a group is alive. Its events
/// are serial, so the groups are looked up without a lock; each group is a subject of its own.
@usableFromInline
package final class GroupBySink<Key: Hashable & SendableMetatype, Element>: SharedLifetime,
  @unchecked Sendable  // the groups are touched by the source only, the rest is immutable
{
  @usableFromInline package typealias Group = SubjectCore<Element, NoReplay<Element>>
  /// Where new groups go.
  @usableFromInline package typealias Observer = EventSink<(Key, GroupSource<Key, Element>)>

  /// The groups in the order they came; both touched by the source only.
  @exclusivity(unchecked) @usableFromInline var groups: [Key: Group] = [:]
  @exclusivity(unchecked) @usableFromInline var inOrder: ContiguousArray<Group> = []
  @usableFromInline let key: @Sendable (Element) throws -> Key
  /// Whether the outer observer hears of the end before the groups do: in RAC it does.
  @usableFromInline let outerFirst: Bool
  /// The outer observer, until its subscription is over: a group that somebody keeps must not keep
  /// it, too.
  @usableFromInline let observer: Locked<Observer?>

  @inlinable
  package init(
    _ outer: SinkDisposer, outerFirst: Bool, key: @escaping @Sendable (Element) throws -> Key,
    _ observer: Observer
  ) {
    self.key = key
    self.observer = Locked(observer)
    self.outerFirst = outerFirst
    super.init(outer)
  }

  /// Subscribes to the source.
  @inlinable
  package func run(_ source: EventSource<Element>) {
    source.connect(EventSink(next: { self.receive($0) }, finish: { self.sourceFinished($0) }), self)
  }

  /// A value has arrived.
  @inlinable
  package func receive(_ element: Element) {
    if isOver { return }
    let key: Key
    do { key = try self.key(element) } catch { return sourceFinished(.error(error)) }
    if let group = groups[key] { return group.next(element) }
    // Nobody can hear of a group that comes after the outer subscription is over.
    guard let observer = observer.withLock({ $0 }) else { return }
    let group = Group(NoReplay())
    groups[key] = group
    inOrder.append(group)
    observer.next((key, GroupSource(group, self)))
    group.next(element)
  }

  /// The source has ended, or a key could not be made.
  @inlinable
  package func sourceFinished(_ termination: Termination) {
    let ended = inOrder
    groups = [:]
    inOrder = []
    let observer = observer.exchange(nil)
    if outerFirst { observer?.finish(termination) }
    for group in ended { group.finish(termination) }
    if !outerFirst { observer?.finish(termination) }
    dispose()
  }

  @usableFromInline
  override func firstHasLeft() { _ = observer.exchange(nil) }
}

/// What a group subscribes to.
@usableFromInline
package final class GroupSource<Key: Hashable & SendableMetatype, Element>: Sendable {
  @usableFromInline let group: GroupBySink<Key, Element>.Group
  @usableFromInline let owner: GroupBySink<Key, Element>

  @inlinable
  init(_ group: GroupBySink<Key, Element>.Group, _ owner: GroupBySink<Key, Element>) {
    self.group = group
    self.owner = owner
  }

  /// Subscribes an observer of the group, which then counts as a user of the source.
  @inlinable
  package func subscribe(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let use = LifetimeUse(owner)
    scope.set(use)
    group.subscribe(sink.disposing(use), use)
  }
}
