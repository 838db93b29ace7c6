// SPDX-License-Identifier: MIT

/// The clock of a rule with a timer.
@usableFromInline
package protocol TimerClock: RuleClock {
  init(_ timing: Timing)

  var timing: Timing { get }

  /// The time after a delay.
  func instant(_ delay: Duration, after now: Instant) -> Instant
  /// The time at which a timer fires, but not before `due`.
  func firing(notBefore due: Instant) -> Instant
  /// The time at which a timer fires.
  var firing: Instant { get }
}

extension RuleClock where Self: TimerClock {
  @inlinable package static var hasTimer: Bool { true }
}

extension Timing: TimerClock {
  @inlinable package init(_ timing: Timing) { self = timing }
  @inlinable @inline(__always)
  package var timing: Timing { self }
  @inlinable @inline(__always)
  package var instant: Duration { now() }
  @inlinable package var start: Duration { turns == nil ? .zero : now() }
  @inlinable package var firing: Duration { now() }

  @inlinable
  package func instant(_ delay: Duration, after now: Duration) -> Duration { now + delay }
  @inlinable
  package func firing(notBefore due: Duration) -> Duration { max(now(), due) }
}

/// The clock of a rule that is not told the time: no clock is read for its events.
@usableFromInline
package struct TimersOnly: TimerClock {
  @usableFromInline package let timing: Timing

  @inlinable package init(_ timing: Timing) { self.timing = timing }
  @inlinable package var instant: Void { () }
  @inlinable package var start: Void { () }
  /// Reads the clock, which tells it the thread of the timer; see the timing of a signal without a
  /// scheduler.
  @inlinable package var firing: Void { _ = timing.now() }

  @inlinable package func instant(_ delay: Duration, after now: Void) {}
  @inlinable package func firing(notBefore due: Void) { firing }
}

extension GatedSink where Rule.Clock: TimerClock {
  /// Starts the timer; a running one is replaced, and the rule is never called for it.
  @inlinable
  package func startTimer(after delay: Duration, from now: Rule.Clock.Instant) {
    if outer.isDisposed { return }
    ticket &+= 1
    running = 1
    replaceTimers(with: makeTimer(delay, now))
  }

  /// Lets the timer fire after this delay; a timer that is already running may fire too early, and
  /// the rule then starts it for the rest of the time.
  ///
  /// On a real clock, a running timer is left alone, which saves a timer for each value. In virtual
  /// time, a new timer is started; see ``Timing/Turns``.
  @inlinable @inline(__always)
  func postponeTimer(by delay: Duration, from now: Rule.Clock.Instant) {
    if running > 0, clock.timing.turns == nil { return }
    startTimerUnlessShared(after: delay, from: now)
  }

  @inlinable @inline(never)
  func startTimerUnlessShared(after delay: Duration, from now: Rule.Clock.Instant) {
    if running == 0 || turns != .shared { startTimer(after: delay, from: now) }
  }

  /// An event was added to a queue and is due after this delay; the timer runs for the first event
  /// of that queue.
  ///
  /// The event gets a timer of its own only with ``Timing/Turns/eachEvent``.
  @inlinable @inline(__always)
  func enqueueTimer(after delay: Duration, from now: Rule.Clock.Instant) {
    if clock.timing.turns != nil { startAnother(after: delay, from: now) }
  }

  @inlinable @inline(never)
  func startAnother(after delay: Duration, from now: Rule.Clock.Instant) {
    if turns != .eachEvent || outer.isDisposed { return }
    running += 1
    addTimer(makeTimer(delay, now), beside: running - 1)
  }

  /// The first event of a queue was sent, and the next one is due after this delay; zero or less
  /// means now.
  ///
  /// - Returns: Whether to send the next event immediately.
  @inlinable
  func dequeueTimer(after delay: Duration, from now: Rule.Clock.Instant) -> Bool {
    // The event may have a timer of its own.
    if outer.isDisposed || running > 0 { return false }
    if delay <= .zero, turns == .shared { return true }
    startTimer(after: max(delay, .zero), from: now)
    return false
  }

  @inlinable
  var turns: Timing.Turns { clock.timing.turns?() ?? .shared }

  /// Creates a timer.
  ///
  /// In virtual time it never reports a time before its due time, although a converter that rounds
  /// may fire it slightly early.
  @inlinable
  func makeTimer(_ delay: Duration, _ now: Rule.Clock.Instant) -> any Disposable {
    let ticket = ticket
    if clock.timing.turns == nil {
      return clock.timing.performAfter(delay) { self.fired(ticket, at: self.clock.firing) }
    }
    let due = clock.instant(delay, after: now)
    return clock.timing.performAfter(delay) {
      self.fired(ticket, at: self.clock.firing(notBefore: due))
    }
  }
}

/// A rule with a source and a timer.
@usableFromInline
package struct TimedOperator<Rule: GatedRule>: SourceOperator where Rule.Clock: TimerClock {
  @usableFromInline let source: EventSource<Rule.First>
  @usableFromInline let rule: Rule
  @usableFromInline let timing: Timing

  @inlinable
  package init(_ source: EventSource<Rule.First>, _ rule: Rule, _ timing: Timing) {
    self.source = source
    self.rule = rule
    self.timing = timing
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Rule.Output>, _ scope: SinkDisposer) {
    GatedSink(rule, Rule.Clock(timing), sink, scope).run(source)
  }
}

/// A value that a rule buffers until it is due.
@usableFromInline
struct DueValue<Value> {
  @usableFromInline let value: Value
  @usableFromInline let due: Duration

  @inlinable
  init(_ value: Value, due: Duration) {
    self.value = value
    self.due = due
  }
}
