// SPDX-License-Identifier: MIT

/// Any number of disposables as one; they can be put in and taken out at any time, in O(1).
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

  /// An empty one.
  public override init() { super.init() }

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
    super.init()
    for disposable in disposables { link(DisposableEntry(disposable)) }
  }

  /// Puts a disposable in.
  ///
  /// - Returns: What to take it out by; nil if this one is disposed, and then `disposable` is too.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let entry = DisposableEntry(disposable)
    guard append(entry) else {
      disposable.dispose()
      return nil
    }
    return DisposeKey(entry: entry, owner: ObjectIdentifier(self))
  }

  /// Puts a disposable in; a subscription leaves when it ends, so only what is alive is held (C10).
  func keep(_ disposable: any Disposable) {
    guard let subscription = disposable as? SinkDisposer else {
      insert(disposable)
      return
    }
    if subscription.isOver { return }
    let entry = DisposableEntry(subscription, in: self)
    if !append(entry) {
      subscription.dispose()
    } else if !subscription.belong(to: entry) {
      remove(entry)
    }
  }

  /// False if it is too late for that.
  private func append(_ entry: DisposableEntry) -> Bool {
    lock.withLock {
      if isDisposed { return false }
      link(entry)
      return true
    }
  }

  private func link(_ entry: DisposableEntry) {
    list.append(.passRetained(entry))
    members += 1
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
    let wasLinked = lock.withLock {
      guard list.remove(entry) else { return false }
      members -= 1
      return true
    }
    guard wasLinked else { return nil }
    defer { Unmanaged.passUnretained(entry).release() }
    return entry.disposable.take()
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
    while let entry = entries.popLast() { children.push(entry.disposable.take()) }
  }
}
