// SPDX-License-Identifier: MIT

/// Any number of disposables as one; they can be put in and taken out at any time, in O(1).
public final class CompositeDisposable: DisposableContainer, @unchecked Sendable {
  // `list` is under the lock.
  /// What a disposable was put in as, and is taken out by.
  public struct DisposeKey: Sendable {
    fileprivate let entry: DisposableEntry
    fileprivate let owner: ObjectIdentifier
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var list = DisposableList()

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
    for disposable in disposables { list.append(DisposableEntry(disposable)) }
    super.init()
  }

  /// Puts a disposable in.
  ///
  /// - Returns: What to take it out by; nil if this one is disposed, and then `disposable` is too.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let entry = DisposableEntry(disposable)
    let isLate = lock.withLock {
      if isDisposed { return true }
      list.append(entry)
      return false
    }
    if isLate {
      disposable.dispose()
      return nil
    }
    return DisposeKey(entry: entry, owner: ObjectIdentifier(self))
  }

  /// How many are in it; zero once it is disposed.
  public var count: Int { lock.withLock { list.count } }

  /// Takes a disposable out and disposes it.
  ///
  /// A key that was used before, or belongs to another one, does nothing.
  public func remove(for disposeKey: DisposeKey) {
    let entry = disposeKey.entry
    guard disposeKey.owner == ObjectIdentifier(self), lock.withLock({ list.remove(entry) }) else {
      return
    }
    let disposable = entry.disposable
    entry.disposable = nil
    Unmanaged.passUnretained(entry).release()
    disposable?.dispose()
  }

  override func close(into children: inout DisposalStack) {
    let taken = lock.withLock { markDisposed() ? list.takeAll() : DisposableList() }
    taken.move(to: &children)
  }

  override func abandon(into children: inout DisposalStack) {
    list.takeAll().move(to: &children)
  }
}
