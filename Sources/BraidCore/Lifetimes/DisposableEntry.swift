// SPDX-License-Identifier: MIT

/// One disposable's place in a list of them; removing it is O(1).
///
/// Links: under the owner's lock.
class DisposableEntry: SubscriptionOwner, @unchecked Sendable {
  @exclusivity(unchecked) final var disposable: (any Disposable)?
  @exclusivity(unchecked) fileprivate final var previous: Unmanaged<DisposableEntry>?
  @exclusivity(unchecked) fileprivate final var following: Unmanaged<DisposableEntry>?
  @exclusivity(unchecked) fileprivate final var isLinked = false

  init(_ disposable: any Disposable) {
    self.disposable = disposable
    super.init(())
  }
}

/// Disposables in the order they came.
///
/// Holds a reference to each entry; calls nothing and releases nothing, so it may be used under a
/// lock.
struct DisposableList {
  private var first: Unmanaged<DisposableEntry>?
  private var last: Unmanaged<DisposableEntry>?
  private(set) var count = 0

  mutating func append(_ entry: DisposableEntry) {
    let reference = Unmanaged.passRetained(entry)
    entry.previous = last
    entry.isLinked = true
    if let last {
      last._withUnsafeGuaranteedRef { $0.following = reference }
    } else {
      first = reference
    }
    last = reference
    count += 1
  }

  /// Unlinks an entry.
  ///
  /// True: the caller releases the list's reference to it, outside the lock.
  mutating func remove(_ entry: DisposableEntry) -> Bool {
    guard entry.isLinked else { return false }
    entry.isLinked = false
    if let previous = entry.previous {
      previous._withUnsafeGuaranteedRef { $0.following = entry.following }
    } else {
      first = entry.following
    }
    if let following = entry.following {
      following._withUnsafeGuaranteedRef { $0.previous = entry.previous }
    } else {
      last = entry.previous
    }
    entry.previous = nil
    entry.following = nil
    count -= 1
    return true
  }

  /// Empties the list and hands over what was in it.
  mutating func takeAll() -> DisposableList {
    let taken = self
    var cursor = first
    while let reference = cursor {
      cursor = reference._withUnsafeGuaranteedRef { entry in
        entry.isLinked = false
        return entry.following
      }
    }
    self = DisposableList()
    return taken
  }

  /// Moves the disposables of a list that was taken onto the stack, the first one on top.
  consuming func move(to children: inout DisposalStack) {
    var cursor = last
    while let reference = cursor {
      let entry = reference.takeRetainedValue()
      cursor = entry.previous
      entry.previous = nil
      entry.following = nil
      children.push(entry.disposable)
      entry.disposable = nil
    }
  }
}
