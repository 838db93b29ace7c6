// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import OperatorCatalogue

/// One subscription to an operator, with all that is around it.
final class ContractRun: @unchecked Sendable {  // used by one thread
  let lives = Lives()
  let source: Probe
  let other: Probe
  let clock = VirtualClock()
  let fault: Fault
  /// The first observer.
  let observer: ContractObserver
  /// How many steps have begun.
  private(set) var position = 0
  /// The observers that have joined.
  private(set) var late: [ContractObserver] = []
  /// The number of teardowns of the sources since the watch began.
  private(set) var teardowns = 0
  /// Whether the test's action in a closure or a teardown has been performed.
  var hasActed: Bool { actedAt != nil }
  /// The time when it was done.
  private var actedAt: Duration?
  /// The time after the step in which it was done.
  private var actedBefore: Duration?
  private let row: ContractRow
  private let result: EventSource<Tracked>

  init(
    _ row: ContractRow, _ manner: Probe.Manner? = nil, through entrance: Entrance = .probe,
    observer: ContractObserver? = nil, fault: Fault = Fault(), endsTwice: Bool = false
  ) {
    self.row = row
    self.fault = fault
    let manner = manner ?? (row.has(.repeats) ? .pushedAgain : .pushed)
    source = Probe(manner, lives, through: entrance, endsTwice: endsTwice)
    other = Probe(manner, lives, through: entrance, endsTwice: endsTwice)
    self.observer = observer ?? ContractObserver(toleratesSecondEnds: endsTwice)
    result = row.make(
      ContractRow.Parts(
        source: source, other: other,
        scheduler: TestScheduler(on: clock, simulateProcessingDelay: false), fault: fault))
  }

  /// Nothing that the run has begun outlives it: work that waits would keep its clock.
  deinit {
    disarm()
    for observer in [observer] + late { observer.close() }
    clock.advance(by: .seconds(100))
  }

  @discardableResult
  func subscribe() -> ContractRun {
    observer.subscribe(to: result)
    noteTime()
    return self
  }

  private func noteTime() {
    if actedAt != nil, actedBefore == nil { actedBefore = clock.elapsed }
  }

  /// Subscribes one more observer.
  @discardableResult
  func join() -> ContractObserver {
    let observer = ContractObserver()
    late.append(observer)
    observer.subscribe(to: result)
    return observer
  }

  /// Performs `action` inside the teardown of the given number, of either source.
  func atTeardown(_ index: Int, _ action: @escaping @Sendable () -> Void) {
    for probe in [source, other] {
      probe.watch { [unowned self] moment in
        guard case .tornDown = moment else { return }
        defer { teardowns += 1 }
        guard teardowns == index, !hasActed else { return }
        actedAt = clock.elapsed
        action()
      }
    }
  }

  /// Performs `action` inside the call of a closure of the given number.
  func atCall(_ call: Int, _ action: @escaping @Sendable () -> Void) {
    fault.atCall(call) { [unowned self] in
      actedAt = clock.elapsed
      action()
    }
  }

  /// Performs `action` inside the `deinit` of the value that dies as the given one.
  func atDeath(_ death: Int, _ action: @escaping @Sendable () -> Void) {
    lives.atDeath(death) { [unowned self] in
      actedAt = clock.elapsed
      action()
    }
  }

  /// Releases the pending action.
  func disarm() {
    fault.disarm()
    lives.disarm()
    for probe in [source, other] { probe.watch(nil) }
  }

  /// Whether the step in which the action was performed continued at a later time.
  var wasAhead: Bool { actedAt != actedBefore }

  /// Disposes the subscriptions that have not ended.
  func disposeAll() {
    for observer in [observer] + late { observer.scope.dispose() }
  }

  /// The subscriptions to either source so far.
  var subscribed: Int { source.subscribed + other.subscribed }

  func play(_ steps: some Sequence<Script.Step>) {
    for step in steps { play(step) }
  }

  func play(_ step: Script.Step) {
    position += 1
    switch step {
    case .next(let number): source.send(number)
    case .other(let number): other.send(number)
    case .advance(let seconds): clock.advance(by: .seconds(seconds))
    case .complete: source.finish(.completed)
    case .fail: source.finish(.error(Script.Failure()))
    case .completeOther: other.finish(.completed)
    case .failOther: other.finish(.error(Script.Failure()))
    case .dispose: observer.scope.dispose()
    }
    noteTime()
  }

  /// Whether all observers have seen their end, or been disposed.
  private var isOver: Bool { observer.isOver && late.allSatisfy(\.isOver) }

  /// The problems so far.
  var problems: [String] {
    var problems = observer.violations
    for (index, observer) in late.enumerated() {
      problems += observer.violations.map { "late observer \(index): \($0)" }
    }
    settle()
    for (name, probe) in [("the source", source), ("the other source", other)] {
      if probe.live < 0 { problems.append("\(name) was torn down twice") }
      if isOver, probe.live > 0 {
        problems.append("\(probe.live) subscriptions to \(name) are left")
      }
    }
    if isOver, clock.pendingCount > 0, !row.has(.goesOn) {
      problems.append("\(clock.pendingCount) actions are left on the scheduler")
    }
    return problems
  }

  private func settle() {
    if isOver, row.has(.tearsDownOnScheduler) { clock.advance(by: .zero) }
  }

  /// The objects still retained after the subscriptions have ended.
  var leaks: [String] {
    settle()
    guard isOver else { return [] }
    var leaks: [String] = []
    if observer.isHeld || late.contains(where: \.isHeld) {
      leaks.append("the observer's closures are still held")
    }
    if !row.has(.remembers), !lives.kept.isEmpty {
      leaks.append("the values \(lives.kept) are still held")
    }
    return leaks
  }

  /// Forgets the values that the observers have seen, to see who else keeps them.
  func forget() {
    for observer in [observer] + late { observer.forget() }
  }
}

extension Script {
  typealias Failure = SourceFailure
}
