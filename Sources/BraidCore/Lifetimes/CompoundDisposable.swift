// SPDX-License-Identifier: MIT

/// A group of disposables, in RAC's words: most groups have one or two members, a source and an
/// inner subscription, and those are kept without an array.
///
/// Disposing it disposes the members: the two in the object itself first, then the others in the
/// order they were added.
public final class CompoundDisposable: DisposableContainer, @unchecked Sendable {
  // All members are under the lock.
  private let lock = Lock()
  @exclusivity(unchecked) private var first: (any Disposable)?
  @exclusivity(unchecked) private var second: (any Disposable)?
  @exclusivity(unchecked) private var others: ContiguousArray<any Disposable> = []

  /// A group of `disposables`.
  public init(_ disposables: [any Disposable] = []) {
    super.init()
    for disposable in disposables { insert(disposable) }
  }

  deinit { releaseChildren() }

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
    var count = 0
    let isLate = lock.withLock {
      if isDisposed { return true }
      insert(disposable)
      isCrowded = !others.isEmpty
      count = self.count
      return false
    }
    if isLate { return disposable.dispose() }
    if isCrowded { report(.added, disposable, count) }
  }

  /// Takes a member out, every time it is in, without disposing it.
  public func remove(_ disposable: (any Disposable)?) {
    // The caller's reference keeps the member from being released under the lock.
    guard let disposable else { return }
    var wasCrowded = false
    let (before, after) = lock.withLock {
      let before = count
      wasCrowded = !others.isEmpty
      if first === disposable { first = nil }
      if second === disposable { second = nil }
      var index = others.endIndex
      while index > others.startIndex {
        index -= 1
        if others[index] === disposable { others.remove(at: index) }
      }
      return (before, count)
    }
    if wasCrowded, after < before { report(.removed, disposable, after) }
  }

  /// How many members there are; asked under the lock.
  private var count: Int {
    (first == nil ? 0 : 1) + (second == nil ? 0 : 1) + others.count
  }

  private func report(
    _ change: GroupGrowth.Report.Change, _ disposable: any Disposable, _ count: Int
  ) {
    GroupGrowth.report {
      GroupGrowth.Report(change: change, disposable: disposable, group: self, count: count)
    }
  }

  private func insert(_ disposable: any Disposable) {
    if first == nil {
      first = disposable
    } else if second == nil {
      second = disposable
    } else {
      others.append(disposable)
    }
  }

  override func close(into children: inout DisposalStack) {
    let members = lock.withLock { markDisposed() ? take() : Members() }
    members.move(to: &children)
  }

  override func abandon(into children: inout DisposalStack) { take().move(to: &children) }

  private func take() -> Members {
    let members = Members(first: first, second: second, others: others)
    first = nil
    second = nil
    others = []
    return members
  }

  private struct Members {
    var first: (any Disposable)?
    var second: (any Disposable)?
    var others: ContiguousArray<any Disposable> = []

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
