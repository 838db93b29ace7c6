// SPDX-License-Identifier: MIT

/// An action that a scheduler repeats until it is disposed; rounds never overlap.
package final class RepeatingJob: TimerEntry, Cancelable,
  @unchecked Sendable  // the lock guards the fields
{
  private let disposed = AtomicFlag()
  private let lock = Lock()
  private var work: (@Sendable () -> Void)?
  private var driver: (any Disposable)?
  /// The first round that `driver` runs.
  private var drivenRound = -1
  /// The time between two rounds, if a timer drives them; set before the timer starts.
  private var period = Duration.zero

  package init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
    super.init()
    Resources.scheduledWork.add(ObjectIdentifier(self))
  }

  deinit {
    if !disposed.isSet { Resources.scheduledWork.remove(ObjectIdentifier(self)) }
  }

  package var isDisposed: Bool { disposed.isSet }

  /// Runs one round.
  package func run() {
    let work = lock.withLock { self.work }
    work?()
  }

  /// Runs the rounds by a timer: the first one after `start`, further ones every `period`, which is
  /// positive.
  ///
  /// Rounds that become due while one runs or waits for its queue are merged into one. Later rounds
  /// stay at multiples of the period.
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

  /// Sets the disposable of the mechanism that runs the job; it is disposed with the job.
  ///
  /// A mechanism that runs one round only is set again for each round.
  ///
  /// If a round has already begun and set the next driver, a late call for the earlier round is
  /// ignored.
  ///
  /// - Parameters:
  ///   - driver: Cancels the rounds.
  ///   - round: The number of its first round, counted from zero.
  func drive(with driver: any Disposable, round: Int = 0) {
    var old: (any Disposable)?
    let isLate = lock.withLock {
      if work == nil { return true }
      guard round > drivenRound else { return false }
      drivenRound = round
      old = self.driver
      self.driver = driver
      return false
    }
    if isLate { driver.dispose() }
    withExtendedLifetime(old) {}
  }

  package func dispose() {
    guard disposed.setIfClear() else { return }
    Resources.scheduledWork.remove(ObjectIdentifier(self))
    let (work, driver) = lock.withLock { (self.work.take(), self.driver.take()) }
    timers?.withdraw(self)
    driver?.dispose()
    withExtendedLifetime(work) {}
  }
}
