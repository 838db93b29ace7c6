// SPDX-License-Identifier: MIT

/// An action that is pending on a scheduler: it runs at most once, and never after it was disposed.
///
/// It checks for disposal when it is about to run, so a scheduler need not support cancellation.
/// The disposable that the action returns is disposed together with the job.
package final class ScheduledJob: TimerEntry, Cancelable, @unchecked Sendable {
  // Only the thread that sets `taken` accesses `work`. Only the thread that sets the second of
  // `disposed` and `hasResult` accesses `result`.
  private static let taken: UInt8 = 1
  private static let disposedBit: UInt8 = 2
  private static let hasResult: UInt8 = 4
  private let state = AtomicUInt8()
  private var work: (@Sendable () -> (any Disposable)?)?
  private var result: (any Disposable)?

  package init(_ work: @escaping @Sendable () -> (any Disposable)?) {
    self.work = work
    super.init()
    Resources.scheduledWork.add(ObjectIdentifier(self))
  }

  /// Creates a job whose action returns no disposable.
  package convenience init(_ action: @escaping @Sendable () -> Void) {
    self.init { () -> (any Disposable)? in
      action()
      return nil
    }
  }

  // An action that schedules itself again, and returns that job, makes a chain of results, which is
  // released and disposed in a loop (C8).
  deinit {
    let state = state.load()
    if state & ScheduledJob.taken == 0 { Resources.scheduledWork.remove(ObjectIdentifier(self)) }
    if state & ScheduledJob.hasResult != 0, let next = releaseNext() { ChainRelease.release(next) }
  }

  /// The job that the action has returned, if it has; the only reference to it here.
  private func releaseNext() -> Unmanaged<AnyObject>? {
    guard let next = result as? ScheduledJob else { return nil }
    result = nil
    return .passRetained(next)
  }

  package var isDisposed: Bool {
    state.load() & ScheduledJob.disposedBit != 0
  }

  /// Runs the action, unless it has run or was disposed.
  package func run() {
    guard raise(ScheduledJob.taken) & ScheduledJob.taken == 0 else { return }
    guard let result = take()?() else { return }
    self.result = result
    if raise(ScheduledJob.hasResult) & ScheduledJob.disposedBit != 0 {
      self.result.take()?.dispose()
    }
  }

  package override func fire(due: DueTime) { run() }

  package func dispose() {
    if let result = cancel() { ScheduledJob.dispose(result) }
  }

  private static func dispose(_ first: any Disposable) {
    var result = first
    while let job = result as? ScheduledJob {
      guard let next = job.cancel() else { return }
      result = next
    }
    result.dispose()
  }

  /// Cancels the job; returns the result of an action that has run, which the caller disposes.
  private func cancel() -> (any Disposable)? {
    let old = raise(ScheduledJob.taken | ScheduledJob.disposedBit)
    if old & ScheduledJob.disposedBit != 0 { return nil }
    if old & ScheduledJob.taken == 0 {
      timers?.withdraw(self)
      _ = take()
    }
    return old & ScheduledJob.hasResult != 0 ? result.take() : nil
  }

  private func raise(_ bits: UInt8) -> UInt8 {
    state.bitwiseOr(bits).oldValue
  }

  private func take() -> (@Sendable () -> (any Disposable)?)? {
    Resources.scheduledWork.remove(ObjectIdentifier(self))
    return work.take()
  }
}

extension Trampoline {
  /// Enqueues a job at the end of the queue, while the trampoline is running.
  package func enqueue(_ job: ScheduledJob) { enqueue(JobItem(job)) }

  /// A job that is queued on a trampoline.
  private final class JobItem: Item, @unchecked Sendable {  // immutable
    private let job: ScheduledJob

    init(_ job: ScheduledJob) {
      self.job = job
      super.init { unsafeDowncast($0, to: JobItem.self).job.run() }
    }
  }
}
