// SPDX-License-Identifier: MIT

/// An operator with two sources, or with a source and a timer: the engine, behind a gate (C3).
///
/// A subclass adds the state of the operator and its reaction to each event. Its methods are called
/// one at a time, so it needs no lock and no atomic; it reads no clock except ``time``. It sends
/// results through ``next(_:)`` and, as the last one, ``finish(_:)``. Values arrive by address,
/// which is valid during the call: a subclass is compiled once for all types, and keeps values in
/// a ``ValueQueue``.
///
/// An event is passed on directly. Only a busy gate turns it into a message, which the thread
/// inside handles afterwards. This object is the scope of the first source's subscription.
package class GatedSink: SubscriptionGroup, @unchecked Sendable {  // see the fields
  final let sink: RawSink
  /// Nil if there is no timer.
  final let clock: OperatorClock?
  /// The types of the values of the sources.
  private final let types: (RawType, RawType)
  private final let gate: SerialGate
  private final let needs: GatedNeeds

  // In the gate.
  /// The newest timer; an event of a replaced one is ignored, even if its job could not be
  /// cancelled in time.
  package final var ticket = 0
  /// The number of running timers with this ticket; more than one only with
  /// ``Timing/Turns/eachEvent``.
  package final var running = 0
  /// A bit for each source that can still send, as in ``GatedSource``.
  ///
  /// Not a count: a source that is torn down while it sends its end on another thread may be
  /// abandoned as well.
  private final var active: UInt8
  /// Whether a source was abandoned.
  private final var hasAbandonedSource = false

  // Guarded by the lock of the group until it is taken down, and then unchanged until `disposed`.
  final var job: (any Disposable)?
  /// Further timers, in the order in which they fire.
  final var others: [any Disposable] = []

  init(_ subscription: GatedSubscription, _ needs: GatedNeeds = GatedNeeds()) {
    self.needs = needs
    types = subscription.types
    clock = subscription.operation.clock?()
    sink = subscription.sink
    gate = SerialGate(entered: needs.clock != .none)
    active = needs.clock == .none ? 3 : 1
    super.init(subscription.outer)
  }

  // MARK: For subclasses to override

  /// Called before the source is subscribed to, if there is a timer.
  package func begin(at now: Duration) {}

  /// Called for each value of the first source, with the time at which it was sent.
  package func first(_ value: UnsafeRawPointer, at now: Duration) {}

  /// Called for each value of the second source.
  package func second(_ value: UnsafeRawPointer) {}

  /// Called for the terminal event of a source; by default, each one ends the result.
  package func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    finish(termination)
  }

  /// Called when the timer fires: at the requested time, or later on a busy machine.
  ///
  /// - Returns: Whether to call it again immediately with the same time, unless the result has
  ///   ended.
  package func elapsed(at now: Duration) -> Bool { false }

  // MARK: For subclasses to call

  /// The current time, for an interval that begins when the observer has received a value.
  @inline(__always)
  final var time: Duration { clock?.timing.now() ?? .zero }

  /// Sends a value without a check; use it for the first event of each call.
  @inline(__always)
  final func next(_ value: UnsafeRawPointer) { sink.next(untyped(at: value).pointee) }

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

  /// Unsubscribes from the second source.
  final func cancelSecond() {
    retireAll()
    deactivate(.second)
  }

  /// Notes that a source can send nothing more.
  final func deactivate(_ source: GatedSource) { active &= ~source.rawValue }

  // MARK: Subscribing

  /// Subscribes to the sources.
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

  /// The time of an event; the clock is read only if a subclass receives the time.
  package final var eventTime: Duration { needs.clock == .timerAndTime ? time : .zero }

  /// The time at which a subscription begins; it matters in virtual time only.
  private final var beginning: Duration {
    needs.clock == .timerAndTime && clock?.timing.turns != nil ? time : .zero
  }

  @inline(__always)
  private final func receive(_ value: UnsafeRawPointer) {
    if needs.clock == .timerAndTime { return receiveNow(value) }
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
    if needs.finalEvents.contains(message) { dispose() }
    gate.enqueue(message, value, ValueRoom(for: types.0, types.1)) { drain() }
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
      abandonIfLast()
    case .elapsed(let ticket, let now): elapsed(ticket, at: now)
    case .abandoned(let source):
      deactivate(source)
      hasAbandonedSource = true
      abandonIfLast()
    }
  }

  @inline(never)
  private final func elapsed(_ ticket: Int, at now: Duration) {
    if ticket != self.ticket { return }
    running -= 1
    while elapsed(at: now), !outer.isDisposed {}
    abandonIfLast()
  }

  /// Abandons the result if a source was abandoned, and neither a source nor the timer can send
  /// another event.
  private final func abandonIfLast() {
    if !hasAbandonedSource || active != 0 || outer.isDisposed { return }
    if running == 0 || !needs.timerSends { abandonResult() }
  }

  package override final func disposed() {
    super.disposed()
    disposeTimers()
  }
}

/// A source of a ``GatedSink``.
package enum GatedSource: UInt8, Sendable {
  case first = 1
  case second = 2
}

/// An event of a ``GatedSink``.
private enum GatedMessage {
  case first(at: Duration)
  case second
  case terminated(GatedSource, Termination, at: Duration)
  case elapsed(ticket: Int, at: Duration)
  case abandoned(GatedSource)
}

extension GatedEvents {
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

/// The operator, the observer and the scope of a ``GatedSink``.
package struct GatedSubscription {
  fileprivate let operation: GatedOperator
  fileprivate let sink: RawSink
  fileprivate let outer: SinkDisposer

  /// The types of the values of the sources; twice the same if there is one source.
  var types: (RawType, RawType) { operation.types }
}

/// An operator with a ``GatedSink``.
///
/// The file of each subclass adds an initializer with the sources and the parameters of the
/// operator.
package final class GatedOperator: RawOperator, @unchecked Sendable {  // immutable
  private let first: RawSource
  private let second: RawSource?
  fileprivate let types: (RawType, RawType)
  fileprivate let clock: OperatorClock.Source?
  private let engine: AnyClass
  private let makeSink: (consuming GatedSubscription) -> GatedSink

  /// An operator with two sources.
  convenience init<First, Second, Sink: GatedSink>(
    _ first: EventSource<First>, _ second: EventSource<Second>,
    _ makeSink: @escaping (consuming GatedSubscription) -> Sink
  ) {
    self.init(first.raw, second.raw, (RawType(First.self), RawType(Second.self)), nil, makeSink)
  }

  /// An operator with a source and a timer.
  convenience init<Element, Sink: GatedSink>(
    _ source: EventSource<Element>, _ clock: @escaping OperatorClock.Source,
    _ makeSink: @escaping (consuming GatedSubscription) -> Sink
  ) {
    let type = RawType(Element.self)
    self.init(source.raw, nil, (type, type), clock, makeSink)
  }

  private init<Sink: GatedSink>(
    _ first: RawSource, _ second: RawSource?, _ types: (RawType, RawType),
    _ clock: OperatorClock.Source?, _ makeSink: @escaping (consuming GatedSubscription) -> Sink
  ) {
    self.first = first
    self.second = second
    self.types = types
    self.clock = clock
    engine = Sink.self
    self.makeSink = makeSink
  }

  /// Creates the engine of a subscription, which has not yet subscribed to its sources.
  package func makeEngine(_ sink: consuming RawSink, _ scope: SinkDisposer) -> GatedSink {
    makeSink(GatedSubscription(operation: self, sink: sink, outer: scope))
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    makeEngine(sink, scope).run(first, second)
  }

  package override var name: String { Tracing.operation(of: engine) }
}
