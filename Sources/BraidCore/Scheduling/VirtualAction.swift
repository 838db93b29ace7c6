// SPDX-License-Identifier: MIT
/// One piece of work on a virtual clock, and the disposable that cancels it.
package final class VirtualAction: Cancelable, @unchecked Sendable {  // the phase: under the lock
  package typealias Work = @Sendable () -> (any Disposable)?

  private enum Phase {
    /// queued: has an entry in the clock's queue
    case queued(Work)
    /// withdrawn: was cancelled while it was queued, and its entry is still there
    case withdrawn
    /// taken: has left the queue and is about to run
    case taken(Work)
    /// running: is being run
    case running
    /// finished: has run, and this is what it left to dispose
    case finished((any Disposable)?)
    /// over: cancelled, or done with, and not in the queue
    case over
  }

  private let ledger: VirtualLedger
  @exclusivity(unchecked) private var phase: Phase

  /// Work whose entry is about to be queued.
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

  /// Cancels the work if it has not run; disposes what it left behind if it has.
  package func dispose() {
    // Handed over, so that nothing is released under the lock.
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

  /// Runs the work that was taken from the queue, once, unless it was cancelled since.
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

  /// Whether its entry is one that will not run.
  var isWithdrawn: Bool {
    if case .withdrawn = phase { true } else { false }
  }

  /// The entry leaves the queue.
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

/// What a clock and its actions share: the lock that guards them all.
///
/// Apart from the clock, which a piece of work that waits does not keep alive.
final class VirtualLedger: @unchecked Sendable {  // `withdrawn` is under the lock
  let lock = Lock()
  /// How many entries of the clock's queue belong to cancelled work.
  @exclusivity(unchecked) var withdrawn = 0
}
