// SPDX-License-Identifier: MIT

/// A group of disposables; inserting and removing a member takes O(1).
///
/// A member that ends leaves the group, so a long-lived group retains only live members (C10).
public final class CompositeDisposable: DisposableContainer, @unchecked Sendable {
  // The lock guards `list` and `members`.
  /// Identifies a member for removal.
  public struct DisposeKey: Sendable {
    /// Nil for a member that was spent before it was inserted.
    fileprivate let entry: DisposableEntry?
    fileprivate let owner: ObjectIdentifier
  }

  private let lock = Lock()
  private var list = LinkedList<DisposableEntry>()
  private var members = 0
  /// Whether no caller can insert members after initialization.
  private let isSealed: Bool

  /// Creates an empty group.
  public override init() {
    isSealed = false
    super.init()
  }

  /// Creates a group of two disposables.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a group of three disposables.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a group of four or more disposables.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// Creates a group of `disposables`.
  public init(disposables: [any Disposable]) {
    isSealed = false
    super.init()
    fill(disposables)
  }

  /// - Parameter isSealed: Whether the group ends when the last of `disposables` is spent.
  init(_ disposables: [any Disposable], isSealed: Bool) {
    self.isSealed = isSealed
    super.init()
    fill(disposables)
  }

  private func fill(_ disposables: [any Disposable]) {
    for disposable in disposables {
      if let container = disposable.asContainer {
        _ = link(ContainerEntry(container, nil))
      } else {
        _ = link(MemberEntry(disposable, nil))
      }
    }
  }

  /// Inserts a disposable.
  ///
  /// - Returns: The key to remove the member with; nil if the group is disposed, in which case
  ///   `disposable` is disposed immediately.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if disposable is NopDisposable { return isDisposed ? nil : key(to: nil) }
    if let container = disposable.asContainer {
      let entry = ContainerEntry(container, childWatcher)
      return insert(disposable, entry) { container.belongWithChildren(to: entry) }
    }
    let entry = MemberEntry(disposable, childWatcher)
    return insert(disposable, entry) { disposable.belongAlone(to: entry) }
  }

  /// - Parameter belong: Registers the entry with the disposable; false if that is spent.
  @inline(__always)
  private func insert(
    _ disposable: any Disposable, _ entry: MemberEntry, _ belong: () -> Bool
  ) -> DisposeKey? {
    guard append(entry) else {
      disposable.dispose()
      return nil
    }
    if !belong() { remove(entry) }
    return key(to: entry)
  }

  private func key(to entry: DisposableEntry?) -> DisposeKey {
    DisposeKey(entry: entry, owner: ObjectIdentifier(self))
  }

  /// Inserts a member of a bag.
  func keep(_ disposable: any Disposable) {
    guard let subscription = disposable as? SinkDisposer else {
      if !disposable.isSpentHere { insert(disposable) }
      return
    }
    if subscription.isSpent { return }
    let entry = SubscriptionEntry(subscription, in: self)
    if !append(entry) {
      subscription.dispose()
    } else if !subscription.belong(to: entry) {
      remove(entry)
    }
  }

  /// Returns false if the group is already disposed.
  private func append(_ entry: DisposableEntry) -> Bool {
    var tells = false
    let isLinked = lock.withLock {
      if isDisposed { return false }
      tells = link(entry)
      return true
    }
    if tells { tellOwners() }
    return isLinked
  }

  private func link(_ entry: DisposableEntry) -> Bool {
    list.append(.passRetained(entry))
    members += 1
    return note(isResting: false)
  }

  /// The number of members; zero after disposal.
  public var count: Int { lock.withLock { members } }

  /// Removes a member and disposes it.
  ///
  /// Does nothing if the key was used before or belongs to another group.
  public func remove(for disposeKey: DisposeKey) {
    if disposeKey.owner == ObjectIdentifier(self) {
      disposeKey.entry.flatMap { remove($0) }?.dispose()
    }
  }

  /// Removes a member without disposing it.
  func detach(_ disposeKey: DisposeKey) {
    if disposeKey.owner == ObjectIdentifier(self), let entry = disposeKey.entry { remove(entry) }
  }

  /// Removes an entry if it is linked, and returns its disposable.
  @discardableResult
  func remove(_ entry: DisposableEntry) -> (any Disposable)? {
    var tells = false
    let wasLinked = lock.withLock {
      guard list.remove(entry) else { return false }
      members -= 1
      tells = note(isResting: members == 0 && !isSealed)
      return true
    }
    guard wasLinked else { return nil }
    defer { Unmanaged.passUnretained(entry).release() }
    if tells { tellOwners() }
    return entry.take()
  }

  /// Switches between a strong and a weak reference when a member container becomes empty or is
  /// refilled.
  ///
  /// - Returns: A reference that the caller has to release outside the lock.
  func turn(_ entry: MemberEntry, _ member: DisposableContainer) -> Unmanaged<AnyObject>? {
    lock.withLock {
      if !entry.isLinked { return nil }
      if member.isResting { return entry.disposable.take().map { .passRetained($0 as AnyObject) } }
      entry.disposable = member
      return nil
    }
  }

  /// Also registers with the members from initialization, which had no owner to notify until now.
  override func watchChildren(_ unwatched: inout ContiguousArray<DisposableContainer>) {
    var silent: ContiguousArray<(entry: DisposableEntry, disposable: any Disposable)> = []
    let watcher = childWatcher
    lock.withLock {
      list.forEach { entry in
        if entry.prepare(for: watcher), let disposable = entry.disposable {
          silent.append((entry, disposable))
        }
      }
    }
    for (entry, disposable) in silent where !disposable.belong(to: entry, &unwatched) {
      remove(entry)
    }
    review()
  }

  override func reviewChildren() -> Bool {
    let (isSpent, tells) = lock.withLock {
      (isSealed && members == 0, note(isResting: !isSealed && members == 0))
    }
    if tells { tellOwners() }
    return isSpent
  }

  override func close(into children: inout DisposalStack) {
    if let taken = lock.withLock({ markDisposed() ? takeAll() : nil }) {
      move(taken, to: &children)
    }
  }

  override func abandon(into children: inout DisposalStack) { move(takeAll(), to: &children) }

  private func takeAll() -> LinkedList<DisposableEntry> {
    members = 0
    return list.takeAll()
  }

  private func move(
    _ entries: consuming LinkedList<DisposableEntry>, to children: inout DisposalStack
  ) {
    while let entry = entries.popLast() { children.push(entry.take()) }
  }
}
