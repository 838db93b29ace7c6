// SPDX-License-Identifier: MIT
public import BraidCore

/// Disposes a disposable on a scheduler, on whichever thread `dispose()` is called.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// The scheduler on which the disposal runs.
  public let scheduler: any ImmediateSchedulerType
  private let wasRequested = AtomicFlag()
  private let disposed = AtomicFlag()
  // Taken by the caller that sets `disposed`.
  private var disposable: (any Disposable)?

  /// A disposable that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the disposal has started on the scheduler.
  ///
  /// False while it is only scheduled.
  public var isDisposed: Bool { disposed.isSet }

  /// Schedules the disposal, at most once.
  public func dispose() {
    guard wasRequested.setIfClear() else { return }
    _ = scheduler.schedule(self) { this in
      this.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    guard disposed.setIfClear() else { return }
    let disposable = self.disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
