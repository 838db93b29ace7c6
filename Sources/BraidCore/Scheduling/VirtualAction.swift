// SPDX-License-Identifier: MIT
/// An action that is scheduled on a virtual clock, and the disposable that cancels it.
package final class VirtualAction: Cancelable, @unchecked Sendable {  // the lock guards `phase`
  package typealias Work = @Sendable () -> (any Disposable)?

  private enum Phase {
    /// queued: has an entry in the clock's queue
    case queued(Work)
    /// withdrawn: cancelled, and its entry is still in the queue
    case withdrawn
    /// taken: removed from the queue, about to run
    case taken(Work)
    /// running: has begun and not returned
    case running
    /// finished: has run; the disposable is its result
    case finished((any Disposable)?)
    /// over: cancelled, or finished and disposed, and not in the queue
    case over
  }

  private let ledger: VirtualLedger
  @exclusivity(unchecked) private var phase: Phase

  /// Creates an action that is about to be queued.
  init(_ work: @escaping Work, _ ledger: VirtualLedger) {
    phase = .queued(work)
    self.ledger = ledger
  }

  package var isDisposed: Bool {
    ledger.lock.withLock {
      switch phase {
      case .withdrawn, .over: true
      case .queued, .taken, .running, .finished: false
      }
    }
  }

  /// Cancels the action if it has not run, otherwise disposes its result.
  package func dispose() {
    // Returned from the closure, so that nothing is released under the lock.
    let old = ledger.lock.withLock {
      let old = phase
      switch old {
      case .queued:
        phase = .withdrawn
        ledger.withdrawn += 1
      case .taken, .running, .finished:
        phase = .over
      case .withdrawn, .over:
        break
      }
      return old
    }
    if case .finished(let disposable) = old { disposable?.dispose() }
  }

  /// Runs an action that was taken from the queue, unless it was cancelled since.
  func run() {
    let work: Work? = ledger.lock.withLock {
      guard case .taken(let work) = phase else { return nil }
      phase = .running
      return work
    }
    guard let work else { return }
    let result = work()
    let isLate = ledger.lock.withLock {
      guard case .running = phase else { return true }
      phase = .finished(result)
      return false
    }
    if isLate { result?.dispose() }
  }

  // MARK: In the queue, under the ledger's lock

  /// Whether it was cancelled while its entry is still queued.
  var isWithdrawn: Bool {
    if case .withdrawn = phase { true } else { false }
  }

  /// Called when the entry is removed from the queue.
  func leaveQueue() {
    switch phase {
    case .queued(let work):
      phase = .taken(work)
    case .withdrawn:
      phase = .over
      ledger.withdrawn -= 1
    case .taken, .running, .finished, .over:
      break
    }
  }
}

/// The lock shared by a clock and its actions.
///
/// Separate from the clock, so that pending actions do not retain the clock.
final class VirtualLedger: @unchecked Sendable {  // the lock guards `withdrawn`
  let lock = Lock()
  /// The number of entries in the clock's queue whose action was cancelled.
  @exclusivity(unchecked) var withdrawn = 0
}
