// SPDX-License-Identifier: MIT

/// The engine of operators with two sources or with a timer: a rule inside a gate (C3).
///
/// An event is passed to the rule directly. Only a busy gate turns it into a message, which the
/// thread inside passes to the rule afterwards. This object is the scope of the first source's
/// subscription. The engine is compiled once: a ``RuleSink`` adds the rule.
package class GatedSink: TimerGroup, @unchecked Sendable {  // immutable; the gate serializes
  final let sink: RawSink
  /// Nil if the rule has no timer.
  final let clock: RuleClock?
  /// The types of the values of the sources.
  private final let types: (RawType, RawType)
  private final let gate: SerialGate
  private final let needs: RuleNeeds

  // Not part of what is compiled for each rule.
  @inline(never)
  fileprivate init(
    _ needs: RuleNeeds, _ types: (RawType, RawType), _ clock: RuleClock?,
    _ sink: consuming RawSink, _ outer: SinkDisposer
  ) {
    self.needs = needs
    self.types = types
    self.clock = clock
    self.sink = consume sink
    gate = SerialGate(entered: needs.clockUse != .none)
    super.init(outer, active: needs.clockUse == .none ? 3 : 1)
  }

  // MARK: The rule

  fileprivate func begin(at now: Duration) {}
  fileprivate func first(_ value: UnsafeRawPointer, at now: Duration) {}
  fileprivate func second(_ value: UnsafeRawPointer) {}
  fileprivate func terminated(_ source: RuleSource, _ termination: Termination, at now: Duration) {}
  fileprivate func elapsed(at now: Duration) -> Bool { false }

  // MARK: What a rule does

  /// The current time, for an interval that begins when the observer has received a value.
  @inline(__always)
  package final var time: Duration { clock?.timing.now() ?? .zero }

  /// Sends a value without a check; use it for the first event of each call.
  @inline(__always)
  package final func next(_ value: UnsafeRawPointer) { sink.next(at: value) }

  /// Ends the result, unless it was disposed.
  final func finish(_ termination: Termination) {
    if !outer.isDisposed { sink.finish(termination) }
  }

  /// Fails the result with an error that a user's closure threw.
  @inline(never)
  final func fail(_ error: any Error) { finish(.error(error)) }

  /// Tears down both sources, and then ends the result: RAC (C6).
  final func tearDownAndFinish(_ termination: Termination) {
    dispose()
    finish(termination)
  }

  // MARK: Subscribing

  /// Starts the rule and subscribes to its sources.
  fileprivate final func run(_ first: RawSource, _ second: RawSource?) {
    guard let second else {
      begin(at: beginning)
      gate.leave { drain() }
      return subscribe(first)
    }
    if needs.subscribesFirstInOrder { subscribe(first) }
    subscribeSecond(second)
    if !needs.subscribesFirstInOrder { subscribe(first) }
  }

  private final func subscribe(_ source: RawSource) {
    if isDisposed || outer.isDisposed { return }
    source.connect(
      RawSink(
        next: { self.receive(address(of: $0)) }, finish: { self.sourceFinished($0) }), self)
  }

  private final func subscribeSecond(_ source: RawSource) {
    let input = makeInner()
    if input.isDisposed { return }
    source.connect(
      RawSink(
        next: { self.receiveSecond(address(of: $0)) },
        finish: { unsafeDowncast(input.owner, to: GatedSink.self).innerFinished($0, of: input) }),
      input)
  }

  // MARK: Incoming events

  /// The time of an event; the clock is read only if the rule receives the time.
  package final var eventTime: Duration { needs.clockUse == .timerAndTime ? time : .zero }

  /// The time at which a subscription begins; it matters in virtual time only.
  private final var beginning: Duration {
    needs.clockUse == .timerAndTime && clock?.timing.turns != nil ? time : .zero
  }

  @inline(__always)
  private final func receive(_ value: UnsafeRawPointer) {
    if needs.clockUse == .timerAndTime { return receiveNow(value) }
    // The compiler knows the value of this zero, and calls `Duration.zero`.
    deliver(value, at: Duration(_high: 0, low: 0))
  }

  @inline(never)
  private final func receiveNow(_ value: UnsafeRawPointer) { deliver(value, at: time) }

  @inline(__always)
  private final func deliver(_ value: UnsafeRawPointer, at now: Duration) {
    gate.deliver(
      { if !outer.isDisposed { first(value, at: now) } },
      orQueue: { enqueue(value, at: now) }, drain: { drain() })
  }

  @inline(never)
  private final func enqueue(_ value: UnsafeRawPointer, at now: Duration) {
    enqueue(.first(at: now), QueuedValue(types.0, at: value))
  }

  @inline(__always)
  private final func receiveSecond(_ value: UnsafeRawPointer) {
    if needs.replacesFirst { replaceFirst() }
    gate.deliver(
      { if !outer.isDisposed { second(value) } },
      orQueue: { enqueue(.second, QueuedValue(types.1, at: value)) }, drain: { drain() })
  }

  /// Tears the first source down, since the second one has sent an event.
  @inline(never)
  private final func replaceFirst() { if !isDisposed { endSource() } }

  /// Handles the terminal event of the first source, and ends the source's scope, even if the event
  /// is queued at the gate: nothing follows from that source.
  final override func sourceFinished(_ termination: Termination) {
    if needs.tearsDownFirst { endSource() }
    send(.terminated(.first, termination, at: eventTime))
    endSource()
  }

  final override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    if needs.replacesFirst { replaceFirst() }
    finish(inner, termination, .never) { send(.terminated(.second, termination, at: eventTime)) }
  }

  final override func innerAbandoned() { send(.abandoned(.second)) }

  package final override func sourceAbandoned() { send(.abandoned(.first)) }

  /// Called when the timer fires.
  final func fired(_ ticket: Int, at now: Duration) { send(.elapsed(ticket: ticket, at: now)) }

  private final func send(_ message: GatedMessage) {
    gate.deliver(
      { handle(message) }, orQueue: { enqueue(message, nil) }, drain: { drain() })
  }

  @inline(never)
  private final func enqueue(_ message: GatedMessage, _ value: QueuedValue?) {
    gate.enqueue(message, value, ValueRoom(for: types.0, types.1)) { drain() }
    if needs.finalEvents.contains(message) { dispose() }
  }

  @inline(never)
  private final func drain() { gate.drain(handling: { handle($0, $1) }) }

  /// Handles a queued message; see ``JoinSink`` for why it is not inlined.
  @inline(never)
  private final func handle(_ message: GatedMessage, _ value: UnsafeMutableRawPointer) {
    switch message {
    case .first(let now): if !outer.isDisposed { first(value, at: now) }
    case .second: if !outer.isDisposed { second(value) }
    default: handle(message)
    }
  }

  // MARK: Inside the gate

  /// Handles a message without a value.
  private final func handle(_ message: GatedMessage) {
    if outer.isDisposed { return }
    switch message {
    case .first, .second: break
    case .terminated(let source, let termination, let now):
      terminated(source, termination, at: now)
      deactivate(source)
      abandonIfLast(timerSends: needs.timerSends)
    case .elapsed(let ticket, let now): elapsed(ticket, at: now)
    case .abandoned(let source):
      deactivate(source)
      hasAbandonedSource = true
      abandonIfLast(timerSends: needs.timerSends)
    }
  }

  @inline(never)
  private final func elapsed(_ ticket: Int, at now: Duration) {
    if ticket != self.ticket { return }
    running -= 1
    while elapsed(at: now), !outer.isDisposed {}
    abandonIfLast(timerSends: needs.timerSends)
  }
}

/// A ``GatedSink`` and its rule, in one object.
package final class RuleSink<Rule: GatedRule & ~Copyable>: GatedSink,
  @unchecked Sendable  // the gate guards the rule
{
  @exclusivity(unchecked) package var rule: Rule

  package init(
    _ rule: consuming Rule, _ types: (RawType, RawType), _ clock: RuleClock?,
    _ sink: consuming RawSink, _ outer: SinkDisposer
  ) {
    let needs = RuleNeeds(rule)
    self.rule = rule
    super.init(needs, types, clock, sink, outer)
  }

  override func begin(at now: Duration) { rule.begin(at: now, self) }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    rule.first(value, at: now, self)
  }

  override func second(_ value: UnsafeRawPointer) { rule.second(value, self) }

  override func terminated(_ source: RuleSource, _ termination: Termination, at now: Duration) {
    rule.terminated(source, termination, at: now, self)
  }

  override func elapsed(at now: Duration) -> Bool { rule.elapsed(at: now, self) }
}

/// What a ``GatedRule`` says of itself, for the engine that does not know its type.
private struct RuleNeeds {
  let clockUse: ClockUse
  let subscribesFirstInOrder: Bool
  let tearsDownFirst: Bool
  let replacesFirst: Bool
  let timerSends: Bool
  let finalEvents: RuleEvents

  init<Rule: GatedRule & ~Copyable>(_ rule: borrowing Rule) {
    clockUse = Rule.clockUse
    subscribesFirstInOrder = Rule.subscribesFirstInOrder
    tearsDownFirst = Rule.tearsDownFirst
    replacesFirst = Rule.replacesFirst
    timerSends = Rule.timerSends
    finalEvents = rule.finalEvents
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

extension RuleEvents {
  /// Whether a message is one of these events.
  fileprivate func contains(_ message: GatedMessage) -> Bool {
    switch message {
    case .second: contains(.secondValue)
    case .terminated(.first, let termination, _):
      contains(termination.isCompleted ? .firstCompletion : .firstError)
    case .terminated(.second, let termination, _):
      contains(termination.isCompleted ? .secondCompletion : .secondError)
    case .first, .elapsed, .abandoned: false
    }
  }
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
  private let makeEngine: (GatedOperator, consuming RawSink, SinkDisposer) -> GatedSink

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
    engine = RuleSink<Rule>.self
    makeEngine = { this, sink, scope in
      RuleSink(rule(), this.types, this.clock?(), sink, scope)
    }
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    makeEngine(self, sink, scope).run(first, second)
  }

  package override var name: String { Tracing.operation(of: engine) }
}
