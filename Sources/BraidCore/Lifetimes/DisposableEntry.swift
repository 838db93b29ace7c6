// SPDX-License-Identifier: MIT

/// The entry of one disposable in a ``CompositeDisposable``.
class DisposableEntry: SubscriptionOwner, LinkedNode, @unchecked Sendable {
  // Guarded by the group's lock until the entry is removed; then it belongs to the remover.
  final var disposable: (any Disposable)?
  // Guarded by the group's lock.
  final var links = Links<DisposableEntry>()
  final var isLinked = false

  fileprivate init(_ disposable: any Disposable) {
    self.disposable = disposable
    super.init(())
  }

  /// Prepares an entry that is not registered with its disposable; called under the group's lock.
  ///
  /// - Returns: Whether the caller has to register it.
  func prepare(for watcher: ChildWatcher) -> Bool { false }

  /// Takes the disposable; called after the entry was removed.
  func take() -> (any Disposable)? {
    isDetached.store(true, ordering: .relaxed)
    return disposable.take()
  }
}

/// The entry of a subscription in a bag; it removes itself when the subscription ends.
///
/// It retains the bag's contents, whose lifetime is the bag's.
final class SubscriptionEntry: DisposableEntry, @unchecked Sendable {
  private let group: CompositeDisposable

  init(_ subscription: SinkDisposer, in group: CompositeDisposable) {
    self.group = group
    super.init(subscription)
  }

  override func memberEnded(_ pending: inout OwnerQueue) { group.remove(self) }
}

/// The entry of any disposable in a group that may have other owners.
class MemberEntry: DisposableEntry, @unchecked Sendable {
  /// Knows the group without retaining it; nil while the entry is not registered with the
  /// disposable.
  ///
  /// Written before the registration, which publishes it.
  private final var watcher: ChildWatcher?

  /// - Parameter watcher: The group's, if the caller registers the entry with the disposable.
  init(_ disposable: any Disposable, _ watcher: ChildWatcher?) {
    self.watcher = watcher
    super.init(disposable)
  }

  override final func prepare(for watcher: ChildWatcher) -> Bool {
    if self.watcher != nil { return false }
    self.watcher = watcher
    return true
  }

  override final func memberEnded(_ pending: inout OwnerQueue) {
    guard let group = retainedGroup() else { return }
    let isEmpty = group._withUnsafeGuaranteedRef { group in
      if group.remove(self) == nil { return false }
      if group.isWatching { group.childEnded(&pending) }
      return group.isResting
    }
    // The group may itself be in an empty group, and so on (C8).
    if isEmpty { ChainRelease.release(group) } else { group.release() }
  }

  fileprivate final func retainedGroup() -> Unmanaged<CompositeDisposable>? {
    guard let container = watcher?.retainedContainer() else { return nil }
    return .fromOpaque(container.toOpaque())
  }
}

/// The entry of a container; an empty container that can be refilled is held weakly.
final class ContainerEntry: MemberEntry, @unchecked Sendable {
  private weak var container: DisposableContainer?

  init(_ container: DisposableContainer, _ watcher: ChildWatcher?) {
    self.container = container
    super.init(container, watcher)
  }

  override func take() -> (any Disposable)? { super.take() ?? container }

  override func memberTurned(_ member: DisposableContainer) {
    guard let group = retainedGroup() else { return }
    let released = group._withUnsafeGuaranteedRef { $0.turn(self, member) }
    group.release()
    if let released { ChainRelease.release(released) }
  }
}
