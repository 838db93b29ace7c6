// SPDX-License-Identifier: MIT
public import Synchronization

/// Lets one delivery in at a time, without holding a lock across it (C3, C4).
///
/// An idle door costs one compare-and-swap in and one out. A send that finds the door busy is
/// queued by ``Serialized``, and whoever is inside delivers it. Noncopyable: it lives inside its
/// owner and costs no allocation.
@frozen
@usableFromInline
package struct Door: ~Copyable, Sendable {
  /// 0: idle. Otherwise the delivery under way plus the sends that were queued since.
  @usableFromInline let pending: Atomic<Int>

  /// A door with nobody inside; or one that its maker has entered already.
  @inlinable
  package init(entered: Bool = false) { pending = Atomic(entered ? 1 : 0) }

  /// True: the caller is inside and must leave. False: the send has to be queued.
  @inlinable @inline(__always)
  package borrowing func enter() -> Bool {
    pending.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  /// True: the caller is out. False: sends were queued meanwhile, and the caller must drain them.
  @inlinable @inline(__always)
  package borrowing func leave() -> Bool {
    pending.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
  }

  /// Counts a queued send in. True: the door was idle after all, the caller is inside and must
  /// drain.
  @inlinable
  package borrowing func announce() -> Bool {
    pending.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0
  }

  /// What has been announced so far; the one inside drains until ``settle(_:)`` says zero.
  @inlinable
  package borrowing func announced() -> Int { pending.load(ordering: .acquiring) }

  /// Takes off what was drained; the rest came meanwhile.
  @inlinable
  package borrowing func settle(_ drained: Int) -> Int {
    pending.wrappingSubtract(drained, ordering: .acquiringAndReleasing).newValue
  }
}
