// SPDX-License-Identifier: MIT

/// The engine of operators with two sources or with a timer: a rule inside a gate (C3).
///
/// An event is passed to the rule directly. Only a busy gate turns it into a message, which the
/// thread inside passes to the rule afterwards. This object is the scope of the first source's
/// subscription. It is generic in the rule only, not in the values: the library contains one copy
/// for each rule.
package final class GatedSink<Rule: GatedRule & ~Copyable>: TimerGroup,
  @unchecked Sendable  // the gate guards the rule
{
  let sink: RawSink
  /// Nil if the rule has no timer.
  let clock: RuleClock?
  /// The types of the values of the sources.
  private let types: (RawType, RawType)
  private let gate = SerialGate(entered: Rule.clockUse != .none)
  @exclusivity(unchecked) package var rule: Rule

  package init(
    _ rule: consuming Rule, _ types: (RawType, RawType), _ clock: RuleClock?,
    _ sink: consuming RawSink, _ outer: SinkDisposer
  ) {
    self.rule = rule
    self.types = types
    self.clock = clock
    self.sink = sink
    super.init(outer, active: Rule.clockUse == .none ? 3 : 1)
  }

  // MARK: What a rule does

  /// The current time, for an interval that begins when the observer has received a value.
  @inline(__always)
  package var time: Duration { clock?.timing.now() ?? .zero }

  /// Sends a value without a check; use it for the first event of each call.
  @inline(__always)
  package func next(_ value: UnsafeRawPointer) { sink.next(at: value) }

  /// Ends the result, unless it was disposed.
  package func finish(_ termination: Termination) {
    if !outer.isDisposed { sink.finish(termination) }
  }

  /// Fails the result with an error that a user's closure threw.
  @inline(never)
  package func fail(_ error: any Error) { finish(.error(error)) }

  /// Tears down both sources, and then ends the result: RAC (C6).
  func tearDownAndFinish(_ termination: Termination) {
    dispose()
    finish(termination)
  }

  // MARK: Subscribing

  /// Starts the rule and subscribes to its sources.
  @inline(__always)
  func run(_ first: RawSource, _ second: RawSource?) {
    guard let second else {
      rule.begin(at: beginning, self)
      gate.leave { drain() }
      return subscribe(first)
    }
    if Rule.subscribesFirstInOrder { subscribe(first) }
    subscribeSecond(second)
    if !Rule.subscribesFirstInOrder { subscribe(first) }
  }

  private func subscribe(_ source: RawSource) {
    if isDisposed || outer.isDisposed { return }
    source.connect(
      RawSink(
        next: { self.receive(address(of: $0)) }, finish: { self.sourceFinished($0) }), self)
  }

  private func subscribeSecond(_ source: RawSource) {
    let input = makeInner()
    if input.isDisposed { return }
    source.connect(
      RawSink(
        next: { self.receiveSecond(address(of: $0)) },
        finish: { unsafeDowncast(input.owner, to: GatedSink.self).innerFinished($0, of: input) }),
      input)
  }

  // MARK: Incoming events

  /// The time of an event; the clock is read only if the rule is told the time.
  @inline(__always)
  package var eventTime: Duration {
    // The compiler knows the value of this zero, and calls `Duration.zero`.
    Rule.clockUse == .timerAndTime ? time : Duration(_high: 0, low: 0)
  }

  @inline(__always)
  private func receive(_ value: UnsafeRawPointer) {
    let now = eventTime
    gate.deliver(
      { if !outer.isDisposed { rule.first(value, at: now, self) } },
      orQueue: { enqueue(.first(at: now), QueuedValue(types.0, at: value)) },
      drain: { drain() })
  }

  @inline(__always)
  private func receiveSecond(_ value: UnsafeRawPointer) {
    gate.deliver(
      { if !outer.isDisposed { rule.second(value, self) } },
      orQueue: { enqueue(.second, QueuedValue(types.1, at: value)) }, drain: { drain() })
  }

  /// Handles the terminal event of the first source, and ends the source's scope, even if the event
  /// is queued at the gate: the upstream subscription was disposed.
  override func sourceFinished(_ termination: Termination) {
    if Rule.tearsDownFirst { endSource() }
    send(.terminated(.first, termination, at: eventTime))
    endSource()
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, .never) { send(.terminated(.second, termination, at: eventTime)) }
  }

  override func innerAbandoned() { send(.abandoned(.second)) }

  package override func sourceAbandoned() { send(.abandoned(.first)) }

  /// Called when the timer fires.
  func fired(_ ticket: Int, at now: Duration) { send(.elapsed(ticket: ticket, at: now)) }

  private func send(_ message: GatedMessage) {
    gate.deliver(
      { handle(message) }, orQueue: { enqueue(message, nil) }, drain: { drain() })
  }

  @inline(never)
  private func enqueue(_ message: GatedMessage, _ value: QueuedValue?) {
    gate.enqueue(message, value, ValueRoom(for: types.0, types.1)) { drain() }
  }

  @inline(never)
  private func drain() {
    gate.drain(handling: { (message: GatedMessage, value) in
      switch message {
      case .first(let now): if !outer.isDisposed { rule.first(value, at: now, self) }
      case .second: if !outer.isDisposed { rule.second(value, self) }
      default: handle(message)
      }
    })
  }

  // MARK: Inside the gate

  /// Handles a message without a value.
  private func handle(_ message: GatedMessage) {
    if outer.isDisposed { return }
    switch message {
    case .first, .second: break
    case .terminated(let source, let termination, let now):
      rule.terminated(source, termination, at: now, self)
      deactivate(source)
      abandonIfLast(timerSends: Rule.timerSends)
    case .elapsed(let ticket, let now): elapsed(ticket, at: now)
    case .abandoned(let source):
      deactivate(source)
      hasAbandonedSource = true
      abandonIfLast(timerSends: Rule.timerSends)
    }
  }

  @inline(never)
  private func elapsed(_ ticket: Int, at now: Duration) {
    if ticket != self.ticket { return }
    running -= 1
    while rule.elapsed(at: now, self), !outer.isDisposed {}
    abandonIfLast(timerSends: Rule.timerSends)
  }
}

/// An event of a ``GatedSink``.
private enum GatedMessage {
  case first(at: Duration)
  case second
  case terminated(RuleSource, Termination, at: Duration)
  case elapsed(ticket: Int, at: Duration)
  case abandoned(RuleSource)
}

/// An operator with a ``GatedRule``.
///
/// The file of each rule adds an initializer with the sources and the parameters of the operator.
package final class GatedOperator: RawOperator, @unchecked Sendable {  // immutable
  package typealias Source = (RawSource, RawType)

  private let first: RawSource
  private let second: RawSource?
  private let types: (RawType, RawType)
  private let clock: RuleClock.Source?
  private let engine: AnyClass
  private let begin: (GatedOperator, consuming RawSink, SinkDisposer) -> Void

  /// An operator with two sources.
  ///
  /// - Parameter rule: Creates the rule of a subscription.
  package convenience init<Rule: GatedRule & ~Copyable>(
    _ first: Source, _ second: Source, _ rule: @escaping () -> Rule
  ) {
    self.init(first, second, nil, rule)
  }

  /// An operator with a source and a timer.
  package convenience init<Rule: GatedRule & ~Copyable>(
    _ source: Source, _ clock: @escaping RuleClock.Source, _ rule: @escaping () -> Rule
  ) {
    self.init(source, nil, clock, rule)
  }

  private init<Rule: GatedRule & ~Copyable>(
    _ first: Source, _ second: Source?, _ clock: RuleClock.Source?, _ rule: @escaping () -> Rule
  ) {
    self.first = first.0
    self.second = second?.0
    types = (first.1, second?.1 ?? first.1)
    self.clock = clock
    engine = GatedSink<Rule>.self
    begin = { this, sink, scope in
      GatedSink(rule(), this.types, this.clock?(), sink, scope).run(this.first, this.second)
    }
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    begin(self, sink, scope)
  }

  package override var name: String { Tracing.operation(of: engine) }
}
