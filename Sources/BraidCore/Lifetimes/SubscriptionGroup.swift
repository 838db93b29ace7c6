// SPDX-License-Identifier: MIT

/// The lifetime of an operator with several subscriptions: the scope of its source, and an
/// intrusive list of inner subscriptions.
///
/// Not generic, so adding, removing and disposing need no type metadata.
package class SubscriptionGroup: SinkDisposer, @unchecked Sendable {  // the lock guards the list
  final let listLock = Lock()
  /// Whether inner subscriptions and timers are disposed when they are added; under the lock.
  final var rejectsLater = false
  private final var list = LinkedList<InnerSubscription>()

  /// The scope of the operator's result.
  final let outer: SinkDisposer
  /// Whether the operator has finished: a terminal event of the result was accepted, and may still
  /// be queued.
  final let hasFinished = AtomicFlag()
  /// Whether a source was abandoned because its senders have released it.
  ///
  /// Set before the source is counted as abandoned, so the thread that abandons the result sees it.
  fileprivate final let hasReleasedSource = AtomicFlag()

  init(_ outer: borrowing SinkDisposer) {
    self.outer = copy outer
    super.init()
    SinkDisposer.set(.passUnretained(self), on: .passUnretained(self.outer))
  }

  /// Whether the operator may start anything: neither it nor its result was disposed, and it has
  /// not finished.
  ///
  /// Also checks the result, which may be disposed before the operator if its teardown is scheduled
  /// on another thread.
  package final var mayStart: Bool {
    !isSpent && !hasFinished.load(ordering: .relaxed) && !outer.isDisposed
  }

  /// Adds an inner subscription, or disposes it if the operator rejects later ones.
  final func insert(_ inner: InnerSubscription) {
    let isLate = listLock.withLock {
      if rejectsLater { return true }
      list.append(.passRetained(inner))
      return false
    }
    if isLate { inner.dispose() }
  }

  /// Returns true for the first terminal event of an inner source that is still in the list.
  ///
  /// False means that the event must be ignored: the source has already terminated, was replaced,
  /// or the operator was disposed. After true, the caller forwards the event and calls
  /// ``retire(_:)``: observers receive a terminal event before the teardown, and their own
  /// disposals then include this subscription (C6).
  final func claimEnd(of inner: InnerSubscription) -> Bool {
    let isFirst = listLock.withLock {
      defer { inner.hasSourceTerminated = true }
      return inner.isLinked && !inner.hasSourceTerminated
    }
    if isFirst { RaceWindow.reach(.innerFinished) }
    return isFirst
  }

  /// Whether the end of an inner source counts, as ``claimEnd(of:)`` says; then the subscription is
  /// off the list, and the caller calls ``disposeClaimed(_:)`` before it forwards the end.
  final func claimEarly(_ inner: InnerSubscription) -> Bool {
    let isFirst = listLock.withLock {
      defer { inner.hasSourceTerminated = true }
      return !inner.hasSourceTerminated && list.remove(inner)
    }
    if isFirst { RaceWindow.reach(.innerFinished) }
    return isFirst
  }

  final func disposeClaimed(_ inner: InnerSubscription) {
    inner.dispose()
    Unmanaged.passUnretained(inner).release()
  }

  /// Removes an inner subscription and disposes it.
  final func retire(_ inner: InnerSubscription) {
    let wasLinked = listLock.withLock { list.remove(inner) }
    inner.dispose()
    if wasLinked { Unmanaged.passUnretained(inner).release() }
  }

  /// Disposes all inner subscriptions; later ones are still accepted.
  ///
  /// - Returns: Whether any of them had not ended.
  @discardableResult
  final func retireAll() -> Bool {
    var hadLive = false
    let all = listLock.withLock {
      list.forEach { if !$0.hasSourceTerminated { hadLive = true } }
      return list.takeAll()
    }
    dispose(all)
    return hadLive
  }

  /// Disposes all inner subscriptions except `survivor`.
  ///
  /// - Parameters:
  ///   - survivor: The subscription to keep.
  ///   - isLast: Whether later ones are rejected.
  /// - Returns: Whether any of the disposed ones had not ended.
  @discardableResult
  final func retireAll(but survivor: InnerSubscription, isLast: Bool = false) -> Bool {
    var hadLive = false
    let others = listLock.withLock {
      if isLast { rejectsLater = true }
      let isKept = list.remove(survivor)
      list.forEach { if !$0.hasSourceTerminated { hadLive = true } }
      let others = list.takeAll()
      if isKept { list.append(.passUnretained(survivor)) }
      return others
    }
    dispose(others)
    return hadLive
  }

  /// The terminal event of the source that this object is the scope of.
  func sourceFinished(_ termination: Termination) {}

  /// The closure for the terminal event of that source; it retains this object.
  final var sourceEnd: @Sendable (Termination) -> Void { { self.sourceFinished($0) } }

  /// An inner source of a ``MergeSinkIter`` has terminated.
  ///
  /// Claims the end and disposes the subscription, as ``finish(_:_:_:_:)`` does.
  func innerFinished(_ termination: Termination, of inner: InnerSubscription) {}

  /// An inner source of a ``MergeSinkIter`` was abandoned, and had not been replaced.
  ///
  /// Abandons the result, unless a subclass has other sources that can still send.
  func innerAbandoned() { abandonResult() }

  /// Abandons the result without a terminal event: none of its sources can send any more.
  package final func abandonResult() {
    if hasReleasedSource.load(ordering: .relaxed) {
      outer.abandonAsReleased()
    } else {
      outer.abandon()
    }
  }

  /// Whether an inner source that was released without a terminal event counts as completed.
  var completesReleased: Bool { false }

  package override func sourceReleased() {
    hasReleasedSource.store(true, ordering: .relaxed)
    sourceAbandoned()
  }

  package override var awaitsRelease: Bool { outer.awaitsRelease }

  package override func disposed() {
    let all = listLock.withLock {
      rejectsLater = true
      return list.takeAll()
    }
    dispose(all)
  }

  /// Disposes inner subscriptions in the order in which they were added.
  private final func dispose(_ list: consuming LinkedList<InnerSubscription>) {
    list.reverse()
    while let inner = list.popLast() { inner.dispose() }
  }
}

/// One inner subscription: its lifetime and its entry in the operator's list, in one object.
class InnerSubscription: SinkDisposer, LinkedNode,
  @unchecked Sendable  // guarded by the owner's lock
{
  final var links = Links<InnerSubscription>()
  final var isLinked = false
  /// Whether its source has terminated; see ``SubscriptionGroup/claimEnd(of:)``.
  fileprivate final var hasSourceTerminated = false

  package override init() { super.init() }

  /// The operator, if the inner subscription knows it.
  var group: SubscriptionGroup? { nil }

  package override func sourceReleased() {
    if let group {
      if group.completesReleased { return sourceCompleted() }
      group.hasReleasedSource.store(true, ordering: .relaxed)
    }
    sourceAbandoned()
  }

  /// Handles a source that counts as completed.
  func sourceCompleted() { group?.innerFinished(.completed, of: self) }

  package override func sourceAbandoned() {
    guard let group else { return }
    if group.claimEnd(of: self) { group.innerAbandoned() }
    group.retire(self)
  }

  package override var awaitsRelease: Bool {
    group.map { $0.completesReleased || $0.awaitsRelease } ?? false
  }
}
