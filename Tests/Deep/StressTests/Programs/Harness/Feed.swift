// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal

/// A hand-written source: each subscription has its own gate, and all threads send into all
/// gates concurrently.
///
/// It is independent of the code under test, so its counts are correct: each subscription, and its
/// teardown.
final class Feed: Sendable {
  /// Where one subscription's events go.
  struct Outlet: Sendable {
    let next: @Sendable (Load) -> Void
    let finish: @Sendable (Termination) -> Void
  }

  /// One subscription.
  private final class Ticket: Sendable {
    let outlet: Outlet
    let teardowns: Counted

    init(_ outlet: Outlet, _ teardowns: Counted) {
      self.outlet = outlet
      self.teardowns = teardowns
    }
  }

  /// How often one subscription was torn down.
  private final class Counted: Sendable {
    let count = AtomicInt()
  }

  private struct State {
    var open: [Ticket] = []
    var all: [Counted] = []
    var end: Termination?
  }

  private let state = Locked(State())
  private let atTeardown = Locked<Act?>(nil)

  /// How many subscriptions there have been.
  var subscriptions: Int { state.withLock { $0.all.count } }

  /// How many have not been torn down.
  var unfinished: Int { state.withLock { $0.all }.filter { $0.count.load() == 0 }.count }

  /// How many were torn down more than once.
  var doubled: Int { state.withLock { $0.all }.filter { $0.count.load() > 1 }.count }

  /// An additional action of the teardown.
  func whenTornDown(_ act: (@Sendable () -> Void)?) {
    _ = atTeardown.exchange(act.map { Act(run: $0) })
  }

  /// Sends to all current subscribers.
  func send(_ load: Load) {
    for ticket in state.withLock({ $0.open }) { ticket.outlet.next(load) }
  }

  /// Ends all subscriptions; unless the source stays open, later subscriptions end immediately.
  func finish(_ termination: Termination, staysOpen: Bool) {
    let tickets = state.withLock { state in
      if !staysOpen, state.end == nil { state.end = termination }
      defer { state.open = [] }
      return state.open
    }
    for ticket in tickets { ticket.outlet.finish(termination) }
  }

  /// Subscribes and returns the teardown.
  func subscribe(_ outlet: Outlet) -> @Sendable () -> Void {
    let teardowns = Counted()
    let ticket = Ticket(outlet, teardowns)
    let end = state.withLock { state in
      state.all.append(teardowns)
      if state.end == nil { state.open.append(ticket) }
      return state.end
    }
    if let end { outlet.finish(end) }
    return { [self, weak ticket] in
      teardowns.count.increment()
      // Found outside the lock, so that nothing is released inside it.
      if let ticket { remove(ticket) }
      atTeardown.withLock { $0 }?.run()
    }
  }

  private func remove(_ ticket: Ticket) {
    let old = state.withLock { state in
      defer { state.open = state.open.filter { $0 !== ticket } }
      return state.open
    }
    withExtendedLifetime(old) {}
  }

  var observable: Observable<Load> {
    .create { [self] observer in
      let teardown = subscribe(
        Outlet(
          next: { observer.onNext($0) },
          finish: { termination in
            switch termination {
            case .error(let error): observer.onError(error)
            case .completed: observer.onCompleted()
            }
          }))
      return Disposables.create(with: teardown)
    }
  }

  var signal: Signal<Load> {
    .create { [self] subscriber in
      let teardown = subscribe(
        Outlet(
          next: { subscriber.sendNext($0) },
          finish: { termination in
            switch termination {
            case .error(let error): subscriber.sendError(error)
            case .completed: subscriber.sendCompleted()
            }
          }))
      return AnyDisposable(teardown)
    }
  }
}
