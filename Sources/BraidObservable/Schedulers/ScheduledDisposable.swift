// SPDX-License-Identifier: MIT
public import BraidCore

/// Disposes a disposable on a scheduler, whichever thread asks for it.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
  /// Where the disposal runs.
  public let scheduler: any ImmediateSchedulerType
  private let wasRequested = AtomicFlag()
  private let wasDisposed = AtomicFlag()
  // Taken by the one who raises `wasDisposed`.
  @exclusivity(unchecked) private var disposable: (any Disposable)?

  /// Disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the disposal has begun on the scheduler; still false while it only waits there.
  public var isDisposed: Bool { wasDisposed.isSet }

  /// Schedules the disposal, once.
  public func dispose() {
    guard wasRequested.setIfClear() else { return }
    _ = scheduler.schedule(self) { this in
      this.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    guard wasDisposed.setIfClear() else { return }
    let disposable = self.disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
