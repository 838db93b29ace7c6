// SPDX-License-Identifier: MIT

/// Work that a scheduler does again and again until it is disposed; two rounds never overlap.
package final class RepeatingJob: TimerEntry, Cancelable,
  @unchecked Sendable  // fields under the lock
{
  private let over = AtomicFlag()
  private let lock = Lock()
  @exclusivity(unchecked) private var work: (@Sendable () -> Void)?
  @exclusivity(unchecked) private var driver: (any Disposable)?
  /// The round that `driver` brings.
  @exclusivity(unchecked) private var drivenRound = -1
  /// The time between two rounds, where a timer brings them; set before the timer starts.
  @exclusivity(unchecked) private var period = Duration.zero

  package init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    super.init()
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

  /// Lets a timer bring the rounds: at `start` from now, and then every `period`, which is
  /// positive.
  ///
  /// What is due while a round runs or waits for its queue counts as one round after it, and those
  /// that follow keep to the multiples of the period.
  package func start(on timers: TimerQueue, after start: Duration, every period: Duration) {
    self.period = period
    timers.start(self, after: start)
  }

  package override func fire(due: DueTime) {
    guard let timers else { return }
    let next = due.next(every: period, after: timers.now())
    run()
    timers.restart(self, due: next)
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
    let (work, driver) = lock.withLock { (self.work.take(), self.driver.take()) }
    timers?.withdraw(self)
    driver?.dispose()
    withExtendedLifetime(work) {}
  }
}
