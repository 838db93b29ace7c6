// SPDX-License-Identifier: MIT
import Synchronization

/// A disposable that holds others: disposing it disposes them, in order, each exactly once.
///
/// However deeply containers are nested, disposing and deallocating them is a loop and never a
/// recursion (C8), and no lock is held while a child is disposed or released (C4).
///
/// A container in a bag or in another container notifies its owner (C10): when it is disposed; when
/// everything in it has ended, if nothing can be put into it any more; when it becomes empty, if it
/// can be refilled. An empty one is held weakly, so that it is released unless a caller can refill
/// it.
public class DisposableContainer: Cancelable, @unchecked Sendable {  // subclasses: under their lock
  // The bits of the owners besides; see ``OwnerSlot``.
  /// Everything in it has ended, and nothing can be put into it any more.
  private static var spentBit: UInt8 { 2 }
  /// It is empty, and can be refilled.
  private static var restingBit: UInt8 { 4 }
  /// It is notified when something in it ends.
  private static var watchingBit: UInt8 { 32 }

  // Always shared: a container may end in several ways, so its owners are taken under their lock.
  private let state = Atomic<UInt8>(OwnerSlot.sharedBit)
  private let owners = OwnerSlot()
  private let ownersLock = Lock()
  /// What the children notify, made for a container that wants to know.
  private let watcher = LazyReference()

  init() { Resources.disposables.add() }

  deinit {
    var children = DisposalStack()
    abandon(into: &children)
    children.release()
    let state = state.load(ordering: .acquiring)
    if state & OwnerSlot.endedBit == 0 { Resources.disposables.remove() }
    if state & OwnerSlot.ownedBit != 0 { owners.notify(after: state, ownersLock) }
  }

  /// True from the moment `dispose()` wins, before what it disposes has finished.
  public final var isDisposed: Bool { has(OwnerSlot.endedBit) }

  /// Disposes everything in it, and everything that is put into it from now on.
  public final func dispose() {
    var children = DisposalStack()
    close(into: &children)
    children.dispose()
    leaveOwners()
  }

  /// Takes no more children and hands over those it has, to be disposed.
  ///
  /// Those that may be given others meanwhile do this under their lock.
  func close(into children: inout DisposalStack) {
    if markDisposed() { abandon(into: &children) }
  }

  /// Hands its children over: it is closed, or nobody refers to it any more.
  func abandon(into children: inout DisposalStack) {}

  /// Raises ``isDisposed``.
  ///
  /// True for the first caller.
  final func markDisposed() -> Bool {
    let isFirst = raise(OwnerSlot.endedBit) & OwnerSlot.endedBit == 0
    if isFirst { Resources.disposables.remove() }
    return isFirst
  }

  // MARK: What is around it

  /// Whether it will never have anything to dispose again.
  final var isSpent: Bool { has(OwnerSlot.endedBit | DisposableContainer.spentBit) }

  /// Whether it is empty, and can be refilled.
  final var isResting: Bool { has(DisposableContainer.restingBit) }

  private func has(_ bits: UInt8) -> Bool { state.load(ordering: .acquiring) & bits != 0 }

  private func raise(_ bits: UInt8) -> UInt8 { OwnerSlot.raise(bits, in: state) }

  /// The owners, who are the caller's to notify, if it has any and will never need them again.
  private func takeOwners() -> SubscriptionOwner? {
    isSpent && has(OwnerSlot.ownedBit) ? owners.take(after: OwnerSlot.sharedBit, ownersLock) : nil
  }

  /// Notifies `owner` when it has ended, and when it starts or stops resting.
  ///
  /// - Parameter unwatched: Takes the containers whose children are to be watched from now on.
  /// - Returns: False if it has ended already.
  fileprivate func belong(
    to owner: SubscriptionOwner, _ unwatched: inout ContiguousArray<DisposableContainer>
  ) -> Bool {
    if isSpent || !owners.add(owner, to: state, ownersLock) { return false }
    // It may have ended before it could see that there is an owner.
    leaveOwners()
    if raise(DisposableContainer.watchingBit) & DisposableContainer.watchingBit == 0 {
      unwatched.append(self)
    }
    if isResting { owner.memberTurned(self) }
    return true
  }

  /// Notifies the owners, if it has ended; called after ``close(into:)``.
  final func leaveOwners() {
    if let owner = takeOwners() { OwnerSlot.notify(owner) }
  }

  // MARK: What is in it

  /// Drops what has ended, notes whether the container rests, and says whether it is spent: all in
  /// it has ended, and nothing can be put into it any more.
  ///
  /// Under its lock it asks children for ``Disposable/hasEndedHere`` only.
  func reviewChildren() -> Bool { false }

  /// What is in it now.
  func children() -> [any Disposable] { [] }

  /// Whether its owners want to know of its children; then what is put into it is to be passed to
  /// ``watch(_:)``.
  final var isWatching: Bool { has(DisposableContainer.watchingBit) }

  /// Asks a child to notify this container when it ends.
  final func watch(_ child: any Disposable) {
    if !child.belong(to: watcher.get { ChildWatcher(self) }) { review() }
  }

  /// Asks all children for it.
  func watchChildren(_ unwatched: inout ContiguousArray<DisposableContainer>) {
    let children = children()
    if !children.isEmpty {
      let watcher = watcher.get { ChildWatcher(self) }
      for child in children { _ = child.belong(to: watcher, &unwatched) }
    }
    review()
  }

  /// Something in it has ended, or was replaced.
  final func review() {
    if reviewIsLast() { leaveOwners() }
  }

  /// Something in it has ended.
  ///
  /// - Parameter pending: Takes the owners, if that was the end of the container.
  final func childEnded(_ pending: inout OwnerQueue) {
    if reviewIsLast(), let owner = takeOwners() { pending.append(owner) }
  }

  private func reviewIsLast() -> Bool {
    if !reviewChildren() { return false }
    _ = raise(DisposableContainer.spentBit)
    return true
  }

  /// Notes whether it is empty and can be refilled, for its owners; called under the lock of the
  /// subclass.
  ///
  /// - Returns: Whether ``tellOwners()`` is to be called after the lock.
  final func note(isResting: Bool) -> Bool {
    if !isWatching || isResting == self.isResting { return false }
    let resting = DisposableContainer.restingBit
    let old =
      isResting
      ? raise(resting) : state.bitwiseAnd(~resting, ordering: .acquiringAndReleasing).oldValue
    return old & OwnerSlot.ownedBit != 0
  }

  /// Tells the owners that it has become empty, or is no longer.
  final func tellOwners() { owners.current(state, ownersLock)?.memberTurned(self) }
}

/// What notifies a container of the end of a child.
private final class ChildWatcher: SubscriptionOwner, @unchecked Sendable {  // weak: atomic
  private weak var container: DisposableContainer?

  init(_ container: DisposableContainer) {
    self.container = container
    super.init(())
  }

  override func memberEnded(_ pending: inout OwnerQueue) { container?.childEnded(&pending) }
}

extension Disposable {
  /// Notifies `owner` when this has ended, if it can: the library's disposables can.
  ///
  /// - Returns: False if it has ended already, as far as it says.
  func belong(to owner: SubscriptionOwner) -> Bool {
    if let subscription = self as? SinkDisposer { return subscription.belong(to: owner) }
    var unwatched: ContiguousArray<DisposableContainer> = []
    let isLive = belong(to: owner, &unwatched)
    while let container = unwatched.popLast() { container.watchChildren(&unwatched) }
    return isLive
  }

  /// - Parameter unwatched: Takes the containers whose children are to be watched from now on: a
  ///   loop, however deeply they are nested (C8).
  func belong(
    to owner: SubscriptionOwner, _ unwatched: inout ContiguousArray<DisposableContainer>
  ) -> Bool {
    switch self {
    case let subscription as SinkDisposer: subscription.belong(to: owner)
    case let container as DisposableContainer: container.belong(to: owner, &unwatched)
    case let action as AnonymousDisposable: action.belong(to: owner)
    case let flag as BooleanDisposable: flag.belong(to: owner)
    case is NopDisposable: false
    case let subscription as any ScopedSubscription: subscription.scope.belong(to: owner)
    default: !hasEnded
    }
  }

  /// Whether there will never be anything to dispose again, as far as it says.
  var hasEnded: Bool { ownEnd ?? (self as? any Cancelable)?.isDisposed ?? false }

  /// The same as far as the library knows: calls nothing of a user's.
  var hasEndedHere: Bool { ownEnd ?? false }

  /// Nil for what is not the library's.
  private var ownEnd: Bool? {
    switch self {
    case let subscription as SinkDisposer: subscription.isOver
    case let container as DisposableContainer: container.isSpent
    case let action as AnonymousDisposable: action.isDisposed
    case let flag as BooleanDisposable: flag.isDisposed
    case is NopDisposable: true
    case let subscription as any ScopedSubscription: subscription.scope.isOver
    default: nil
    }
  }
}

/// The name RxSwift gives to what its disposables have in common.
public typealias DisposeBase = DisposableContainer

/// Disposables that wait to be disposed or released, the next one on top.
///
/// One of them is kept without an array, so that a list of a million links needs none.
struct DisposalStack {
  private var top: (any Disposable)?
  private var rest: ContiguousArray<any Disposable> = []

  /// Puts one on top; to keep an order, push the last one first.
  mutating func push(_ disposable: (any Disposable)?) {
    guard let disposable else { return }
    if let top { rest.append(top) }
    top = disposable
  }

  private mutating func pop() -> (any Disposable)? {
    let popped = top
    top = rest.popLast()
    return popped
  }

  mutating func dispose() {
    while let disposable = pop() {
      if let container = disposable as? DisposableContainer {
        container.close(into: &self)
        container.leaveOwners()
      } else {
        disposable.dispose()
      }
    }
  }

  mutating func release() {
    while top != nil {
      // The function keeps no other reference alive, or it would never be unique.
      var container = popContainer()
      if isKnownUniquelyReferenced(&container) { container?.abandon(into: &self) }
    }
  }

  @inline(never)
  private mutating func popContainer() -> DisposableContainer? { pop() as? DisposableContainer }
}
