// SPDX-License-Identifier: MIT

/// Any number of disposables as one; they can be put in and taken out at any time, in O(1).
///
/// A disposable that ends leaves the group, so a long-lived one holds only what is alive (C10).
public final class CompositeDisposable: DisposableContainer, @unchecked Sendable {
  // `list` and `members` are under the lock.
  /// What a disposable was put in as, and is taken out by.
  public struct DisposeKey: Sendable {
    fileprivate let entry: DisposableEntry
    fileprivate let owner: ObjectIdentifier
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var list = LinkedList<DisposableEntry>()
  @exclusivity(unchecked) private var members = 0
  /// Whether nobody has it who could put something in.
  private let isSealed: Bool

  /// An empty one.
  public override init() {
    isSealed = false
    super.init()
  }

  /// One with two disposables in it.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// One with three disposables in it.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// One with four or more disposables in it.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// One with all of `disposables` in it.
  public init(disposables: [any Disposable]) {
    isSealed = false
    super.init()
    fill(disposables)
  }

  /// - Parameter isSealed: Whether it ends with the last of `disposables`.
  init(_ disposables: [any Disposable], isSealed: Bool) {
    self.isSealed = isSealed
    super.init()
    fill(disposables)
  }

  private func fill(_ disposables: [any Disposable]) {
    for disposable in disposables {
      _ = link(MemberEntry(disposable, in: self, isNotified: false))
    }
  }

  /// Puts a disposable in.
  ///
  /// - Returns: What to take it out by; nil if this one is disposed, and then `disposable` is too.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let entry = MemberEntry(disposable, in: self, isNotified: true)
    guard append(entry) else {
      disposable.dispose()
      return nil
    }
    if !disposable.belong(to: entry) { remove(entry) }
    return DisposeKey(entry: entry, owner: ObjectIdentifier(self))
  }

  /// Puts a disposable into a bag.
  func keep(_ disposable: any Disposable) {
    guard let subscription = disposable as? SinkDisposer else {
      if !disposable.hasEnded { insert(disposable) }
      return
    }
    if subscription.isOver { return }
    let entry = SubscriptionEntry(subscription, in: self)
    if !append(entry) {
      subscription.dispose()
    } else if !subscription.belong(to: entry) {
      remove(entry)
    }
  }

  /// False if it is too late for that.
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

  /// How many are in it; zero once it is disposed.
  public var count: Int { lock.withLock { members } }

  /// Takes a disposable out and disposes it.
  ///
  /// A key that was used before, or belongs to another one, does nothing.
  public func remove(for disposeKey: DisposeKey) {
    if disposeKey.owner == ObjectIdentifier(self) { remove(disposeKey.entry)?.dispose() }
  }

  /// Takes an entry out, if it is in, and hands over its disposable.
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

  /// A container in it has become empty, and is held weakly from now on, or is no longer.
  ///
  /// - Returns: A reference to release.
  func turn(_ entry: MemberEntry, _ member: DisposableContainer) -> Unmanaged<AnyObject>? {
    lock.withLock {
      if !entry.isLinked { return nil }
      if member.isResting { return entry.disposable.take().map { .passRetained($0 as AnyObject) } }
      entry.disposable = member
      return nil
    }
  }

  /// Asks those that it was made with, which had no reason to notify it before.
  override func watchChildren(_ unwatched: inout ContiguousArray<DisposableContainer>) {
    var silent: ContiguousArray<(entry: DisposableEntry, disposable: any Disposable)> = []
    lock.withLock {
      list.forEach { entry in
        if entry.isNotified { return }
        entry.isNotified = true
        if let disposable = entry.disposable { silent.append((entry, disposable)) }
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
