// SPDX-License-Identifier: MIT
public import Synchronization

/// The lifetime of an operator with several subscriptions: the source's scope, plus an intrusive
/// list of the others.
///
/// Not generic: adding, removing and disposing need no type metadata.
@usableFromInline
package class SubscriptionGroup: SinkDisposer, @unchecked Sendable {  // the list is under the lock
  private let lock = Lock()
  @exclusivity(unchecked) private var isTakenDown = false
  @exclusivity(unchecked) private var first: Unmanaged<InnerSubscription>?

  /// The scope of the whole operator.
  @usableFromInline final let outer: SinkDisposer
  /// Whether an end of the result has been accepted, delivered or not.
  @usableFromInline final let isEnding = Atomic<Bool>(false)

  @usableFromInline
  init(_ outer: borrowing SinkDisposer) {
    self.outer = copy outer
    super.init()
    SinkDisposer.set(.passUnretained(self), on: .passUnretained(self.outer))
  }

  /// Whether nothing may be started any more: the operator or the result is over, or an end is
  /// waiting its turn.
  ///
  /// The result may be over first: where its teardown waits for a scheduler.
  @inlinable @inline(__always)
  package final var isClosed: Bool {
    isOver || isEnding.load(ordering: .relaxed) || outer.isDisposed
  }

  /// Keeps an inner subscription, or disposes it if the operator is over.
  @usableFromInline
  final func insert(_ inner: InnerSubscription) {
    let isLate = lock.withLock {
      if isTakenDown { return true }
      link(.passRetained(inner))
      return false
    }
    if isLate { inner.dispose() }
  }

  /// Whether the end of an inner source counts: it does once, while the operator goes on, and not
  /// after the source was replaced.
  ///
  /// Whoever calls this hands the end on, and then calls ``retire(_:)``: observers hear of an end
  /// before anything is torn down, and what they dispose then is this subscription, too (C6).
  @usableFromInline
  final func claimEnd(of inner: InnerSubscription) -> Bool {
    let isFirst = lock.withLock {
      defer { inner.hasEnded = true }
      return inner.isLinked && !inner.hasEnded
    }
    if isFirst { RaceWindow.reach(.innerFinished) }
    return isFirst
  }

  /// Forgets an inner subscription and disposes it.
  @usableFromInline
  final func retire(_ inner: InnerSubscription) {
    let wasLinked = lock.withLock {
      guard inner.isLinked else { return false }
      unlink(inner)
      return true
    }
    inner.dispose()
    if wasLinked { Unmanaged.passUnretained(inner).release() }
  }

  /// Disposes all inner subscriptions but one, and lets no other in any more.
  @usableFromInline
  final func retireAll(but survivor: InnerSubscription) {
    let others = lock.withLock {
      isTakenDown = true
      let isKept = survivor.isLinked
      if isKept { unlink(survivor) }
      let others = takeList()
      if isKept { link(.passUnretained(survivor)) }
      return others
    }
    dispose(list: others)
  }

  /// Disposes all inner subscriptions; others may come.
  ///
  /// True if the end of any of them has not counted yet, and now never will.
  @usableFromInline
  final func retireAll() -> Bool {
    var hadLive = false
    let list = lock.withLock {
      let list = takeList()
      list?._withUnsafeGuaranteedRef { hadLive = $0.hasLive }
      return list
    }
    dispose(list: list)
    return hadLive
  }

  /// Lets go of the result without an end: no source is left that could send to it.
  @usableFromInline
  final func abandonResult() { outer.abandon() }

  package override func disposed() {
    let all = lock.withLock {
      isTakenDown = true
      return takeList()
    }
    dispose(list: all)
  }

  // MARK: Under the lock

  // The list owns one reference to each node: `link` takes it over, `unlink` hands it back.

  private func link(_ reference: Unmanaged<InnerSubscription>) {
    reference._withUnsafeGuaranteedRef { inner in
      inner.following = first
      inner.isLinked = true
    }
    first?._withUnsafeGuaranteedRef { $0.previous = reference }
    first = reference
  }

  private func unlink(_ inner: InnerSubscription) {
    inner.isLinked = false
    if let previous = inner.previous {
      previous._withUnsafeGuaranteedRef { $0.following = inner.following }
    } else {
      first = inner.following
    }
    inner.following?._withUnsafeGuaranteedRef { $0.previous = inner.previous }
    inner.previous = nil
    inner.following = nil
  }

  private func takeList() -> Unmanaged<InnerSubscription>? {
    let list = first
    first = nil
    var node = list
    while let reference = node {
      node = reference._withUnsafeGuaranteedRef { inner in
        inner.isLinked = false
        return inner.following
      }
    }
    return list
  }

  private func dispose(list: Unmanaged<InnerSubscription>?) {
    var next = list
    while let reference = next {
      let inner = reference.takeRetainedValue()
      next = inner.following
      inner.previous = nil
      inner.following = nil
      inner.dispose()
    }
  }
}

/// One inner subscription: its lifetime and its place in the operator's list, in one object.
@usableFromInline
package class InnerSubscription: SinkDisposer, @unchecked Sendable {  // links: the owner's lock
  @exclusivity(unchecked) fileprivate var previous: Unmanaged<InnerSubscription>?
  @exclusivity(unchecked) fileprivate var following: Unmanaged<InnerSubscription>?
  @exclusivity(unchecked) fileprivate var isLinked = false
  /// Whether its end has counted.
  @exclusivity(unchecked) fileprivate var hasEnded = false

  @usableFromInline
  package override init() { super.init() }

  /// Whether the end of this one, or of one after it, has not counted yet.
  fileprivate final var hasLive: Bool {
    var node = Optional(Unmanaged.passUnretained(self))
    while let reference = node {
      let (isLive, following) = reference._withUnsafeGuaranteedRef { (!$0.hasEnded, $0.following) }
      if isLive { return true }
      node = following
    }
    return false
  }
}
