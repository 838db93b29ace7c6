// SPDX-License-Identifier: MIT

/// A ``SubscriptionGroup`` that counts its sources and has a timer, which is cancelled when the
/// operator ends.
///
/// Each timer has a ticket; an event of a replaced timer is ignored, even if its job could not be
/// cancelled in time.
package class TimerGroup: SubscriptionGroup, @unchecked Sendable {  // see the fields
  // Guarded by the gate of the subclass.
  @exclusivity(unchecked) package final var ticket = 0
  /// The number of running timers with this ticket; more than one only with
  /// ``Timing/Turns/eachEvent``.
  @exclusivity(unchecked) package final var running = 0
  /// A bit for each source that can still send, as in ``GatedSource``.
  ///
  /// Not a count: a source that is torn down while it sends its end on another thread may be
  /// abandoned as well.
  @exclusivity(unchecked) final var active: UInt8
  /// Whether a source was abandoned.
  @exclusivity(unchecked) final var hasAbandonedSource = false

  // Guarded by the lock of the group until it is taken down, and then unchanged until `disposed`.
  @exclusivity(unchecked) private final var job: (any Disposable)?
  /// Further timers, in the order in which they fire.
  @exclusivity(unchecked) private final var others: [any Disposable] = []

  init(_ outer: borrowing SinkDisposer, active: UInt8) {
    self.active = active
    super.init(outer)
  }

  /// Stops the timer.
  package final func cancelTimer() {
    if outer.isDisposed { return }
    ticket &+= 1
    running = 0
    replaceTimers(with: nil)
  }

  /// Cancels the running timers and stores the new one; cancels that, too, if the operator has
  /// ended.
  final func replaceTimers(with job: (any Disposable)?) {
    let (leaving, others) = listLock.withLock {
      rejectsLater
        ? (job, []) : (exchange(&self.job, with: job), exchange(&self.others, with: []))
    }
    leaving?.dispose()
    for job in others { job.dispose() }
  }

  /// Stores an additional timer; `count` additional ones are still running, and the others are
  /// released.
  final func addTimer(_ job: any Disposable, beside count: Int) {
    var fired: ArraySlice<any Disposable> = []
    let isLate = listLock.withLock {
      if rejectsLater { return true }
      fired = others.dropLast(count)
      others.removeFirst(fired.count)
      others.append(job)
      return false
    }
    if isLate { job.dispose() }
    withExtendedLifetime(fired) {}
  }

  /// Unsubscribes from the inner subscription.
  final func cancelSecond() {
    _ = retireAll()
    deactivate(.second)
  }

  /// Notes that a source can send nothing more.
  final func deactivate(_ source: GatedSource) { active &= ~source.rawValue }

  /// Abandons the result if a source was abandoned, and neither a source nor the timer can send
  /// another event.
  final func abandonIfLast(timerSends: Bool) {
    if !hasAbandonedSource || active != 0 || outer.isDisposed { return }
    if running == 0 || !timerSends { abandonResult() }
  }

  package override func disposed() {
    super.disposed()
    job.take()?.dispose()
    for job in exchange(&others, with: []) { job.dispose() }
  }
}

/// A source of a ``GatedSink``.
package enum GatedSource: UInt8, Sendable {
  case first = 1
  case second = 2
}
