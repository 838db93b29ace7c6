// SPDX-License-Identifier: MIT

/// The engine of all timed operators of both models: a rule inside a gate, and its timer.
///
/// Events of the source and of the timer are handled one at a time (C3). Each timer has a ticket;
/// an event of a replaced timer is ignored, even if its job could not be cancelled in time.
@usableFromInline
package final class TimedSink<Rule: TimedRule>: SinkDisposer, MessageHandler,
  @unchecked Sendable  // the gate guards the rule and its ticket
{
  @usableFromInline
  package enum Message {
    case begin
    case next(Rule.Input, at: Duration)
    case finish(Termination, at: Duration)
    case elapsed(ticket: Int, at: Duration)
    /// The source was abandoned.
    case abandoned
  }

  @usableFromInline let sink: EventSink<Rule.Output>
  /// The scope of the result; this object is the scope of the source.
  @usableFromInline let outer: SinkDisposer
  @usableFromInline let timing: Timing
  @usableFromInline let serialized = Serialized<Message>()
  // Guarded by the gate.
  @exclusivity(unchecked) @usableFromInline var rule: Rule
  @exclusivity(unchecked) @usableFromInline var ticket = 0
  /// The number of running timers with this ticket; more than one only with
  /// ``Timing/Turns/eachEvent``.
  @exclusivity(unchecked) @usableFromInline var running = 0
  @exclusivity(unchecked) @usableFromInline var isAbandoned = false
  @usableFromInline let timer = TimerSlot()

  /// Creates an engine that is also the scope of the source's subscription.
  @inlinable
  package init(
    _ rule: Rule, _ timing: Timing, _ sink: EventSink<Rule.Output>, _ outer: SinkDisposer
  ) {
    self.rule = rule
    self.timing = timing
    // A rule may send a value followed by a terminal event, and the value may lead to the disposal
    // of the result.
    self.sink = EventSink(
      next: sink.next,
      finish: { [outer, finish = sink.finish] in if !outer.isDisposed { finish($0) } })
    self.outer = outer
    super.init()
    outer.set(self)
  }

  /// Starts the rule, then subscribes to the source.
  @inlinable
  package func run(_ source: EventSource<Rule.Input>) {
    serialized.send(.begin, to: self)
    if outer.isDisposed { return }
    source.connect(EventSink(next: { self.receive($0) }, finish: { self.sourceFinished($0) }), self)
  }

  @inlinable
  func receive(_ input: Rule.Input) {
    let now = Rule.tellsTime ? timing.now() : .zero
    serialized.send(.next(input, at: now), to: self)
  }

  /// Handles the terminal event, and ends the source's scope, even if the event is queued at the
  /// gate: the upstream subscription has ended.
  @inlinable
  func sourceFinished(_ termination: Termination) {
    if Rule.tearsDownFirst { endSource() }
    serialized.send(.finish(termination, at: Rule.tellsTime ? timing.now() : .zero), to: self)
    endSource()
  }

  @inlinable
  func fired(_ ticket: Int) {
    serialized.send(.elapsed(ticket: ticket, at: timing.now()), to: self)
  }

  @inlinable
  package func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .begin:
      apply(rule.begin(sink), at: timing.turns != nil && Rule.tellsTime ? timing.now() : .zero)
    case .next(let input, let now):
      apply(rule.receive(input, at: now, sink), at: now)
    case .finish(let termination, let now):
      apply(rule.sourceFinished(termination, at: now, sink), at: now)
    case .elapsed(let ticket, let now):
      guard ticket == self.ticket else { return }
      running -= 1
      apply(rule.elapsed(at: now, sink), at: now)
      if isAbandoned { abandonUnlessTiming() }
    case .abandoned:
      isAbandoned = true
      abandonUnlessTiming()
    }
  }

  /// Abandons the result, unless the timer may still send an event.
  @usableFromInline @inline(never)
  func abandonUnlessTiming() {
    if running == 0 || !Rule.timerSends { outer.abandon() }
  }

  @inlinable @inline(__always)
  func apply(_ action: TimerAction, at now: Duration) {
    switch action {
    case .keep: return
    case .postpone where timing.turns == nil && running > 0: return
    case .enqueue where timing.turns == nil: return
    default: perform(action, at: now)
    }
  }

  @inlinable @inline(never)
  func perform(_ first: TimerAction, at now: Duration) {
    var action = first
    while !outer.isDisposed {
      switch action {
      case .keep:
        return
      case .again:
        action = rule.elapsed(at: now, sink)
      case .cancel:
        ticket &+= 1
        running = 0
        timer.replace(with: nil)
        return
      case .start(let delay):
        return start(after: delay, at: now)
      case .postpone(let delay):
        if running == 0 || turns != .shared { start(after: delay, at: now) }
        return
      case .enqueue(let delay):
        if turns == .eachEvent { startAnother(after: delay, at: now) }
        return
      case .dequeue(let delay):
        // The event may have a timer of its own.
        if running > 0 { return }
        if delay > .zero || turns != .shared { return start(after: max(delay, .zero), at: now) }
        action = rule.elapsed(at: now, sink)
      }
    }
  }

  @inlinable
  var turns: Timing.Turns { timing.turns?() ?? .shared }

  /// Starts the timer and replaces all running ones.
  @inlinable
  func start(after delay: Duration, at now: Duration) {
    ticket &+= 1
    running = 1
    timer.replace(with: makeTimer(delay, now))
  }

  /// Starts an additional timer.
  @inlinable
  func startAnother(after delay: Duration, at now: Duration) {
    running += 1
    timer.add(makeTimer(delay, now), beside: running - 1)
  }

  /// Creates a timer.
  ///
  /// In virtual time it never reports a time before its due time, although a converter that rounds
  /// may fire it slightly early.
  @inlinable
  func makeTimer(_ delay: Duration, _ now: Duration) -> any Disposable {
    let ticket = ticket
    if timing.turns == nil { return timing.performAfter(delay) { self.fired(ticket) } }
    let due = now + delay
    return timing.performAfter(delay) {
      self.serialized.send(.elapsed(ticket: ticket, at: max(self.timing.now(), due)), to: self)
    }
  }

  package override func sourceAbandoned() { serialized.send(.abandoned, to: self) }

  package override func disposed() { timer.close() }
}

/// The timers of an operator, cancelled when the operator ends.
@usableFromInline
package final class TimerSlot: @unchecked Sendable {  // the lock guards the fields
  private let lock = Lock()
  @exclusivity(unchecked) private var job: (any Disposable)?
  /// Further timers, in the order in which they fire.
  @exclusivity(unchecked) private var others: [any Disposable] = []
  @exclusivity(unchecked) private var isClosed = false

  @usableFromInline
  package init() {}

  /// Cancels the running timers and stores the new one; cancels that, too, if the slot is closed.
  @usableFromInline
  package func replace(with job: (any Disposable)?) {
    let (leaving, others) = lock.withLock {
      isClosed
        ? (job, []) : (exchange(&self.job, with: job), exchange(&self.others, with: []))
    }
    leaving?.dispose()
    for job in others { job.dispose() }
  }

  /// Stores an additional timer; `count` additional ones are still running, and the others are
  /// released.
  @usableFromInline
  package func add(_ job: any Disposable, beside count: Int) {
    var fired: ArraySlice<any Disposable> = []
    let isLate = lock.withLock {
      if isClosed { return true }
      fired = others.dropLast(count)
      others.removeFirst(fired.count)
      others.append(job)
      return false
    }
    if isLate { job.dispose() }
    withExtendedLifetime(fired) {}
  }

  /// Cancels the timers, and every later one immediately.
  @usableFromInline
  package func close() {
    let (job, others) = lock.withLock {
      isClosed = true
      return (self.job.take(), exchange(&self.others, with: []))
    }
    job?.dispose()
    for job in others { job.dispose() }
  }
}

/// A timed operator with its source, wrapped by both models.
@usableFromInline
package struct TimedOperator<Rule: TimedRule>: SourceOperator {
  @usableFromInline let source: EventSource<Rule.Input>
  @usableFromInline let rule: Rule
  @usableFromInline let timing: Timing

  @inlinable
  package init(_ source: EventSource<Rule.Input>, _ rule: Rule, _ timing: Timing) {
    self.source = source
    self.rule = rule
    self.timing = timing
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Rule.Output>, _ scope: SinkDisposer) {
    TimedSink(rule, timing, sink, scope).run(source)
  }
}
