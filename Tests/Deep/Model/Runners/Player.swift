// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import ReferenceModel

/// Plays a program with the sources of one model.
///
/// A subclass makes the sources of a model; their use does not depend on the model.
class Player<Source>: @unchecked Sendable {  // one thread
  struct Subject {
    var source: Source
    var send: (Event<Int>) -> Void
  }

  /// A source that observers share, and its connection.
  final class Shared {
    let source: Source
    private let start: () -> any Disposable
    private var connection: (any Disposable)?

    init(_ source: Source, connect: @escaping () -> any Disposable = Disposables.create) {
      self.source = source
      start = connect
    }

    func connect() { connection = start() }

    func disconnect() { connection?.dispose() }
  }

  let ledger: Ledger
  let crossesBridge: Bool
  private(set) var subjects: [Subject] = []
  private(set) var shared: [Shared] = []
  private var handles: [Int: Handle] = [:]
  /// Whether all shared sources are there; before, reactions can only send.
  private var isReady = false

  init(_ ledger: Ledger, crossesBridge: Bool) {
    self.ledger = ledger
    self.crossesBridge = crossesBridge
  }

  func subject(_ kind: SubjectKind) -> Subject { fatalError("made by a model") }

  func share(_ source: SharedSource) -> Shared { fatalError("made by a model") }

  /// Subscribes to a node, and notes its events at a site.
  func subscribe(to node: Node, _ site: Int) -> any Disposable { fatalError("made by a model") }

  func run() -> Journal {
    ledger.perform = { [weak self] in self?.perform($0) }
    subjects = ledger.program.subjects.map(subject)
    for source in ledger.program.shared { shared.append(share(source)) }
    isReady = true
    ledger.play()
    defer { close() }
    return ledger.journal
  }

  /// Releases the references to the player: the closures of shared sources ask it for inner
  /// sources.
  ///
  /// The end of a grace period and a disposal on a scheduler need further turns first. The shared
  /// sources go before the subjects: a subject that is released ends what still follows it, and a
  /// `repeat` would begin again.
  private func close() {
    ledger.perform = { _ in }
    for handle in handles.values { handle.dispose() }
    for source in shared { source.disconnect() }
    ledger.clock.advance(by: .seconds(5))
    shared = []
    subjects = []
    handles = [:]
  }

  private func perform(_ action: Action) {
    switch action {
    case .next(let subject, let value): subjects[subject].send(.next(value))
    case .error(let subject, let code): subjects[subject].send(.error(ProgramError(code: code)))
    case .completed(let subject): subjects[subject].send(.completed)
    case .subscribe, .dispose, .connect, .disconnect: if isReady { manage(action) }
    }
  }

  private func manage(_ action: Action) {
    switch action {
    case .next, .error, .completed: break
    case .subscribe(let observer): subscribe(observer)
    case .dispose(let observer): handles[observer]?.dispose()
    case .connect(let number): shared[number].connect()
    case .disconnect(let number): shared[number].disconnect()
    }
  }

  private func subscribe(_ number: Int) {
    guard handles[number] == nil else { return }
    let handle = Handle()
    handles[number] = handle
    let plan = ledger.program.observers[number]
    handle.set(subscribe(to: plan.source, plan.site))
  }
}

/// The closures of a node: each is a call of the ledger before it does anything else.
struct Closures: Sendable {
  let ledger: Ledger
  let site: Int

  func of(_ function: Function) -> @Sendable (Int) throws -> Int {
    { value in
      try ledger.call(site, .transform, value)
      return function(value)
    }
  }

  func of(_ predicate: Predicate) -> @Sendable (Int) throws -> Bool {
    { value in
      try ledger.call(site, .transform, value)
      return predicate(value)
    }
  }

  /// Of the values that satisfy a predicate.
  func keeping(_ isKept: Predicate) -> @Sendable (Int) throws -> Int? {
    { value in
      try ledger.call(site, .transform, value)
      return isKept(value) ? value : nil
    }
  }

  func remainder(_ divisor: Int) -> @Sendable (Int) throws -> Int {
    { value in
      try ledger.call(site, .transform, value)
      return value % divisor
    }
  }

  func sameRemainder(_ divisor: Int) -> @Sendable (Int, Int) throws -> Bool {
    { previous, value in
      try ledger.call(site, .transform, value)
      return previous % divisor == value % divisor
    }
  }

  var sum: @Sendable (Int, Int) throws -> Int {
    { sum, value in
      try ledger.call(site, .transform, value)
      return sum + value
    }
  }

  /// Of a join.
  func combined(_ values: [Int]) throws -> Int {
    try ledger.call(site, .transform, folded(values))
    return folded(values)
  }
}
