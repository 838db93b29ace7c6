// SPDX-License-Identifier: MIT
import BraidCore

/// The implementation of hot and cold test sources of both models.
final class TestSource<Element>: @unchecked Sendable {  // all that changes is under the lock
  /// One subscription.
  private final class Observer: @unchecked Sendable {  // events come one at a time
    let index: Int
    private let sink: EventSink<Element>
    private let scope: SinkDisposer
    /// Whether it also receives the script's events after a terminal event.
    private let getsAll: Bool
    private var hasTerminated = false

    init(_ index: Int, _ sink: EventSink<Element>, _ scope: SinkDisposer, getsAll: Bool) {
      self.index = index
      self.sink = sink
      self.scope = scope
      self.getsAll = getsAll
    }

    func send(_ event: Event<Element>) {
      if scope.isDisposed || hasTerminated { return }
      hasTerminated = event.isStopEvent && !getsAll
      sink.on(event)
    }
  }

  private struct State {
    var subscriptions: [Subscription] = []
    /// The current observers of a hot source, in the order of their indices.
    var observers: [Observer] = []

    /// Removes the observer of a subscription, if the source is hot.
    mutating func removeObserver(_ index: Int) -> Observer? {
      var (place, end) = (0, observers.count)
      while place < end {
        let middle = (place + end) / 2
        if observers[middle].index < index { place = middle + 1 } else { end = middle }
      }
      let isFound = place < observers.count && observers[place].index == index
      return isFound ? observers.remove(at: place) : nil
    }
  }

  let events: [Recorded<Event<Element>>]
  private let ticks: Ticks
  private let rank: VirtualClock.Rank
  private let isHot: Bool
  /// The observers, also retained by the pending actions of a hot source.
  ///
  /// So they receive its script even if nothing else retains the source. It does not refer to the
  /// clock.
  private let state = Locked(State())

  /// With the rank of a source, all events of the same tick are sent in one action.
  init(
    _ events: [Recorded<Event<Element>>], _ ticks: Ticks, rank: VirtualClock.Rank = .timer,
    isHot: Bool
  ) {
    self.events = events
    self.ticks = ticks
    self.rank = rank
    self.isHot = isHot
    if isHot {
      _ = schedule(offset: 0) { [state] event in
        for observer in state.withLock({ $0.observers }) { observer.send(event) }
      }
    }
  }

  var subscriptions: [Subscription] { state.withLock { $0.subscriptions } }

  /// Subscribes.
  ///
  /// The subscription counts as disposed when `scope` is torn down.
  ///
  /// - Parameter getsAll: Whether the observer also receives the script's events after a terminal
  ///   event.
  func subscribe(_ sink: EventSink<Element>, _ scope: SinkDisposer, getsAll: Bool = false) {
    let now = ticks.now
    let observer = state.withLock { state in
      let observer = Observer(state.subscriptions.count, sink, scope, getsAll: getsAll)
      state.subscriptions.append(Subscription(now))
      if isHot { state.observers.append(observer) }
      return observer
    }
    let actions = isHot ? [] : schedule(offset: now) { observer.send($0) }
    // A strong reference would be a cycle: the state retains the observers of a hot source.
    scope.set(
      TestSourceTeardown { [weak self, weak state, index = observer.index] in
        for action in actions { action.dispose() }
        let now = self?.ticks.now
        let removed = state?.withLock { state in
          if let now {
            state.subscriptions[index] = Subscription(state.subscriptions[index].subscribe, now)
          }
          return state.removeObserver(index)
        }
        withExtendedLifetime(removed) {}
      })
  }

  private func schedule(
    offset: TestTime, _ send: @escaping @Sendable (Event<Element>) -> Void
  ) -> [any Disposable] {
    var rest = events[...]
    var actions: [any Disposable] = []
    while let time = rest.first?.time {
      let count = rank == .source ? rest.prefix { $0.time == time }.count : 1
      nonisolated(unsafe) let group = rest.prefix(count)  // read only
      rest = rest.dropFirst(count)
      actions.append(
        ticks.enqueue(at: time.later(by: offset), rank: rank) {
          for event in group { send(event.value) }
        })
    }
    return actions
  }
}

/// Ends a subscription to a test source, at most once.
private final class TestSourceTeardown: Disposable {
  private let action: Locked<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) { self.action = Locked(action) }

  func dispose() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
