// SPDX-License-Identifier: MIT

/// The clock of an operator with a timer.
///
/// An object, so that a subscription shares the functions of the scheduler instead of copying them.
package final class OperatorClock: Sendable {
  /// Returns the clock of a subscription.
  package typealias Source = @Sendable () -> OperatorClock

  let timing: Timing

  package init(_ timing: Timing) { self.timing = timing }
}

extension Timing {
  /// One clock for all subscriptions of an operator.
  package var clock: OperatorClock.Source {
    let clock = OperatorClock(self)
    return { clock }
  }
}

extension GatedSink {
  /// Starts the timer; a running one is replaced, and ``elapsed(at:)`` is never called for it.
  func startTimer(after delay: Duration, from now: Duration) {
    if outer.isDisposed { return }
    ticket &+= 1
    running = 1
    replaceTimers(with: makeTimer(delay, now))
  }

  /// Lets the timer fire after this delay; a timer that is already running may fire too early, and
  /// the subclass then starts it for the rest of the time.
  ///
  /// On a real clock, a running timer is left alone, which saves a timer for each value. In virtual
  /// time, a new timer is started; see ``Timing/Turns``.
  @inline(__always)
  func postponeTimer(by delay: Duration, from now: Duration) {
    if running > 0, clock?.timing.turns == nil { return }
    startTimerUnlessShared(after: delay, from: now)
  }

  @inline(never)
  private func startTimerUnlessShared(after delay: Duration, from now: Duration) {
    if running == 0 || turns != .shared { startTimer(after: delay, from: now) }
  }

  /// An event was added to a queue and is due after this delay; the timer runs for the first event
  /// of that queue.
  ///
  /// The event gets a timer of its own only with ``Timing/Turns/eachEvent``.
  @inline(__always)
  func enqueueTimer(after delay: Duration, from now: Duration) {
    if clock?.timing.turns != nil { startAnother(after: delay, from: now) }
  }

  @inline(never)
  private func startAnother(after delay: Duration, from now: Duration) {
    if turns != .eachEvent || outer.isDisposed { return }
    running += 1
    addTimer(makeTimer(delay, now), beside: running - 1)
  }

  /// The first event of a queue was sent, and the next one is due after this delay; zero or less
  /// means now.
  ///
  /// - Returns: Whether to send the next event immediately.
  func dequeueTimer(after delay: Duration, from now: Duration) -> Bool {
    // The event may have a timer of its own.
    if outer.isDisposed || running > 0 { return false }
    if delay <= .zero, turns == .shared { return true }
    startTimer(after: max(delay, .zero), from: now)
    return false
  }

  private var turns: Timing.Turns { clock?.timing.turns?() ?? .shared }

  /// Creates a timer.
  ///
  /// When it fires, it reads the clock, which tells the clock the thread of the timer; see the
  /// timing of a signal without a scheduler. In virtual time it never reports a time before its due
  /// time, although a converter that rounds may fire it slightly early.
  private func makeTimer(_ delay: Duration, _ now: Duration) -> any Disposable {
    guard let clock else { return Disposables.create() }
    let ticket = ticket
    if clock.timing.turns == nil {
      return clock.timing.performAfter(delay) { self.fired(ticket, at: self.time) }
    }
    let due = now + delay
    return clock.timing.performAfter(delay) { self.fired(ticket, at: max(self.time, due)) }
  }

  /// Stops the timer.
  func cancelTimer() {
    if outer.isDisposed { return }
    ticket &+= 1
    running = 0
    replaceTimers(with: nil)
  }

  /// Cancels the running timers and stores the new one; cancels that, too, if the operator has
  /// ended.
  private func replaceTimers(with job: (any Disposable)?) {
    let (leaving, others) = listLock.withLock {
      rejectsLater
        ? (job, []) : (exchange(&self.job, with: job), exchange(&self.others, with: []))
    }
    leaving?.dispose()
    for job in others { job.dispose() }
  }

  /// Stores an additional timer; `count` additional ones are still running, and the others, which
  /// have fired, are released in batches: a removal moves those that are running.
  private func addTimer(_ job: any Disposable, beside count: Int) {
    var fired: ArraySlice<any Disposable> = []
    let isLate = listLock.withLock {
      if rejectsLater { return true }
      let spent = others.count - count
      if spent > count {
        fired = others.prefix(spent)
        others.removeFirst(spent)
      }
      others.append(job)
      return false
    }
    if isLate { job.dispose() }
    withExtendedLifetime(fired) {}
  }

  /// Disposes the timers; the operator has ended, so there will be no others.
  func disposeTimers() {
    job.take()?.dispose()
    for job in exchange(&others, with: []) { job.dispose() }
  }
}
