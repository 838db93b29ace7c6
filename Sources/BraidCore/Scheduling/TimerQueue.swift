// SPDX-License-Identifier: MIT

/// The timers of one scheduler, and one alarm for the first of them.
///
/// The alarm is set when a timer starts that is due before the alarm, and again after it rang.
/// Cancelling a timer does not change the alarm: most timeouts are cancelled, and each change would
/// be a system call. So the alarm may ring without a due timer, at most once per setting.
///
/// The alarm retains the queue. It is released when the scheduler was released and no timer is
/// pending. See `Docs/Decisions/0010-one-timer-a-scheduler.md`.
package final class TimerQueue: @unchecked Sendable {  // the lock guards the fields
  /// The current time, on the clock of the alarm.
  let now: @Sendable () -> DueTime
  private let setAlarm: @Sendable (DueTime, TimerQueue) -> Void

  private let lock = Lock()
  private var heap = TimerHeap()
  /// The time of the alarm, including a change that is still to be passed to `setAlarm`.
  private var alarm = DueTime.never
  /// Whether `alarm` has not been passed to `setAlarm` yet.
  private var mustSetAlarm = false
  /// Whether a thread is calling `setAlarm`; two concurrent calls could arrive in the wrong order.
  private var isSettingAlarm = false
  /// Whether ``ring(_:)`` is running, which sets the alarm when it is done.
  private var isRinging = false
  /// Whether the scheduler was released.
  private var isSchedulerReleased = false

  /// Creates the timers of a clock and an alarm.
  ///
  /// - Parameters:
  ///   - now: Reads the clock.
  ///   - setAlarm: Schedules a call of ``ring(_:)`` at or after the given time, and replaces the
  ///     previous one. With ``DueTime/never``, releases the queue. Called serially, without a lock
  ///     held.
  package init(
    now: @escaping @Sendable () -> DueTime,
    setAlarm: @escaping @Sendable (DueTime, TimerQueue) -> Void
  ) {
    self.now = now
    self.setAlarm = setAlarm
  }

  /// The number of pending timers.
  package var count: Int { lock.withLock { heap.count } }

  /// Starts a timer that no other thread can access yet.
  package func start(_ entry: TimerEntry, after delay: Duration) {
    entry.timers = self
    restart(entry, due: now().advanced(by: delay))
  }

  /// Restarts a timer of this queue after it has fired, unless it was withdrawn.
  func restart(_ entry: TimerEntry, due: DueTime) {
    let isEarlier = lock.withLock {
      if entry.isWithdrawn { return false }
      heap.insert(entry, due: due)
      return due < alarm && !isRinging && changeAlarm(to: due)
    }
    if isEarlier { tellAlarm() }
  }

  /// Removes a timer for good; the queue has released it when this returns.
  func withdraw(_ entry: TimerEntry) {
    let (removed, isLast) = lock.withLock {
      entry.isWithdrawn = true
      return (heap.remove(entry), releaseAlarmIfUnused())
    }
    withExtendedLifetime(removed) {}
    if isLast { tellAlarm() }
  }

  /// Called when the scheduler was released; from now on only pending timers retain it.
  package func close() {
    let isLast = lock.withLock {
      isSchedulerReleased = true
      return releaseAlarmIfUnused()
    }
    if isLast { tellAlarm() }
  }

  /// Called by the alarm: fires the due timers, in order.
  ///
  /// After some hundred timers, the alarm is set again, so that other work gets its turn. Never
  /// called concurrently. Only timers that are due when the call begins fire: later ones follow
  /// actions that were scheduled before.
  package func ring(_ fire: (_ entry: TimerEntry, _ due: DueTime) -> Void) {
    let now = now()
    lock.withLock {
      isRinging = true
      alarm = .never
      mustSetAlarm = false
    }
    var turnsLeft = Timing.manyEventsPerTurn
    while turnsLeft > 0, let (entry, due) = lock.withLock({ heap.removeFirst(dueBy: now) }) {
      fire(entry, due)
      turnsLeft -= 1
    }
    let mustTell = lock.withLock {
      isRinging = false
      return heap.firstDue < .never
        ? changeAlarm(to: heap.firstDue) : releaseAlarmIfUnused()
    }
    if mustTell { tellAlarm() }
  }

  /// Called under the lock; returns true if the caller has to set the alarm.
  private func releaseAlarmIfUnused() -> Bool {
    isSchedulerReleased && !isRinging && heap.count == 0 && changeAlarm(to: .never)
  }

  /// Called under the lock; returns true if the caller has to set the alarm.
  private func changeAlarm(to due: DueTime) -> Bool {
    alarm = due
    mustSetAlarm = true
    if isSettingAlarm { return false }
    isSettingAlarm = true
    return true
  }

  private func tellAlarm() {
    while let due = nextAlarm() { setAlarm(due, self) }
  }

  private func nextAlarm() -> DueTime? {
    lock.withLock {
      guard mustSetAlarm else {
        isSettingAlarm = false
        return nil
      }
      mustSetAlarm = false
      return alarm
    }
  }
}
