// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting

/// One subscription to an operator, with all that is around it.
final class ContractRun {
  let lives = Lives()
  let source: Probe
  let other: Probe
  let clock = VirtualClock()
  let observer: ContractObserver
  private let row: ContractRow
  private let result: EventSource<Tracked>
  let fault: Fault

  init(
    _ row: ContractRow, _ manner: Probe.Manner? = nil, fault: Fault = Fault(),
    endsTwice: Bool = false
  ) {
    self.row = row
    self.fault = fault
    let manner = manner ?? (row.has(.repeats) ? .pushedAgain : .pushed)
    source = Probe(manner, lives, endsTwice: endsTwice)
    other = Probe(manner, lives, endsTwice: endsTwice)
    observer = ContractObserver(toleratesSecondEnds: endsTwice)
    result = row.make(
      source, other, TestScheduler(on: clock, simulateProcessingDelay: false), fault)
  }

  @discardableResult
  func subscribe() -> ContractRun {
    observer.subscribe(to: result)
    return self
  }

  func subscribe(_ observer: ContractObserver) { observer.subscribe(to: result) }

  func play(_ steps: some Sequence<Script.Step>) {
    for step in steps { play(step) }
  }

  func play(_ step: Script.Step) {
    switch step {
    case .next(let number): source.send(number)
    case .other(let number): other.send(number)
    case .advance(let seconds): clock.advance(by: .seconds(seconds))
    case .complete: source.stop(.completed)
    case .fail: source.stop(.error(Script.Failure()))
    case .completeOther: other.stop(.completed)
    case .failOther: other.stop(.error(Script.Failure()))
    }
  }

  /// What is wrong so far.
  var problems: [String] {
    var problems = observer.violations
    settle()
    for (name, probe) in [("the source", source), ("the other source", other)] {
      if probe.live < 0 { problems.append("\(name) was torn down twice") }
      if observer.isOver, probe.live > 0 {
        problems.append("\(probe.live) subscriptions to \(name) are left")
      }
    }
    if observer.isOver, clock.pendingCount > 0 {
      problems.append("\(clock.pendingCount) actions are left on the scheduler")
    }
    return problems
  }

  private func settle() {
    if observer.isOver, row.has(.tearsDownOnScheduler) { clock.advance(by: .zero) }
  }

  /// What is kept though the subscription is over.
  var leaks: [String] {
    settle()
    guard observer.isOver else { return [] }
    var leaks: [String] = []
    if observer.isHeld { leaks.append("the observer's closures are still held") }
    if !row.has(.remembers), !lives.kept.isEmpty {
      leaks.append("the values \(lives.kept) are still held")
    }
    return leaks
  }
}

extension Script {
  struct Failure: Error, Equatable {}
}

/// The observer at the end of an operator under test.
///
/// Stricter than what a user's observer sees: what comes behind an end is a violation even if
/// nobody would see it, because the next operator might count ends.
final class ContractObserver: @unchecked Sendable {  // used by one thread
  private(set) var events: [Event<Tracked>] = []
  private(set) var violations: [String] = []
  let scope = SinkDisposer()
  private let toleratesSecondEnds: Bool
  private var hasEnded = false
  private var isInside = false
  private weak var held: Held?

  init(toleratesSecondEnds: Bool = false) { self.toleratesSecondEnds = toleratesSecondEnds }

  /// Called inside the delivery of each event, with its index.
  var onEvent: (Int) -> Void = { _ in }

  private final class Held: Sendable {}

  var isOver: Bool { scope.isDisposed }
  var isHeld: Bool { held != nil }

  func subscribe(to source: EventSource<Tracked>) {
    let held = Held()
    self.held = held
    source.subscribe(
      EventSink(
        next: { value in withExtendedLifetime(held) { self.receive(.next(value)) } },
        stop: { stop in withExtendedLifetime(held) { self.receive(Event(stop)) } }),
      scope)
  }

  /// Forgets the values it has seen, to see who else keeps them.
  func forget() { events = [] }

  private func receive(_ event: Event<Tracked>) {
    if hasEnded {
      if toleratesSecondEnds, event.isStopEvent { return }
      violations.append("\(event) came behind the end")
      return
    }
    if scope.isDisposed { return }
    if isInside { violations.append("\(event) came while another event was being delivered") }
    isInside = true
    events.append(event)
    hasEnded = event.isStopEvent
    onEvent(events.count - 1)
    isInside = false
    if hasEnded { scope.finish() }
  }
}
