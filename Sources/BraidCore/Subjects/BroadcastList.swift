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
  @exclusivity(unchecked) @usableFromInline var first: UnsafeMutablePointer<BroadcastLinks>?
  @exclusivity(unchecked) @usableFromInline var last: UnsafeMutablePointer<BroadcastLinks>?
  /// Observers in the list.
  ///
  /// Stored inside the door only, so a store is enough.
  private let linked = Atomic<Int>(0)
  /// Observers queued to be added, minus those queued to be removed.
  @usableFromInline let queued = Atomic<Int>(0)

  @usableFromInline
  init() { Resources.subjects.add() }

  deinit { Resources.subjects.remove() }

  /// Whether anybody is subscribed, counting changes that wait for a delivery to end.
  package final var hasObservers: Bool {
    linked.load(ordering: .acquiring) + queued.load(ordering: .acquiring) > 0
  }

  @usableFromInline
  final func countLinked(_ change: Int) {
    linked.store(linked.load(ordering: .relaxed) + change, ordering: .releasing)
  }

  @usableFromInline
  final func link(_ slot: UnsafeMutablePointer<BroadcastLinks>) {
    slot.pointee.previous = last
    if let last { last.pointee.following = slot } else { first = slot }
    last = slot
    slot.pointee.isLinked = true
    countLinked(1)
  }

  /// Takes a slot off the list, if it is in it, and frees it.
  @usableFromInline
  final func unlink(_ slot: UnsafeMutablePointer<BroadcastLinks>) {
    if slot.pointee.isLinked {
      let previous = slot.pointee.previous
      let following = slot.pointee.following
      if let previous { previous.pointee.following = following } else { first = following }
      if let following { following.pointee.previous = previous } else { last = previous }
      countLinked(-1)
    }
    BroadcastLinks.free(slot)
  }

  /// Ends a subscription: takes its slot off the list now, or behind the delivery under way.
  static func remove(_ slot: UnsafeMutablePointer<BroadcastLinks>) {
    if slot.pointee.isGone.load(ordering: .acquiring) { return BroadcastLinks.free(slot) }
    let list = slot.pointee.list
    if list.door.enter() {
      list.unlink(slot)
      if !list.door.leave() { list.drain() }
    } else {
      list.queued.wrappingSubtract(1, ordering: .relaxed)
      list.enqueueRemoval(of: slot)
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
  func enqueueRemoval(of slot: UnsafeMutablePointer<BroadcastLinks>) {}

  @usableFromInline
  func enqueueClosing() {}

  /// Empties the list and the entries in it; the caller is inside the door.
  @usableFromInline
  func dropObservers() {}
}
