// SPDX-License-Identifier: MIT
public import Synchronization

/// The observers of a subject in the order they subscribed, and the gate that guards both the list
/// and the sends.
///
/// A send copies and retains nothing.
///
/// Not generic, so adding, removing and disposing need no type metadata. ``SubjectCore`` has the
/// members that depend on the element.
@usableFromInline
package class ObserverList: @unchecked Sendable {  // the gate guards the list
  // The small fields are together, and the last observer is stored only as the predecessor of the
  // first, so that a subject fits in a cache line.
  @exclusivity(unchecked) @usableFromInline var first: UnsafeMutablePointer<ObserverLinks>?
  @usableFromInline let gate = SerialGate()
  /// The number of observers in the list.
  ///
  /// Changed inside the gate only, so a plain store suffices.
  private let linked = Atomic<Int32>(0)
  /// Observers queued to be added, minus those queued to be removed.
  @usableFromInline let queued = Atomic<Int32>(0)
  /// Whether the subject has terminated: its terminal event is being or was delivered, or all
  /// observers were dropped without one.
  ///
  /// Set once, inside the gate.
  @usableFromInline let over = Atomic<Bool>(false)
  /// The terminal event.
  ///
  /// Changes inside the gate, before ``over`` is set; it is read only after that.
  @exclusivity(unchecked) @usableFromInline final var terminal: Termination?

  @usableFromInline
  init() { Resources.subjects.add(ObjectIdentifier(self)) }

  deinit { Resources.subjects.remove(ObjectIdentifier(self)) }

  /// Whether there are observers, including changes that wait for a delivery to finish.
  package final var hasObservers: Bool {
    linked.load(ordering: .acquiring) + queued.load(ordering: .acquiring) > 0
  }

  /// Whether the subject has terminated; a later observer receives the terminal event immediately.
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

  /// Adds a new observer to the list, or sends it the terminal event if the subject has terminated.
  @inlinable
  final func add(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    if isOver { refuse(slot) } else { link(slot) }
  }

  /// Sends the terminal event to an observer that subscribes after it.
  @usableFromInline @inline(never)
  final func refuse(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    let sink = ObserverLinks.release(slot)
    if let terminal { sink?.finish(terminal) }
  }

  /// Removes a slot if it is in the list, and frees it.
  final func unlink(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    if let previous = slot.pointee.previous {
      let following = slot.pointee.following
      if slot == first { first = following } else { previous.pointee.following = following }
      (following ?? first)?.pointee.previous = previous
      countLinked(-1)
    }
    ObserverLinks.free(slot, withSink: true)
  }

  /// Ends a subscription: removes its slot immediately, or after a delivery in progress.
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

  /// Drops all observers without a terminal event, immediately or after a delivery in progress, and
  /// every later one.
  final func closeSilently() {
    gate.deliver(
      { closeInside() }, orQueue: { enqueueClosing() }, drain: { drain() })
  }

  final func closeInside() {
    over.store(true, ordering: .releasing)
    endObservers(nil)
  }

  /// Empties the list; the observers that are still subscribed receive the terminal event, if there
  /// is one.
  @usableFromInline
  final func endObservers(_ termination: Termination?) {
    var cursor = first
    first = nil
    while let slot = cursor {
      cursor = slot.pointee.following
      countLinked(-1)
      let sink = ObserverLinks.release(slot)
      if let termination { sink?.finish(termination) }
    }
  }

  /// Drops all observers when no reference remains through which a caller could send or subscribe.
  package final func close() {
    if hasObservers { closeSilently() }
  }

  /// Like ``close()``, for deinitializers, where the compiler would add a needless retain and
  /// release.
  package static func close(_ list: Unmanaged<ObserverList>) {
    list._withUnsafeGuaranteedRef { $0.close() }
  }

  /// Handles the queued messages; the caller is inside the gate.
  @usableFromInline
  func drain() {}

  func enqueueRemoval(of slot: UnsafeMutablePointer<ObserverLinks>) {}

  func enqueueClosing() {}
}

extension SinkDisposer {
  /// Sets a slot in a subject's list as the teardown, which removes the slot.
  @usableFromInline
  package final func set(_ slot: UnsafeMutablePointer<ObserverLinks>) {
    set(place: slot) { ObserverList.remove($0.assumingMemoryBound(to: ObserverLinks.self)) }
  }
}
