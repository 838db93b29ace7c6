// SPDX-License-Identifier: MIT

/// The timers of one scheduler, and the one alarm that rings for the first of them.
///
/// The alarm is set when a timer starts that is due before it rings, and after it has rung. Nobody
/// stops it when a timer is cancelled: most timeouts are, and telling the system of each would cost
/// more than all the rest. So it may ring for nothing, once each time it was set; then it is silent
/// until there is something to wait for.
///
/// The alarm keeps the queue, and is let go of when the scheduler is and no timer waits any more.
/// See `Docs/Decisions/0010-one-timer-a-scheduler.md`.
package final class TimerQueue: @unchecked Sendable {  // fields: the lock
  /// The time; the alarm must go by the same clock.
  let now: @Sendable () -> DueTime
  private let setAlarm: @Sendable (DueTime, TimerQueue) -> Void

  private let lock = Lock()
  @exclusivity(unchecked) private var heap = TimerHeap()
  /// When the alarm rings, as soon as whoever sets it is done.
  @exclusivity(unchecked) private var alarm = DueTime.never
  /// Whether `alarm` has not been handed to `setAlarm` yet.
  @exclusivity(unchecked) private var mustSetAlarm = false
  /// Whether somebody is at it; two calls could arrive in the wrong order.
  @exclusivity(unchecked) private var isSettingAlarm = false
  /// Whether ``ring(_:)`` is under way, which sets the alarm when it is done.
  @exclusivity(unchecked) private var isRinging = false
  /// Whether the scheduler is gone.
  @exclusivity(unchecked) private var isClosed = false

  /// Timers that follow a clock and an alarm.
  ///
  /// - Parameters:
  ///   - now: Reads the clock.
  ///   - setAlarm: Sees to it that ``ring(_:)`` is called at a time, or later, instead of at the
  ///     time it was told before. Lets go of the queue and of all it has if that is never.
  ///     Called by one thread at a time, without a lock.
  package init(
    now: @escaping @Sendable () -> DueTime,
    setAlarm: @escaping @Sendable (DueTime, TimerQueue) -> Void
  ) {
    self.now = now
    self.setAlarm = setAlarm
  }

  /// How many timers wait.
  package var count: Int { lock.withLock { heap.count } }

  /// Starts a timer that nobody else knows yet.
  package func start(_ entry: TimerEntry, after delay: Duration) {
    entry.timers = self
    restart(entry, due: now().advanced(by: delay))
  }

  /// Starts a timer of this queue again after it has fired, unless it was withdrawn.
  func restart(_ entry: TimerEntry, due: DueTime) {
    let isEarlier = lock.withLock {
      if entry.isWithdrawn { return false }
      heap.insert(entry, due: due)
      return due < alarm && !isRinging && changeAlarm(to: due)
    }
    if isEarlier { tellAlarm() }
  }

  /// Takes a timer out for good: the queue lets go of it before this returns.
  func withdraw(_ entry: TimerEntry) {
    let (removed, isLast) = lock.withLock {
      entry.isWithdrawn = true
      return (heap.remove(entry), releaseAlarmIfUnused())
    }
    withExtendedLifetime(removed) {}
    if isLast { tellAlarm() }
  }

  /// The scheduler is gone: nothing but the timers that wait is needed any more.
  package func close() {
    let isLast = lock.withLock {
      isClosed = true
      return releaseAlarmIfUnused()
    }
    if isLast { tellAlarm() }
  }

  /// The alarm has rung: hands out the timers that are due, in order; some hundreds at most, then
  /// the alarm rings again, so that other work gets its turn.
  ///
  /// Never called by two threads at once. What is due by the time it begins counts: timers that are
  /// due later come after work that was scheduled before.
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

  /// Under the lock; true for the one who has to tell the alarm.
  private func releaseAlarmIfUnused() -> Bool {
    isClosed && !isRinging && heap.count == 0 && changeAlarm(to: .never)
  }

  /// Under the lock; true for the one who has to tell the alarm.
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
