// SPDX-License-Identifier: MIT
public import Synchronization

/// Lets one delivery in at a time, without holding a lock across it (C3, C4).
///
/// An idle gate costs one compare-and-swap in and one out. A send that finds the gate busy is
/// queued by ``Serialized``, and whoever is inside delivers it. Noncopyable: it lives inside its
/// owner and costs no allocation.
@frozen
@usableFromInline
package struct SerialGate: ~Copyable, Sendable {
  /// The delivery under way, if any, plus the sends that were queued since; zero when idle.
  @usableFromInline let count: Atomic<Int32>

  /// A gate with nobody inside; or one that its maker has entered already.
  @inlinable
  package init(entered: Bool = false) { count = Atomic(entered ? 1 : 0) }

  /// Tries to get in: true if the caller is inside and must leave, false if it has to queue.
  @inlinable @inline(__always)
  package borrowing func tryEnter() -> Bool {
    count.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  /// Tries to get out: false if sends were queued meanwhile, which the caller must drain.
  @inlinable @inline(__always)
  package borrowing func tryLeave() -> Bool {
    count.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Counts a queued send in; true if nobody is inside any more, and the caller is and must drain.
  @inlinable
  package borrowing func addPending() -> Bool {
    count.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0
  }

  /// What was added so far; the one inside drains until ``subtractPending(_:)`` says zero.
  @inlinable
  package borrowing func pending() -> Int32 { count.load(ordering: .acquiring) }

  /// Takes off what was drained; the rest came meanwhile.
  @inlinable
  package borrowing func subtractPending(_ drained: Int32) -> Int32 {
    count.wrappingSubtract(drained, ordering: .acquiringAndReleasing).newValue
  }
}
