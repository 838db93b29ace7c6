// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import OperatorCatalogue

/// The observer at the end of an operator under test.
///
/// By default stricter than a user's observer: an event after an end is a violation
/// even if it would be dropped, because the next operator might count ends.
final class ContractObserver: @unchecked Sendable {  // used by one thread
  /// How it subscribes.
  enum Manner: Sendable {
    /// As an operator does, with a scope of its own.
    case asOperator
    /// Like a user's observer: an event after its disposal is a violation as well.
    case asUser
  }

  /// An event, in order.
  enum Moment: Sendable {
    case event(Event<Tracked>)
    case disposed
  }

  private(set) var events: [Event<Tracked>] = []
  /// How many events it has seen.
  private(set) var count = 0
  /// Whether it stores the events.
  var remembers = true
  private(set) var violations: [String] = []
  let scope: SinkDisposer
  private let manner: Manner
  private let toleratesSecondEnds: Bool
  private(set) var hasEnded = false
  private var isInside = false
  private(set) var hasSubscribed = false
  private weak var held: Held?

  /// Called inside the delivery of each event, with its index.
  var onEvent: (Int) -> Void = { _ in }
  /// Called for each event.
  var onMoment: (Moment) -> Void = { _ in } {
    didSet { watcher.onDisposed = { [unowned self] in onMoment(.disposed) } }
  }

  private let watcher = Watcher()

  init(_ manner: Manner = .asOperator, toleratesSecondEnds: Bool = false) {
    self.manner = manner
    self.toleratesSecondEnds = toleratesSecondEnds
    scope = manner == .asOperator ? watcher : SinkDisposer()
  }

  private final class Held: Sendable {}

  /// A scope that says when it is disposed.
  private final class Watcher: SinkDisposer, @unchecked Sendable {  // used by one thread
    var onDisposed: () -> Void = {}
    override func disposed() { onDisposed() }
  }

  var isOver: Bool { scope.isDisposed || (manner == .asUser && hasEnded) }
  var isHeld: Bool { held != nil }

  func subscribe(to source: EventSource<Tracked>) {
    let held = Held()
    self.held = held
    let next: @Sendable (Tracked) -> Void = { value in
      withExtendedLifetime(held) { self.receive(.next(value)) }
    }
    let finish: @Sendable (Termination) -> Void = { termination in
      withExtendedLifetime(held) { self.receive(Event(termination)) }
    }
    switch (manner, source) {
    case (.asOperator, _): source.subscribe(EventSink(next: next, finish: finish), scope)
    case (.asUser, let observable as Observable<Tracked>):
      scope.set(
        observable.subscribe(
          onNext: next, onError: { finish(.error($0)) }, onCompleted: { finish(.completed) },
          onDisposed: { self.onMoment(.disposed) }))
    case (.asUser, let signal as Signal<Tracked>):
      scope.set(
        signal.subscribe(
          next: next, error: { finish(.error($0)) }, completed: { finish(.completed) }))
    case (.asUser, _): violations.append("\(source) is of neither model")
    }
    hasSubscribed = true
  }

  /// Forgets the values it has seen, to see who else keeps them.
  func forget() { events = [] }

  /// Disposes, and releases its closures.
  func close() {
    onEvent = { _ in }
    onMoment = { _ in }
    scope.dispose()
  }

  private func receive(_ event: Event<Tracked>) {
    if hasEnded {
      if toleratesSecondEnds, event.isStopEvent { return }
      violations.append("\(event) came after the end")
      return
    }
    if scope.isDisposed {
      if manner == .asUser, hasSubscribed {
        violations.append("\(event) came after the disposal")
      }
      return
    }
    if isInside { violations.append("\(event) came while another event was being delivered") }
    isInside = true
    count += 1
    if remembers { events.append(event) }
    hasEnded = event.isStopEvent
    onMoment(.event(event))
    onEvent(count - 1)
    isInside = false
    if hasEnded, manner == .asOperator { scope.finish() }
  }
}
