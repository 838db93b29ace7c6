// SPDX-License-Identifier: MIT

/// A group of disposables with RAC's interface.
///
/// Most groups have one or two members, a source and an inner subscription; these need no array.
///
/// Disposing the group disposes its members: first the two stored in the object itself, then the
/// others in insertion order. A member that ends leaves the group (C10). With more than sixteen
/// members, the spent ones are removed in batches, once they are half of the group.
public final class CompoundDisposable: DisposableContainer, @unchecked Sendable {
  private let lock = Lock()
  private var members = Members()  // guarded by the lock

  /// Creates a group of `disposables`.
  public init(_ disposables: [any Disposable] = []) {
    super.init()
    for disposable in disposables { members.insert(disposable) }
  }

  /// Adds a member; if the group is disposed, disposes `disposable` immediately.
  ///
  /// Ignores nil and disposables that are already disposed. A disposable that is added twice is a
  /// member twice.
  ///
  /// - Precondition: `disposable` is not the group itself.
  public func add(_ disposable: (any Disposable)?) {
    guard let disposable else { return }
    Misuse.require(
      disposable !== self,
      """
      CompoundDisposable: added to itself. It would retain itself forever, and disposing it \
      would never end. Most likely the wrong variable was passed: add the subscription, not the \
      group it belongs to.
      """)
    if disposable.isSpent { return }
    if insert(disposable) { watch(disposable) }
  }

  /// Adds a member; see ``add(_:)``.
  public static func += (group: CompoundDisposable, disposable: (any Disposable)?) {
    group.add(disposable)
  }

  /// Adds a member that removes itself when it ends.
  ///
  /// - Returns: False if the group is disposed; the member is then disposed, too.
  @discardableResult
  func insert(_ disposable: any Disposable) -> Bool {
    var (isCrowded, tells) = (false, false)
    let count: Int? = lock.withLock {
      if isDisposed { return nil }
      members.insert(disposable)
      isCrowded = members.isCrowded
      tells = note(isResting: false)
      return members.count
    }
    guard let count else {
      disposable.dispose()
      return false
    }
    if tells { tellOwners() }
    if isCrowded { report(.added, disposable, count) }
    return true
  }

  /// Removes every occurrence of a member without disposing it.
  ///
  /// - Complexity: O(n) for n members. One that ends leaves in O(1), amortized.
  public func remove(_ disposable: (any Disposable)?) {
    // The caller's reference prevents a release of the member under the lock.
    guard let disposable else { return }
    var tells = false
    let left: Int? = lock.withLock {
      let (before, wasCrowded) = (members.count, members.isCrowded)
      members.remove(disposable)
      tells = !isDisposed && note(isResting: members.count == 0)
      return wasCrowded && members.count < before ? members.count : nil
    }
    if tells { tellOwners() }
    if let left { report(.removed, disposable, left) }
  }

  override func children() -> [any Disposable] { lock.withLock { members.all } }

  override func reviewChildren() -> Bool {
    var tells = false
    let (spent, wasCrowded, left) = lock.withLock {
      let wasCrowded = members.isCrowded
      let spent = members.takeSpent()
      tells = !isDisposed && note(isResting: members.count == 0)
      return (spent, wasCrowded, members.count)
    }
    if tells { tellOwners() }
    if wasCrowded {
      for (index, member) in spent.enumerated() {
        report(.removed, member, left + spent.count - 1 - index)
      }
    }
    return false
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
    /// The number of members that are spent since the last sweep.
    var ends = 0

    /// Whether some members are in the array.
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

    var all: [any Disposable] { [first, second].compactMap { $0 } + others }

    /// Removes the members that are spent.
    ///
    /// Large groups sweep the array only once enough are spent.
    mutating func takeSpent() -> [any Disposable] {
      var spent: [any Disposable] = []
      if first?.isSpentHere == true, let first = first.take() { spent.append(first) }
      if second?.isSpentHere == true, let second = second.take() { spent.append(second) }
      ends += 1
      if others.isEmpty || (others.count > 16 && ends * 2 < others.count) { return spent }
      ends = 0
      others.removeAll { member in
        if !member.isSpentHere { return false }
        spent.append(member)
        return true
      }
      return spent
    }

    func move(to children: inout DisposalStack) {
      for disposable in others.reversed() { children.push(disposable) }
      children.push(second)
      children.push(first)
    }
  }
}

extension CompoundDisposable {
  /// Adds a subscription, which is removed when it ends.
  package func link(_ subscription: CompoundDisposable) {
    if subscription === self || subscription.isDisposed { return }
    insert(subscription)
    // Not `remove(_:)`, which searches for the member.
    subscription.insert(AnonymousDisposable { self.review() })
  }
}
