// SPDX-License-Identifier: MIT
import BraidCore

/// What hot and cold test sources of both models are made of.
final class TestSource<Element>: @unchecked Sendable {  // all that changes is under the lock
  private struct Observer {
    let index: Int
    let sink: EventSink<Element>
    let scope: SinkDisposer
  }

  private struct State {
    var subscriptions: [Subscription] = []
    /// Who is subscribed to a hot source.
    var observers: [Observer] = []
  }

  let events: [Recorded<Event<Element>>]
  private let ticks: Ticks
  private let rank: VirtualClock.Rank
  private let isHot: Bool
  private let state = Locked(State())

  /// With the rank of a source, events of the same time are sent at one go.
  init(
    _ events: [Recorded<Event<Element>>], _ ticks: Ticks, rank: VirtualClock.Rank = .timer,
    isHot: Bool
  ) {
    self.events = events
    self.ticks = ticks
    self.rank = rank
    self.isHot = isHot
    if isHot { _ = schedule(offset: 0) { [weak self] in self?.send($0) } }
  }

  var subscriptions: [Subscription] { state.withLock { $0.subscriptions } }

  func subscribe(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    let now = ticks.now
    let index = state.withLock { state in
      let index = state.subscriptions.count
      state.subscriptions.append(Subscription(now))
      if isHot { state.observers.append(Observer(index: index, sink: sink, scope: scope)) }
      return index
    }
    let actions = isHot ? [] : schedule(offset: now) { if !scope.isDisposed { sink.on($0) } }
    scope.set(
      TestSourceTeardown { [self] in
        for action in actions { action.dispose() }
        unsubscribe(index)
      })
  }

  private func unsubscribe(_ index: Int) {
    let now = ticks.now
    let removed = state.withLock { state in
      let start = state.subscriptions[index].subscribe
      state.subscriptions[index] = Subscription(start, now)
      let removed = state.observers.filter { $0.index == index }
      state.observers.removeAll { $0.index == index }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  private func send(_ event: Event<Element>) {
    for observer in state.withLock({ $0.observers }) where !observer.scope.isDisposed {
      observer.sink.on(event)
    }
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
        ticks.enqueue(at: time + offset, rank: rank) {
          for event in group { send(event.value) }
          return nil
        })
    }
    return actions
  }
}

/// Ends a subscription to a test source, once.
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
