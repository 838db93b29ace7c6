// SPDX-License-Identifier: MIT

/// A group of disposables, in RAC's words: most groups have one or two members, a source and an
/// inner subscription, and those are kept without an array.
///
/// Disposing it disposes the members: the two in the object itself first, then the others in the
/// order they were added.
public final class CompoundDisposable: DisposableContainer, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var members = Members()  // under the lock

  /// A group of `disposables`.
  public init(_ disposables: [any Disposable] = []) {
    super.init()
    for disposable in disposables { members.insert(disposable) }
  }

  /// Adds a member; if the group is disposed, the member is disposed at once.
  ///
  /// Nil, and what has been disposed already, is ignored. What is added twice is there twice.
  ///
  /// - Precondition: A group is not a member of itself.
  public func add(_ disposable: (any Disposable)?) {
    guard let disposable else { return }
    Misuse.require(
      disposable !== self,
      """
      CompoundDisposable: added to itself. It would keep itself alive for ever, and disposing it \
      would never end. Most likely the wrong variable was passed: add the subscription, not the \
      group it belongs to.
      """)
    if disposable.wasDisposed { return }
    var isCrowded = false
    let count: Int? = lock.withLock {
      if isDisposed { return nil }
      members.insert(disposable)
      isCrowded = members.isCrowded
      return members.count
    }
    guard let count else { return disposable.dispose() }
    if isCrowded { report(.added, disposable, count) }
  }

  /// Takes a member out, every time it is in, without disposing it.
  public func remove(_ disposable: (any Disposable)?) {
    // The caller's reference keeps the member from being released under the lock.
    guard let disposable else { return }
    let left: Int? = lock.withLock {
      let (before, wasCrowded) = (members.count, members.isCrowded)
      members.remove(disposable)
      return wasCrowded && members.count < before ? members.count : nil
    }
    if let left { report(.removed, disposable, left) }
  }

  private func report(
    _ change: GroupGrowth.Report.Change, _ disposable: any Disposable, _ count: Int
  ) {
    GroupGrowth.report {
      GroupGrowth.Report(change: change, disposable: disposable, group: self, count: count)
    }
  }

  override func close(into children: inout DisposalStack) {
    let taken = lock.withLock { markDisposed() ? exchange(&members, with: Members()) : Members() }
    taken.move(to: &children)
  }

  override func abandon(into children: inout DisposalStack) {
    exchange(&members, with: Members()).move(to: &children)
  }

  private struct Members {
    var first: (any Disposable)?
    var second: (any Disposable)?
    var others: ContiguousArray<any Disposable> = []

    /// Whether there are more than are kept without an array.
    var isCrowded: Bool { !others.isEmpty }

    var count: Int { (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + others.count }

    mutating func insert(_ disposable: any Disposable) {
      if first == nil {
        first = disposable
      } else if second == nil {
        second = disposable
      } else {
        others.append(disposable)
      }
    }

    mutating func remove(_ disposable: any Disposable) {
      if first === disposable { first = nil }
      if second === disposable { second = nil }
      others.removeAll { $0 === disposable }
    }

    func move(to children: inout DisposalStack) {
      for disposable in others.reversed() { children.push(disposable) }
      children.push(second)
      children.push(first)
    }
  }
}

extension Disposable {
  /// Whether it says that it has been disposed; false if it cannot say.
  fileprivate var wasDisposed: Bool {
    switch self {
    case let scope as SinkDisposer: scope.isOver
    case let container as DisposableContainer: container.isDisposed
    default: (self as? any Cancelable)?.isDisposed ?? false
    }
  }
}
