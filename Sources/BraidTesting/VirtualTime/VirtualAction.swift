// SPDX-License-Identifier: MIT
import BraidCore

/// One piece of work on a virtual clock, and the disposable that cancels it.
final class VirtualAction: Cancelable, @unchecked Sendable {  // all that changes is under the lock
  private enum Phase {
    /// waiting: has not run, and may be cancelled
    case waiting(@Sendable () -> (any Disposable)?)
    /// running: is being run
    case running
    /// finished: has run, and this is what it left to dispose
    case finished((any Disposable)?)
    /// disposed: cancelled, or done with
    case disposed
  }

  private let lock = Lock()
  @exclusivity(unchecked) private var phase: Phase
  private let cancelled: CancelledCount

  init(_ work: @escaping @Sendable () -> (any Disposable)?, _ cancelled: CancelledCount) {
    phase = .waiting(work)
    self.cancelled = cancelled
  }

  var isDisposed: Bool {
    lock.withLock { if case .disposed = phase { true } else { false } }
  }

  /// Cancels the work if it has not run; disposes what it left behind if it has.
  func dispose() {
    switch exchange(.disposed) {
    case .waiting: cancelled.add()
    case .finished(let disposable): disposable?.dispose()
    case .running, .disposed: break
    }
  }

  /// Runs the work, once, unless it was cancelled.
  func run() {
    let work: (@Sendable () -> (any Disposable)?)? = lock.withLock {
      guard case .waiting(let work) = phase else { return nil }
      phase = .running
      return work
    }
    guard let result = work?() else {
      lock.withLock { if case .running = phase { phase = .finished(nil) } }
      return
    }
    let isLate = lock.withLock {
      guard case .running = phase else { return true }
      phase = .finished(result)
      return false
    }
    if isLate { result.dispose() }
  }

  /// Hands the old phase over, so that nothing is released under the lock.
  private func exchange(_ new: Phase) -> Phase {
    lock.withLock {
      defer { phase = new }
      return phase
    }
  }
}

/// How many entries of a clock's queue are cancelled and have not been removed yet.
final class CancelledCount: Sendable {
  private let value = AtomicInt()

  var count: Int { value.load() }
  func add() { value.increment() }
  func subtract(_ amount: Int) { value.sub(amount) }
}
