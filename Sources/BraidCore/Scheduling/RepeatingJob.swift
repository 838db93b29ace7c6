// SPDX-License-Identifier: MIT
import Dispatch

/// Work that a scheduler does again and again until it is disposed; two rounds never overlap.
package final class RepeatingJob: Cancelable, @unchecked Sendable {  // fields under the lock
  private let over = AtomicFlag()
  private let lock = Lock()
  @exclusivity(unchecked) private var work: (@Sendable () -> Void)?
  @exclusivity(unchecked) private var driver: (any Disposable)?
  /// The round that `driver` brings.
  @exclusivity(unchecked) private var drivenRound = -1

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

  /// Gives the job what makes it run, to be disposed with it; for each new round anew, if a driver
  /// lasts for one round only.
  ///
  /// A round may begin, and bring the driver of the next one, before its own driver has arrived
  /// here: then that one is dropped.
  ///
  /// - Parameters:
  ///   - driver: What makes the job run.
  ///   - round: Which round it brings first, counted from zero.
  package func drive(with driver: any Disposable, round: Int = 0) {
    var old: (any Disposable)?
    let isOver = lock.withLock {
      if work == nil { return true }
      guard round > drivenRound else { return false }
      drivenRound = round
      old = self.driver
      self.driver = driver
      return false
    }
    if isOver { driver.dispose() }
    withExtendedLifetime(old) {}
  }

  package func dispose() {
    guard over.setIfClear() else { return }
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
