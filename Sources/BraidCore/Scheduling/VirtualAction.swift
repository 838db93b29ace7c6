// SPDX-License-Identifier: MIT

/// An action that is scheduled on a virtual clock, and the disposable that cancels it, in one
/// object.
package final class VirtualAction: Cancelable, @unchecked Sendable {  // see `queue`
  package enum Work: Sendable {
    /// event: returns nothing
    case event(@Sendable () -> Void)
    /// action: returns a disposable, which is disposed together with the action
    case action(@Sendable () -> (any Disposable)?)
  }

  private enum Phase {
    /// pending: has not begun
    case pending(Work)
    /// running: has begun and not returned
    case running
    /// done: has run; the disposable is its result
    case done((any Disposable)?)
    /// disposed
    case disposed
  }

  /// When it is due.
  package let time: Duration
  /// For the scheduler: the requested time, if the converter does not restore it from `time`.
  package let requested: AnyObject?
  /// Orders the actions of its scheduler; nil if the timeline has all of its times.
  let order: (any VirtualOrder)?
  /// Its lock guards all `var`s.
  private let queue: VirtualQueue
  /// The rank followed by a sequence number: the order among simultaneous actions.
  var number: UInt64 = 0
  /// The index in the queue, or negative.
  var place = -1
  private var phase: Phase

  package init(
    _ work: Work, at time: Duration, on queue: VirtualQueue,
    order: (any VirtualOrder)? = nil, requested: AnyObject? = nil
  ) {
    self.requested = requested
    phase = .pending(work)
    self.time = time
    self.order = order
    self.queue = queue
    Resources.scheduledWork.add(ObjectIdentifier(self))
  }

  // A chain of results is released and disposed in a loop (C8), as in ``ScheduledJob``.
  deinit {
    if isPending {
      Resources.scheduledWork.remove(ObjectIdentifier(self))
    } else if let next = releaseNext() {
      ChainRelease.release(next)
    }
  }

  /// The action that this one has returned, if it has; the only reference to it here.
  private func releaseNext() -> Unmanaged<AnyObject>? {
    guard case .done(let result) = phase, let next = result as? VirtualAction else { return nil }
    phase = .disposed
    return .passRetained(next)
  }

  package var isDisposed: Bool {
    queue.lock.withLock { if case .disposed = phase { true } else { false } }
  }

  /// Cancels the action if it has not run, otherwise disposes its result.
  package func dispose() {
    if let result = cancel() { VirtualAction.dispose(result) }
  }

  private static func dispose(_ first: any Disposable) {
    var result = first
    while let action = result as? VirtualAction {
      guard let next = action.cancel() else { return }
      result = next
    }
    result.dispose()
  }

  /// Cancels the action; returns the result of one that has run, which the caller disposes.
  private func cancel() -> (any Disposable)? {
    // Returned from the closure, so that nothing is released under the lock.
    let (old, removed) = queue.lock.withLock {
      (exchange(&phase, with: .disposed), queue.remove(self))
    }
    withExtendedLifetime(removed) {}
    switch old {
    case .pending: Resources.scheduledWork.remove(ObjectIdentifier(self))
    case .done(let result): return result
    case .running, .disposed: break
    }
    return nil
  }

  // MARK: Running

  /// Whether it has not begun; under the lock.
  var isPending: Bool { if case .pending = phase { true } else { false } }

  /// Called under the lock when a pending action was removed from the queue to run it.
  func begin() -> Work? {
    guard case .pending(let work) = phase else { return nil }
    phase = .running
    return work
  }

  /// Runs an action that has begun.
  func run(_ work: Work) {
    Resources.scheduledWork.remove(ObjectIdentifier(self))
    let result: (any Disposable)?
    switch work {
    case .event(let body):
      body()
      result = nil
    case .action(let body): result = body()
    }
    let isLate = queue.lock.withLock {
      guard case .running = phase else { return true }
      phase = .done(result)
      return false
    }
    if isLate { result?.dispose() }
  }
}

/// The order of the actions of a scheduler whose times differ from the timeline's.
///
/// A scheduler may map several of its times to the same time of the timeline. Its actions then run
/// in the order of its own times.
package protocol VirtualOrder: AnyObject, Sendable {
  /// Whether the timeline does not have all times that were used; called under the lock.
  var isNeeded: Bool { get }

  /// Whether the scheduler is being moved to one of its times; called under the lock.
  var isBound: Bool { get }

  /// Whether an action is earlier than another action with the same time on the timeline.
  func precedes(_ action: VirtualAction, _ other: VirtualAction) -> Bool

  /// Whether an action is later than the time to which the scheduler is being moved.
  func excludes(_ action: VirtualAction) -> Bool

  /// Called by the thread that moves the time, before it runs an action.
  func willRun(_ action: VirtualAction)
}
