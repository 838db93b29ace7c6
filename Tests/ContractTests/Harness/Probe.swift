// SPDX-License-Identifier: MIT
import BraidCore

/// A source that keeps to the contract and knows who is subscribed.
final class Probe: MessageHandler, Sendable {
  enum Manner: Sendable {
    /// Sends what the test sends.
    case pushed
    /// Sends it all to each subscriber, before its subscription returns.
    case synchronous([Event<Int>])
    /// Sends what the test sends, and after its end begins anew for whoever subscribes then.
    case pushedAgain
  }

  private struct State {
    var observers: [(id: Int, sink: EventSink<Tracked>, scope: SinkDisposer)] = []
    var terminal: Stop?
    var subscribed = 0
    var tornDown = 0
    var sentInVain = 0
  }

  private let manner: Manner
  /// Whether an end is sent twice, whatever has become of the subscription: sloppier than any source
  /// of the package, as two operators that both end on one value might be.
  private let endsTwice: Bool
  private let lives: Lives
  private let state = Locked(State())
  private let serialized = Serialized<Event<Tracked>>()
  private let onTeardown = Locked<(@Sendable () -> Void)?>(nil)

  init(_ manner: Manner, _ lives: Lives, endsTwice: Bool) {
    self.manner = manner
    self.endsTwice = endsTwice
    self.lives = lives
  }

  /// Subscriptions that have not been torn down.
  var live: Int { state.withLock { $0.subscribed - $0.tornDown } }
  /// All subscriptions there ever were.
  var subscribed: Int { state.withLock { $0.subscribed } }
  /// Values that a synchronous source would have sent after its scope was disposed.
  var sentInVain: Int { state.withLock { $0.sentInVain } }

  func observeTeardown(_ body: @escaping @Sendable () -> Void) {
    onTeardown.withLock { $0 = body }
  }

  // MARK: Being a source

  func run(_ sink: EventSink<Tracked>, _ scope: SinkDisposer) {
    let id = state.withLock { state in
      state.subscribed += 1
      return state.subscribed
    }
    switch manner {
    case .pushed, .pushedAgain: wait(id, sink, scope)
    case .synchronous(let events): play(events, sink, scope)
    }
    scope.set(ProbeTeardown { self.tearDown(id) })
  }

  private func wait(_ id: Int, _ sink: EventSink<Tracked>, _ scope: SinkDisposer) {
    let terminal = state.withLock { state in
      if state.terminal == nil { state.observers.append((id, sink, scope)) }
      return state.terminal
    }
    if let terminal { deliver(Event(terminal), sink) }
  }

  private func play(_ events: [Event<Int>], _ sink: EventSink<Tracked>, _ scope: SinkDisposer) {
    for event in events {
      if scope.isDisposed { return }
      deliver(event.map(lives.make), sink)
    }
  }

  private func deliver(_ event: Event<Tracked>, _ sink: EventSink<Tracked>) {
    sink.on(event)
    if endsTwice, event.isStopEvent { sink.on(event) }
  }

  private func tearDown(_ id: Int) {
    let removed = state.withLock { state in
      state.tornDown += 1
      let removed = state.observers.filter { $0.id == id }
      state.observers.removeAll { $0.id == id }
      return removed
    }
    onTeardown.withLock { $0 }?()
    withExtendedLifetime(removed) {}
  }

  // MARK: Being pushed

  /// Sends a value to all that are subscribed, through a door as every source does (C3).
  func send(_ number: Int) { serialized.send(.next(lives.make(number)), to: self) }

  /// Ends; what is sent afterwards is ignored.
  func stop(_ stop: Stop) { serialized.send(Event(stop), to: self) }

  private var beginsAgain: Bool {
    if case .pushedAgain = manner { true } else { false }
  }

  func handle(_ event: Event<Tracked>) {
    let observers = state.withLock {
      state -> [(id: Int, sink: EventSink<Tracked>, scope: SinkDisposer)] in
      guard state.terminal == nil else { return [] }
      defer {
        if let stop = event.stop {
          if !beginsAgain { state.terminal = stop }
          state.observers = []
        }
      }
      return state.observers
    }
    for observer in observers where !observer.scope.isDisposed { deliver(event, observer.sink) }
  }
}

/// Runs each time it is disposed: the harness wants to see a second time.
private final class ProbeTeardown: Disposable {
  private let action: @Sendable () -> Void
  init(_ action: @escaping @Sendable () -> Void) { self.action = action }
  func dispose() { action() }
}
