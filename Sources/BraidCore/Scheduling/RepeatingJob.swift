// SPDX-License-Identifier: MIT
import Dispatch

/// Work that a scheduler does again and again until it is disposed; two rounds never overlap.
package final class RepeatingJob: Cancelable, @unchecked Sendable {  // fields under the lock
  private let over = AtomicFlag()
  private let lock = Lock()
  @exclusivity(unchecked) private var work: (@Sendable () -> Void)?
  @exclusivity(unchecked) private var driver: (any Disposable)?

  package init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    Resources.scheduledWork.add()
  }

  deinit {
    if !over.isSet { Resources.scheduledWork.remove() }
  }

  package var isDisposed: Bool { over.isSet }

  /// One round.
  package func run() {
    let work = lock.withLock { self.work }
    work?()
  }

  /// Gives the job what makes it run: disposed with the job, and replaced for each new round by
  /// drivers that last for one round.
  package func drive(with driver: any Disposable) {
    var old: (any Disposable)?
    let isLate = lock.withLock {
      old = self.driver
      self.driver = work == nil ? nil : driver
      return work == nil
    }
    if isLate { driver.dispose() }
    withExtendedLifetime(old) {}
  }

  package func dispose() {
    guard over.testAndSet() else { return }
    Resources.scheduledWork.remove()
    let (work, driver) = lock.withLock {
      defer {
        self.work = nil
        self.driver = nil
      }
      return (self.work, self.driver)
    }
    driver?.dispose()
    withExtendedLifetime(work) {}
  }
}

/// A Dispatch timer as a disposable.
final class TimerDriver: Disposable, @unchecked Sendable {  // Dispatch sources are thread-safe
  private let timer: any DispatchSourceTimer

  init(_ timer: any DispatchSourceTimer) { self.timer = timer }

  func dispose() { timer.cancel() }
}
