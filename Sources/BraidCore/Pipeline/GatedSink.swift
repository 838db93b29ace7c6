// SPDX-License-Identifier: MIT

/// The engine of operators with two sources or with a timer: a rule inside a gate (C3).
///
/// An event is passed to the rule directly. Only a busy gate turns it into a message, which the
/// thread inside passes to the rule afterwards. This object is the scope of the first source's
/// subscription.
@usableFromInline
package final class GatedSink<Rule: GatedRule>: TimerGroup, MessageHandler,
  @unchecked Sendable  // the gate guards the rule
{
  @usableFromInline
  package enum Message {
    case first(Rule.First, at: Rule.Clock.Instant)
    case second(Rule.Second)
    case ended(RuleSource, Termination, at: Rule.Clock.Instant)
    case elapsed(ticket: Int, at: Rule.Clock.Instant)
    case abandoned(RuleSource)
  }

  @usableFromInline let sink: EventSink<Rule.Output>
  @usableFromInline package let clock: Rule.Clock
  @usableFromInline let serialized: Serialized<Message>
  @exclusivity(unchecked) @usableFromInline var rule: Rule

  @inlinable
  package init(
    _ rule: Rule, _ clock: Rule.Clock, _ sink: consuming EventSink<Rule.Output>,
    _ outer: SinkDisposer
  ) {
    self.rule = rule
    self.clock = clock
    self.sink = consume sink
    serialized = Serialized(entered: Rule.Clock.hasTimer)
    super.init(outer, live: Rule.Clock.hasTimer ? 1 : 3)
  }

  // MARK: What a rule does

  /// Whether the result has ended.
  @inlinable @inline(__always)
  var hasEnded: Bool { outer.isDisposed }

  /// The current time, for an interval that begins when the observer has received a value.
  @inlinable @inline(__always)
  package var time: Rule.Clock.Instant { clock.instant }

  /// Sends a value without a check; use it for the first event of each call.
  @inlinable @inline(__always)
  package func next(_ value: Rule.Output) { sink.next(value) }

  /// Ends the result, unless it has already ended.
  @inlinable
  package func finish(_ termination: Termination) {
    if !outer.isDisposed { sink.finish(termination) }
  }

  /// Fails the result with an error that a user's closure threw.
  @inlinable @inline(never)
  package func fail(_ error: any Error) { finish(.error(error)) }

  /// Tears down both sources, and then ends the result: RAC (C6).
  @inlinable
  func tearDownAndFinish(_ termination: Termination) {
    dispose()
    finish(termination)
  }

  // MARK: Subscribing

  /// Starts the rule, then subscribes to its source.
  @inlinable
  package func run(_ source: EventSource<Rule.First>) {
    rule.begin(at: clock.start, self)
    serialized.leave(self)
    subscribe(source)
  }

  /// Subscribes to the first source.
  @inlinable
  func subscribe(_ source: EventSource<Rule.First>) {
    if isDisposed || outer.isDisposed { return }
    source.connect(
      EventSink(next: { self.receive($0) }, finish: { self.sourceFinished($0) }), self)
  }

  /// Subscribes to the second source.
  @inlinable
  func subscribeSecond(_ source: EventSource<Rule.Second>) {
    let input = makeInner()
    if input.isDisposed { return }
    source.connect(
      EventSink(
        next: { self.receiveSecond($0) },
        finish: { unsafeDowncast(input.owner, to: GatedSink.self).innerFinished($0, of: input) }),
      input)
  }

  // MARK: Incoming events

  @inlinable
  func receive(_ value: Rule.First) {
    let now = clock.instant
    serialized.deliver(
      for: self, { if !outer.isDisposed { rule.first(value, at: now, self) } },
      orQueue: .first(value, at: now))
  }

  @inlinable
  func receiveSecond(_ value: Rule.Second) {
    serialized.deliver(
      for: self, { if !outer.isDisposed { rule.second(value, self) } }, orQueue: .second(value))
  }

  /// Handles the terminal event of the first source, and ends the source's scope, even if the event
  /// is queued at the gate: the upstream subscription has ended.
  @inlinable
  override func sourceFinished(_ termination: Termination) {
    if Rule.tearsDownFirst { endSource() }
    serialized.send(.ended(.first, termination, at: clock.instant), to: self)
    endSource()
  }

  @inlinable
  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, .never) {
      serialized.send(.ended(.second, termination, at: clock.instant), to: self)
    }
  }

  override func innerAbandoned() { serialized.send(.abandoned(.second), to: self) }

  package override func sourceAbandoned() { serialized.send(.abandoned(.first), to: self) }

  /// Called when the timer fires.
  @inlinable
  func fired(_ ticket: Int, at now: Rule.Clock.Instant) {
    serialized.send(.elapsed(ticket: ticket, at: now), to: self)
  }

  // MARK: Inside the gate

  @inlinable
  package func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .first(let value, let now): rule.first(value, at: now, self)
    case .second(let value): rule.second(value, self)
    case .ended(let source, let termination, let now):
      rule.ended(source, termination, at: now, self)
      ended(source)
      abandonIfLast(timerSends: Rule.timerSends)
    case .elapsed(let ticket, let now): elapsed(ticket, at: now)
    case .abandoned(let source):
      ended(source)
      isAbandoned = true
      abandonIfLast(timerSends: Rule.timerSends)
    }
  }

  @inlinable @inline(never)
  func elapsed(_ ticket: Int, at now: Rule.Clock.Instant) {
    if ticket != self.ticket { return }
    running -= 1
    while rule.elapsed(at: now, self), !outer.isDisposed {}
    abandonIfLast(timerSends: Rule.timerSends)
  }
}

/// A rule with two sources.
@usableFromInline
package struct Gated<Rule: GatedRule>: SourceOperator where Rule.Clock == NoClock {
  @usableFromInline let first: EventSource<Rule.First>
  @usableFromInline let second: EventSource<Rule.Second>
  @usableFromInline let rule: Rule

  @inlinable
  package init(
    _ first: EventSource<Rule.First>, _ second: EventSource<Rule.Second>, _ rule: Rule
  ) {
    self.first = first
    self.second = second
    self.rule = rule
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Rule.Output>, _ scope: SinkDisposer) {
    let engine = GatedSink(rule, NoClock(), sink, scope)
    if Rule.subscribesFirstInOrder { engine.subscribe(first) }
    engine.subscribeSecond(second)
    if !Rule.subscribesFirstInOrder { engine.subscribe(first) }
  }
}
