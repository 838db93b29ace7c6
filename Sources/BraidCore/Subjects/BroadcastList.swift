// SPDX-License-Identifier: MIT
public import Synchronization

/// The observers of a subject, in the order they came, and the door that guards the list together
/// with the sends: a send copies and retains nothing.
///
/// Not generic, so that adding, removing and disposing run without type metadata; what depends on
/// the element is in ``Broadcast``.
@usableFromInline
package class BroadcastList: @unchecked Sendable {  // the list is touched inside the door only
  @usableFromInline let door = Door()
  @exclusivity(unchecked) @usableFromInline var first: Unmanaged<BroadcastNode>?
  @exclusivity(unchecked) @usableFromInline var last: Unmanaged<BroadcastNode>?
  /// Observers in the list. Stored inside the door only, so a store is enough.
  private let linked = Atomic<Int>(0)
  /// Observers queued to be added, minus those queued to be removed.
  @usableFromInline let queued = Atomic<Int>(0)

  @usableFromInline
  init() { Resources.subjects.add() }

  deinit {
    Resources.subjects.remove()
    while let node = first {
      first = node.takeUnretainedValue().following
      node.release()
    }
  }

  /// Whether anybody is subscribed, counting changes that wait for a delivery to end.
  package final var hasObservers: Bool {
    linked.load(ordering: .acquiring) + queued.load(ordering: .acquiring) > 0
  }

  @usableFromInline
  final func countLinked(_ change: Int) {
    linked.store(linked.load(ordering: .relaxed) + change, ordering: .releasing)
  }

  @usableFromInline
  final func link(_ node: BroadcastNode) {
    node.previous = last
    let reference = Unmanaged.passRetained(node)
    if let last { last._withUnsafeGuaranteedRef { $0.following = reference } } else {
      first = reference
    }
    last = reference
    node.isLinked = true
    countLinked(1)
  }

  @usableFromInline
  final func unlink(_ node: BroadcastNode) {
    guard node.isLinked else { return }
    node.isLinked = false
    countLinked(-1)
    if let previous = node.previous {
      previous._withUnsafeGuaranteedRef { $0.following = node.following }
    } else {
      first = node.following
    }
    if let following = node.following {
      following._withUnsafeGuaranteedRef { $0.previous = node.previous }
    } else {
      last = node.previous
    }
    node.previous = nil
    node.following = nil
    Unmanaged.passUnretained(node).release()
  }

  /// Takes an observer off the list: now, or behind the delivery under way.
  final func remove(_ node: BroadcastNode) {
    if node.isGone { return }
    if door.enter() {
      unlink(node)
      if !door.leave() { drain() }
    } else {
      queued.wrappingSubtract(1, ordering: .relaxed)
      enqueueRemoval(of: node)
    }
  }

  /// Lets go of all observers without an event: nobody is left who could send one.
  package final func close() {
    if !hasObservers { return }
    if door.enter() {
      dropObservers()
      if !door.leave() { drain() }
    } else {
      enqueueClosing()
    }
  }

  /// Handles what was queued; the caller is inside the door.
  @usableFromInline
  func drain() {}

  @usableFromInline
  func enqueueRemoval(of node: BroadcastNode) {}

  @usableFromInline
  func enqueueClosing() {}

  /// Empties the list and the entries in it; the caller is inside the door.
  @usableFromInline
  func dropObservers() {}
}

/// One observer's place in the list of a subject, and the teardown of its subscription.
@usableFromInline
package class BroadcastNode: Disposable, @unchecked Sendable {  // links: inside the door only
  @usableFromInline final let list: BroadcastList
  @usableFromInline final let scope: SinkDisposer
  @exclusivity(unchecked) @usableFromInline final var previous: Unmanaged<BroadcastNode>?
  @exclusivity(unchecked) @usableFromInline final var following: Unmanaged<BroadcastNode>?
  @exclusivity(unchecked) @usableFromInline final var isLinked = false
  private let gone = Atomic<Bool>(false)

  @usableFromInline
  init(_ list: BroadcastList, _ scope: SinkDisposer) {
    self.list = list
    self.scope = scope
  }

  /// Whether the subject has ended and let go of the observer by itself.
  fileprivate final var isGone: Bool { gone.load(ordering: .acquiring) }

  /// Only inside the door.
  @usableFromInline
  final func markGone() {
    isLinked = false
    gone.store(true, ordering: .releasing)
  }

  @usableFromInline
  package final func dispose() { list.remove(self) }
}
