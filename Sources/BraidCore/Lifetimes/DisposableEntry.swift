// SPDX-License-Identifier: MIT

/// One disposable's place in a ``CompositeDisposable``.
class DisposableEntry: SubscriptionOwner, LinkedNode, @unchecked Sendable {
  // Under the owner's lock, or its who took the entry out.
  @exclusivity(unchecked) final var disposable: (any Disposable)?
  // Under the owner's lock.
  @exclusivity(unchecked) final var links = Links<DisposableEntry>()
  @exclusivity(unchecked) final var isLinked = false
  /// Whether the disposable has been asked to notify the entry.
  @exclusivity(unchecked) final var isNotified: Bool

  fileprivate init(_ disposable: any Disposable, isNotified: Bool) {
    self.disposable = disposable
    self.isNotified = isNotified
    super.init(())
  }

  /// The disposable, for whoever took the entry out.
  func take() -> (any Disposable)? { disposable.take() }
}

/// A subscription's place in a bag, which it leaves when it ends.
///
/// Refers to what is in the bag, which the bag's life decides.
final class SubscriptionEntry: DisposableEntry, @unchecked Sendable {
  private let group: CompositeDisposable

  init(_ subscription: SinkDisposer, in group: CompositeDisposable) {
    self.group = group
    super.init(subscription, isNotified: true)
  }

  override func memberEnded(_ pending: inout OwnerQueue) { group.remove(self) }
}

/// The place of any disposable in a group that others own.
///
/// A container that can be refilled is held weakly while it is empty.
final class MemberEntry: DisposableEntry, @unchecked Sendable {
  private weak var group: CompositeDisposable?  // weak: atomic
  private weak var container: DisposableContainer?

  /// - Parameter isNotified: Whether the caller asks the disposable to notify the entry.
  init(_ disposable: any Disposable, in group: CompositeDisposable, isNotified: Bool) {
    self.group = group
    container = disposable as? DisposableContainer
    super.init(disposable, isNotified: isNotified)
  }

  override func take() -> (any Disposable)? { disposable.take() ?? container }

  override func memberEnded(_ pending: inout OwnerQueue) {
    guard let group = retainedGroup() else { return }
    let isEmpty = group._withUnsafeGuaranteedRef { group in
      if group.remove(self) == nil { return false }
      if group.isWatching { group.childEnded(&pending) }
      return group.isResting
    }
    // It may be in an empty group itself, and that in another one (C8).
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
