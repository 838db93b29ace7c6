// SPDX-License-Identifier: MIT
import BraidCore
import OperatorCatalogue

/// A source that keeps to the contract and knows who is subscribed.
final class Probe: MessageHandler, Sendable {
  enum Manner: Sendable {
    /// Sends on demand.
    case pushed
    /// Sends it all to each subscriber, before its subscription returns.
    case synchronous([Event<Int>])
    /// Sends on demand, and starts again for subscriptions after its end.
    case pushedAgain
  }

  /// An event in the life of a subscription.
  enum Moment: Sendable {
    case subscribed
    case tornDown(Teardown)
  }

  /// Why a subscription is torn down.
  enum Teardown: Sendable {
    /// The subscription ended before it had a teardown.
    case late
    /// It has ended.
    case atItsEnd
    /// The subscription was disposed.
    case disposed
  }

  private struct State {
    var observers: [(id: Int, sink: EventSink<Tracked>, scope: SinkDisposer)] = []
    var terminal: Termination?
    var subscribed = 0
    var tornDown = 0
    /// The subscriptions that have ended and have not been torn down.
    var ended: Set<Int> = []
    /// The subscriptions whose end is being delivered.
    var ending: [Int] = []
  }

  private let manner: Manner
  let entrance: Entrance
  /// Whether an end is sent twice, whatever has become of the subscription: sloppier than any
  /// source of the package, as two operators that both end on one value might be.
  private let endsTwice: Bool
  private let lives: Lives
  private let state = Locked(State())
  private let serialized = Serialized<Event<Tracked>>()
  private let witness = Locked<(@Sendable (Moment) -> Void)?>(nil)

  init(_ manner: Manner, _ lives: Lives, through entrance: Entrance = .probe, endsTwice: Bool) {
    self.manner = manner
    self.entrance = entrance
    self.endsTwice = endsTwice
    self.lives = lives
  }

  /// Subscriptions that have not been torn down.
  var live: Int { state.withLock { $0.subscribed - $0.tornDown } }
  /// All subscriptions there ever were.
  var subscribed: Int { state.withLock { $0.subscribed } }

  /// Calls `witness` inside each subscription and teardown; nil ends that.
  func watch(_ witness: (@Sendable (Moment) -> Void)?) {
    let old = self.witness.exchange(witness)
    withExtendedLifetime(old) {}
  }

  // MARK: Being a source

  func run(_ sink: EventSink<Tracked>, _ scope: SinkDisposer) {
    let id = state.withLock { state in
      state.subscribed += 1
      return state.subscribed
    }
    witness.withLock { $0 }?(.subscribed)
    switch manner {
    case .pushed, .pushedAgain: wait(id, sink, scope)
    case .synchronous(let events): play(id, events, sink, scope)
    }
    let isLate = scope.isDisposed
    scope.set(ProbeTeardown { self.tearDown(id, isLate: isLate) })
  }

  private func wait(_ id: Int, _ sink: EventSink<Tracked>, _ scope: SinkDisposer) {
    let terminal = state.withLock { state in
      if state.terminal == nil { state.observers.append((id, sink, scope)) }
      return state.terminal
    }
    if let terminal { deliver(Event(terminal), sink, id) }
  }

  private func play(
    _ id: Int, _ events: [Event<Int>], _ sink: EventSink<Tracked>, _ scope: SinkDisposer
  ) {
    for event in events {
      if scope.isDisposed { return }
      deliver(event.map(lives.make), sink, id)
    }
  }

  private func deliver(_ event: Event<Tracked>, _ sink: EventSink<Tracked>, _ id: Int) {
    guard event.isStopEvent else { return sink.on(event) }
    state.withLock { state in
      state.ended.insert(id)
      state.ending.append(id)
    }
    sink.on(event)
    if endsTwice { sink.on(event) }
    state.withLock { _ = $0.ending.popLast() }
  }

  /// Whether a subscription has been torn down while its end is being delivered.
  var hasTornDownAnEndingOne: Bool {
    state.withLock { state in state.ending.contains { !state.ended.contains($0) } }
  }

  private func tearDown(_ id: Int, isLate: Bool) {
    let (removed, hasEnded) = state.withLock { state in
      state.tornDown += 1
      let removed = state.observers.filter { $0.id == id }
      state.observers.removeAll { $0.id == id }
      return (removed, state.ended.remove(id) != nil)
    }
    witness.withLock { $0 }?(.tornDown(isLate ? .late : hasEnded ? .atItsEnd : .disposed))
    withExtendedLifetime(removed) {}
  }

  // MARK: Being pushed

  /// Sends a value to all that are subscribed.
  func send(_ number: Int) { push(.next(lives.make(number))) }

  /// Ends; later events are ignored.
  func finish(_ termination: Termination) { push(Event(termination)) }

  /// Every source serializes its events (C3): the probe, or the entrance after it.
  private func push(_ event: Event<Tracked>) {
    switch entrance {
    case .probe: serialized.send(event, to: self)
    case .create, .subject, .merge: handle(event)
    }
  }

  private var beginsAgain: Bool {
    if case .pushedAgain = manner { true } else { false }
  }

  func handle(_ event: Event<Tracked>) {
    let observers = state.withLock {
      state -> [(id: Int, sink: EventSink<Tracked>, scope: SinkDisposer)] in
      guard state.terminal == nil else { return [] }
      defer {
        if let termination = event.termination {
          if !beginsAgain { state.terminal = termination }
          state.observers = []
        }
      }
      return state.observers
    }
    for observer in observers where !observer.scope.isDisposed {
      deliver(event, observer.sink, observer.id)
    }
  }
}

/// Runs each time it is disposed, so that the harness detects a second time.
private final class ProbeTeardown: Disposable {
  private let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  func dispose() { action() }
}
