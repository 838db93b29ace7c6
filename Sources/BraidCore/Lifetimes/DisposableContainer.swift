// SPDX-License-Identifier: MIT

/// A disposable that contains others and disposes each of them exactly once, in order.
///
/// Disposal and deallocation are loops, never recursions, however deeply containers are nested
/// (C8). No lock is held while a child is disposed or released (C4).
///
/// A container in a bag or in another container notifies its owner (C10) when it is disposed. A
/// container without further insertions also notifies it when all children are spent; a refillable
/// one, when it becomes empty. Owners hold an empty container weakly, so it is released unless a
/// caller can refill it.
public class DisposableContainer: Cancelable, @unchecked Sendable {  // subclasses have a lock
  // Beside the bits of the owners; see ``OwnerSlot``.
  /// All children are spent, and no child can be inserted any more.
  private static var spentBit: UInt8 { 2 }
  /// The container is empty and can be refilled.
  private static var restingBit: UInt8 { 4 }
  /// The children notify the container when they end.
  private static var watchingBit: UInt8 { 32 }

  // Always marked as shared: a container may end in several ways, so its owners are taken under
  // their lock.
  private final let state = AtomicUInt8(OwnerSlot.sharedBit)
  private final let owners = OwnerSlot()
  private final let ownersLock = Lock()
  /// The owner that children are registered with, created on demand.
  private final let watcher = LazyReference()

  init() { Resources.disposables.add(ObjectIdentifier(self), type(of: self)) }

  deinit {
    var children = DisposalStack()
    abandon(into: &children)
    children.release()
    watcher.load(as: ChildWatcher.self)?.isDetached.store(true, ordering: .relaxed)
    let state = state.load()
    if state & OwnerSlot.endedBit == 0 { Resources.disposables.remove(ObjectIdentifier(self)) }
    if state & OwnerSlot.ownedBit != 0 { owners.notify(after: state, ownersLock) }
  }

  /// Becomes true when `dispose()` is first called, before the children are disposed.
  public final var isDisposed: Bool { has(OwnerSlot.endedBit) }

  /// Disposes all children, and immediately disposes every child that is inserted later.
  public final func dispose() {
    var children = DisposalStack()
    close(into: &children)
    children.dispose()
    leaveOwners()
  }

  /// Closes the container and moves its children to `children`, for the caller to dispose.
  ///
  /// Subclasses that accept insertions override this and do both under their lock.
  func close(into children: inout DisposalStack) {
    if markDisposed() { abandon(into: &children) }
  }

  /// Moves the children to `children`: the container is closed, or its last reference was released.
  func abandon(into children: inout DisposalStack) {}

  /// Sets ``isDisposed``; returns true to the first caller.
  final func markDisposed() -> Bool {
    let isFirst = raise(OwnerSlot.endedBit) & OwnerSlot.endedBit == 0
    if isFirst { Resources.disposables.remove(ObjectIdentifier(self)) }
    return isFirst
  }

  // MARK: Owners

  /// Whether it was disposed, or all children are spent and none can be inserted.
  final var isSpent: Bool { has(OwnerSlot.endedBit | DisposableContainer.spentBit) }

  /// Whether it is empty and can be refilled.
  final var isResting: Bool { has(DisposableContainer.restingBit) }

  private final func has(_ bits: UInt8) -> Bool { state.load() & bits != 0 }

  private final func raise(_ bits: UInt8) -> UInt8 { OwnerSlot.raise(bits, in: state) }

  /// Takes the owners if there are any and the container is spent; the caller notifies
  /// them.
  private final func takeOwners() -> SubscriptionOwner? {
    isSpent && has(OwnerSlot.ownedBit) ? owners.take(after: OwnerSlot.sharedBit, ownersLock) : nil
  }

  /// Registers `owner` for notification of the end, and of becoming empty or being refilled.
  ///
  /// - Parameter unwatched: Collects the containers whose children have to be watched from now on.
  /// - Returns: False if it is already spent.
  fileprivate final func belong(
    to owner: SubscriptionOwner, _ unwatched: inout ContiguousArray<DisposableContainer>
  ) -> Bool {
    if isSpent || !owners.add(owner, to: state, ownersLock) { return false }
    // The container may be spent before it could see the owner.
    leaveOwners()
    if raise(DisposableContainer.watchingBit) & DisposableContainer.watchingBit == 0 {
      unwatched.append(self)
    }
    if isResting { owner.memberTurned(self) }
    return true
  }

  /// Registers `owner` here, and the containers inside with their children.
  final func belongWithChildren(to owner: SubscriptionOwner) -> Bool {
    var unwatched: ContiguousArray<DisposableContainer> = []
    let isAdded = belong(to: owner, &unwatched)
    while let container = unwatched.popLast() { container.watchChildren(&unwatched) }
    return isAdded
  }

  /// Notifies the owners if the container is spent; called after ``close(into:)``.
  final func leaveOwners() {
    if let owner = takeOwners() { OwnerSlot.notify(owner) }
  }

  // MARK: Children

  /// Drops children that are spent, and updates ``isResting``.
  ///
  /// Under its lock, the container asks children only for ``Disposable/isSpentHere``.
  ///
  /// - Returns: Whether all children are spent and none can be inserted any more.
  func reviewChildren() -> Bool { false }

  /// The current children.
  func children() -> [any Disposable] { [] }

  /// Whether owners track the children; every child that is inserted must then be passed to
  /// ``watch(_:)``.
  final var isWatching: Bool { has(DisposableContainer.watchingBit) }

  /// The owner that children are registered with, or that their entries notify.
  final var childWatcher: ChildWatcher { watcher.get { ChildWatcher(self) } }

  /// Registers with a child for notification of its end.
  final func watch(_ child: any Disposable) {
    if !child.belong(to: childWatcher) { review() }
  }

  /// Registers with all children.
  func watchChildren(_ unwatched: inout ContiguousArray<DisposableContainer>) {
    let children = children()
    if !children.isEmpty {
      let watcher = childWatcher
      for child in children { _ = child.belong(to: watcher, &unwatched) }
    }
    review()
  }

  /// Called when a child has ended or was replaced.
  final func review() {
    if reviewIsLast() { leaveOwners() }
  }

  /// Called when a child has ended.
  ///
  /// - Parameter pending: Collects the owners to notify, if the container has now ended, too.
  final func childEnded(_ pending: inout OwnerQueue) {
    if reviewIsLast(), let owner = takeOwners() { pending.append(owner) }
  }

  private final func reviewIsLast() -> Bool {
    if !reviewChildren() { return false }
    _ = raise(DisposableContainer.spentBit)
    return true
  }

  /// Records whether the container is empty and refillable; called under the subclass's lock.
  ///
  /// - Returns: Whether to call ``tellOwners()`` after unlocking.
  final func note(isResting: Bool) -> Bool {
    if !isWatching || isResting == self.isResting { return false }
    let resting = DisposableContainer.restingBit
    let old =
      isResting
      ? raise(resting) : state.bitwiseAnd(~resting).oldValue
    return old & OwnerSlot.ownedBit != 0
  }

  /// Notifies the owners that the container became empty or was refilled.
  final func tellOwners() { owners.current(state, ownersLock)?.memberTurned(self) }
}

/// Notifies a container when one of its children ends.
///
/// The only weak reference to the container, however many children it has.
final class ChildWatcher: SubscriptionOwner, @unchecked Sendable {  // weak: atomic
  private weak var container: DisposableContainer?

  fileprivate init(_ container: DisposableContainer) {
    self.container = container
    super.init(())
  }

  /// The container, which the caller has to release; nil once it is deallocated.
  @inline(never)
  func retainedContainer() -> Unmanaged<DisposableContainer>? {
    container.map { .passRetained($0) }
  }

  override func memberEnded(_ pending: inout OwnerQueue) { container?.childEnded(&pending) }
}

extension Disposable {
  /// The disposable as a container; nil if it is not a container.
  @inline(__always)
  var asContainer: DisposableContainer? {
    // The most frequent type first: a cast to a final class only compares addresses.
    self is AnonymousDisposable ? nil : self as? DisposableContainer
  }

  /// Registers `owner` for notification of the end.
  ///
  /// Only the library's own disposables notify.
  ///
  /// - Returns: False if the disposable is known to be spent.
  func belong(to owner: SubscriptionOwner) -> Bool {
    guard let container = asContainer else { return belongAlone(to: owner) }
    return container.belongWithChildren(to: owner)
  }

  /// - Parameter unwatched: Collects the containers whose children have to be watched from now on.
  ///   The caller registers them in a loop, however deeply they are nested (C8).
  func belong(
    to owner: SubscriptionOwner, _ unwatched: inout ContiguousArray<DisposableContainer>
  ) -> Bool {
    if let container = asContainer {
      container.belong(to: owner, &unwatched)
    } else {
      belongAlone(to: owner)
    }
  }

  /// Registers an owner of a disposable that is not a container.
  func belongAlone(to owner: SubscriptionOwner) -> Bool {
    switch self {
    // Casts to final classes only compare addresses.
    case let action as AnonymousDisposable: action.belong(to: owner)
    case is NopDisposable: false
    case let flag as BooleanDisposable: flag.belong(to: owner)
    case let subscription as SinkDisposer: subscription.belong(to: owner)
    case let subscription as any ScopedSubscription: subscription.scope.belong(to: owner)
    // A disposable of the user's may report that it is disposed, and still need the disposal: it
    // can be reused.
    default: true
    }
  }

  /// Whether the disposable is known to be spent; may call a user's `isDisposed`.
  var isSpent: Bool { isSpentIfOurs ?? (self as? any Cancelable)?.isDisposed ?? false }

  /// Like ``isSpent``, but calls no code of the user: other types count as not spent.
  var isSpentHere: Bool { isSpentIfOurs ?? false }

  /// Nil for types outside the library.
  private var isSpentIfOurs: Bool? {
    switch self {
    case let subscription as SinkDisposer: subscription.isSpent
    case let container as DisposableContainer: container.isSpent
    case let action as AnonymousDisposable: action.isDisposed
    case let flag as BooleanDisposable: flag.isDisposed
    case is NopDisposable: true
    case let subscription as any ScopedSubscription: subscription.scope.isSpent
    default: nil
    }
  }
}

/// RxSwift's name for the base class of its disposables.
public typealias DisposeBase = DisposableContainer

/// A stack of disposables that are to be disposed or released.
///
/// The top element is stored without an array, so a linked chain of any length allocates nothing.
struct DisposalStack {
  private var top: (any Disposable)?
  private var rest: ContiguousArray<any Disposable> = []

  /// Pushes a disposable; to preserve an order, push its last element first.
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
      // A separate function, so that no other reference keeps the container from being unique.
      var container = popContainer()
      if isKnownUniquelyReferenced(&container) { container?.abandon(into: &self) }
    }
  }

  @inline(never)
  private mutating func popContainer() -> DisposableContainer? { pop() as? DisposableContainer }
}
