// SPDX-License-Identifier: MIT
public import Synchronization

/// The observers of a subject, in the order they came, and the gate that guards the list together
/// with the sends: a send copies and retains nothing.
///
/// Not generic, so that adding, removing and disposing run without type metadata; what depends on
/// the element is in ``SubjectCore``.
@usableFromInline
package class ObserverList: @unchecked Sendable {  // the list is touched inside the gate only
  // The small fields together, and the last observer only as the first one's predecessor: a subject
  // fits a cache line.
  @exclusivity(unchecked) @usableFromInline var first: UnsafeMutablePointer<ObserverLinks>?
  @usableFromInline let gate = SerialGate()
  /// Observers in the list.
  ///
  /// Stored inside the gate only, so a store is enough.
  private let linked = Atomic<Int32>(0)
  /// Observers queued to be added, minus those queued to be removed.
  @usableFromInline let queued = Atomic<Int32>(0)
  /// Whether nothing is to come: the end is being, or has been, delivered, or all observers were
  /// dropped without one, as those are that come.
  ///
  /// Changes inside the gate, once.
  @usableFromInline let over = Atomic<Bool>(false)

  @usableFromInline
  init() { Resources.subjects.add() }

  deinit { Resources.subjects.remove() }

  /// Whether anybody is subscribed, counting changes that wait for a delivery to end.
  package final var hasObservers: Bool {
    linked.load(ordering: .acquiring) + queued.load(ordering: .acquiring) > 0
  }

  /// Whether nothing is to come: a later observer hears that at once.
  @inlinable @inline(__always)
  final var isOver: Bool { over.load(ordering: .acquiring) }

  @usableFromInline
  final func countLinked(_ change: Int32) {
    linked.store(linked.load(ordering: .relaxed) + change, ordering: .releasing)
  }

  @usableFromInline
  final func link(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    if let first {
      slot.pointee.previous = first.pointee.previous
      first.pointee.previous?.pointee.following = slot
      first.pointee.previous = slot
    } else {
      slot.pointee.previous = slot
      first = slot
    }
    countLinked(1)
  }

  /// Takes a slot off the list, if it is in it, and frees it.
  @usableFromInline
  final func unlink(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    if let previous = slot.pointee.previous {
      let following = slot.pointee.following
      if slot == first { first = following } else { previous.pointee.following = following }
      (following ?? first)?.pointee.previous = previous
      countLinked(-1)
    }
    ObserverLinks.free(slot, withSink: true)
  }

  /// Ends a subscription: takes its slot off the list now, or after the delivery under way.
  static func remove(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    guard let reference = slot.pointee.takeList() else {
      return ObserverLinks.free(slot, withSink: false)
    }
    RaceWindow.reach(.slotTaken)
    reference._withUnsafeGuaranteedRef { list in
      list.gate.deliver(
        { list.unlink(slot) },
        orQueue: {
          list.queued.wrappingSubtract(1, ordering: .relaxed)
          list.enqueueRemoval(of: slot)
        }, drain: { list.drain() })
    }
    reference.release()
  }

  /// Lets go of all observers without an event, now or after the delivery under way, and of those
  /// that come.
  final func closeSilently() {
    gate.deliver(
      { closeInside() }, orQueue: { enqueueClosing() }, drain: { drain() })
  }

  @usableFromInline
  final func closeInside() {
    over.store(true, ordering: .releasing)
    dropObservers()
  }

  /// The same when nobody is left who could send or subscribe.
  package final func close() {
    if hasObservers { closeSilently() }
  }

  /// The same where the compiler would count references in vain: in a deinitializer.
  package static func close(_ list: Unmanaged<ObserverList>) {
    list._withUnsafeGuaranteedRef { $0.close() }
  }

  /// Handles what was queued; the caller is inside the gate.
  @usableFromInline
  func drain() {}

  @usableFromInline
  func enqueueRemoval(of slot: UnsafeMutablePointer<ObserverLinks>) {}

  @usableFromInline
  func enqueueClosing() {}

  /// Empties the list and the entries in it; the caller is inside the gate.
  @usableFromInline
  func dropObservers() {}
}

extension SinkDisposer {
  /// Gives the scope its place on a subject's list, to leave it in the end.
  @usableFromInline
  package final func set(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    set(place: slot) { ObserverList.remove($0.assumingMemoryBound(to: ObserverLinks.self)) }
  }
}
