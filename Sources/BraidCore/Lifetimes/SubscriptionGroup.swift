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
  @exclusivity(unchecked) private var list = LinkedList<InnerSubscription>()

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
      list.append(.passRetained(inner))
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

  /// Whether the end of an inner source counts, as ``claimEnd(of:)`` says; then the subscription is
  /// off the list, and the caller calls ``disposeClaimed(_:)`` before it forwards the end.
  @usableFromInline
  final func claimEarly(_ inner: InnerSubscription) -> Bool {
    let isFirst = lock.withLock {
      defer { inner.hasEnded = true }
      return !inner.hasEnded && list.remove(inner)
    }
    if isFirst { RaceWindow.reach(.innerFinished) }
    return isFirst
  }

  @usableFromInline
  final func disposeClaimed(_ inner: InnerSubscription) {
    inner.dispose()
    Unmanaged.passUnretained(inner).release()
  }

  /// Forgets an inner subscription and disposes it.
  @usableFromInline
  final func retire(_ inner: InnerSubscription) {
    let wasLinked = lock.withLock { list.remove(inner) }
    inner.dispose()
    if wasLinked { Unmanaged.passUnretained(inner).release() }
  }

  /// Disposes all inner subscriptions but one, and lets no other in any more.
  @usableFromInline
  final func retireAll(but survivor: InnerSubscription) {
    let others = lock.withLock {
      isTakenDown = true
      let isKept = list.remove(survivor)
      let others = list.takeAll()
      if isKept { list.append(.passUnretained(survivor)) }
      return others
    }
    dispose(others)
  }

  /// Disposes all inner subscriptions; others may come.
  ///
  /// True if the end of any of them has not counted yet, and now never will.
  @usableFromInline
  final func retireAll() -> Bool {
    var hadLive = false
    let all = lock.withLock {
      list.forEach { if !$0.hasEnded { hadLive = true } }
      return list.takeAll()
    }
    dispose(all)
    return hadLive
  }

  /// Disposes all inner subscriptions but one; others may come.
  ///
  /// True if the end of any of them has not counted yet, and now never will.
  @usableFromInline
  final func retireOthers(than survivor: InnerSubscription) -> Bool {
    var hadLive = false
    let others = lock.withLock {
      let isKept = list.remove(survivor)
      list.forEach { if !$0.hasEnded { hadLive = true } }
      let others = list.takeAll()
      if isKept { list.append(.passUnretained(survivor)) }
      return others
    }
    dispose(others)
    return hadLive
  }

  /// Lets go of the result without an end: no source is left that could send to it.
  @usableFromInline
  final func abandonResult() { outer.abandon() }

  package override func disposed() {
    let all = lock.withLock {
      isTakenDown = true
      return list.takeAll()
    }
    dispose(all)
  }

  private func dispose(_ list: consuming LinkedList<InnerSubscription>) {
    while let inner = list.popLast() { inner.dispose() }
  }
}

/// One inner subscription: its lifetime and its place in the operator's list, in one object.
@usableFromInline
package class InnerSubscription: SinkDisposer, LinkedNode,
  @unchecked Sendable  // the owner's lock
{
  @exclusivity(unchecked) final var links = Links<InnerSubscription>()
  @exclusivity(unchecked) final var isLinked = false
  /// Whether its end has counted.
  @exclusivity(unchecked) fileprivate final var hasEnded = false

  @usableFromInline
  package override init() { super.init() }
}
