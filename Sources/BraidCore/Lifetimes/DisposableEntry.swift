// SPDX-License-Identifier: MIT
import Synchronization

/// The entry of one disposable in a ``CompositeDisposable``.
class DisposableEntry: SubscriptionOwner, LinkedNode, @unchecked Sendable {
  // Guarded by the group's lock until the entry is removed; then it belongs to the remover.
  @exclusivity(unchecked) final var disposable: (any Disposable)?
  // Guarded by the group's lock.
  @exclusivity(unchecked) final var links = Links<DisposableEntry>()
  @exclusivity(unchecked) final var isLinked = false
  /// Whether the entry is registered with the disposable.
  @exclusivity(unchecked) final var isNotified: Bool

  fileprivate init(_ disposable: any Disposable, isNotified: Bool) {
    self.disposable = disposable
    self.isNotified = isNotified
    super.init(())
  }

  /// Takes the disposable; called after the entry was removed.
  func take() -> (any Disposable)? { disposable.take() }
}

/// The entry of a subscription in a bag; it removes itself when the subscription ends.
///
/// It retains the bag's contents, whose lifetime is the bag's.
final class SubscriptionEntry: DisposableEntry, @unchecked Sendable {
  private let group: CompositeDisposable

  init(_ subscription: SinkDisposer, in group: CompositeDisposable) {
    self.group = group
    super.init(subscription, isNotified: true)
  }

  override func memberEnded(_ pending: inout OwnerQueue) { group.remove(self) }
}

/// The entry of any disposable in a group that may have other owners.
///
/// An empty container that can be refilled is held weakly.
final class MemberEntry: DisposableEntry, @unchecked Sendable {
  private weak var group: CompositeDisposable?  // weak references are atomic
  private weak var container: DisposableContainer?
  /// Whether the entry has been removed: then the end of the disposable changes nothing, and the
  /// group need not be asked.
  private let isTaken = Atomic<Bool>(false)

  /// - Parameter isNotified: Whether the caller registers the entry with the disposable.
  init(_ disposable: any Disposable, in group: CompositeDisposable, isNotified: Bool) {
    self.group = group
    if let container = disposable as? DisposableContainer { self.container = container }
    super.init(disposable, isNotified: isNotified)
  }

  override func take() -> (any Disposable)? {
    isTaken.store(true, ordering: .relaxed)
    return disposable.take() ?? container
  }

  override func memberEnded(_ pending: inout OwnerQueue) {
    if isTaken.load(ordering: .relaxed) { return }
    guard let group = retainedGroup() else { return }
    let isEmpty = group._withUnsafeGuaranteedRef { group in
      if group.remove(self) == nil { return false }
      if group.isWatching { group.childEnded(&pending) }
      return group.isResting
    }
    // The group may itself be in an empty group, and so on (C8).
    if isEmpty { ChainRelease.release(group) } else { group.release() }
  }

  override func memberTurned(_ member: DisposableContainer) {
    guard let group = retainedGroup() else { return }
    let released = group._withUnsafeGuaranteedRef { $0.turn(self, member) }
    group.release()
    if let released { ChainRelease.release(released) }
  }

  @inline(never)
  private func retainedGroup() -> Unmanaged<CompositeDisposable>? {
    group.map { .passRetained($0) }
  }
}
