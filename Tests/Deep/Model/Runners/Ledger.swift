// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting
import ReferenceModel

/// The closures of a program in the library's runs: they record their calls, and react.
final class Ledger: @unchecked Sendable {  // one thread
  let program: Program
  let clock = VirtualClock()
  private(set) var journal: Journal = []
  /// Performs an action of a reaction or of the agenda; set by the player.
  var perform: (Action) -> Void = { _ in }
  private var calls: [Int: Int] = [:]
  private let limit = 2000
  private var excess = 0

  init(_ program: Program) { self.program = program }

  var now: Int { Int(clock.elapsed.components.seconds) }

  /// A call of a closure that may throw.
  func call(_ site: Int, _ channel: CallKind, _ value: Int = 0) throws {
    if let failure = react(site, channel, value) { throw ProgramError(code: failure) }
  }

  /// A call of a closure that cannot throw.
  func note(_ site: Int, _ channel: CallKind, _ value: Int = 0) { _ = react(site, channel, value) }

  private func react(_ site: Int, _ channel: CallKind, _ value: Int) -> Int? {
    if journal.count > limit { return stop() }
    journal.append(Entry(time: now, site: site, channel, value))
    let count = calls[site, default: 0] + 1
    calls[site] = count
    guard let reaction = program.reactions.first(where: { $0.site == site && $0.call == count })
    else { return nil }
    for action in reaction.actions { perform(action) }
    return reaction.failure
  }

  /// Called for an endless program: its closures throw, and do nothing else.
  private func stop() -> Int? {
    excess += 1
    if excess > 100 * limit { fatalError("endless:\n\(program)") }
    return -100
  }

  /// Plays the program's agenda, then disposes of all that is left.
  func play() {
    for (number, plan) in program.observers.enumerated() {
      if let time = plan.subscribes { at(time) { self.perform(.subscribe(observer: number)) } }
      if let time = plan.disposes { at(time) { self.perform(.dispose(observer: number)) } }
    }
    for entry in program.agenda { at(entry.time) { self.perform(entry.value) } }
    clock.advance(to: .seconds(Program.end))
    for number in program.observers.indices { perform(.dispose(observer: number)) }
    for number in program.shared.indices { perform(.disconnect(shared: number)) }
  }

  private func at(_ time: Int, _ work: @escaping @Sendable () -> Void) {
    clock.schedule(at: .seconds(time), work)
  }

  /// The number of an error in programs.
  static func code(_ error: any Error) -> Int {
    switch error {
    case let error as ProgramError: error.code
    case RxError.timeout, SignalError.timedOut: LibraryError.timeout
    case RxError.noElements, SignalError.noValue: LibraryError.noElements
    case RxError.moreThanOneElement, SignalError.moreThanOneValue:
      LibraryError.moreThanOneElement
    case RxError.argumentOutOfRange: LibraryError.argumentOutOfRange
    case SignalError.noMatchingCase: LibraryError.noMatchingCase
    case RxError.disposed: LibraryError.disposed
    default: -99
    }
  }
}

/// An error of a program.
struct ProgramError: Error, Hashable {
  var code: Int
}

extension Event<Int> {
  init(_ event: SourceEvent) {
    switch event {
    case .next(let value): self = .next(value)
    case .error(let code): self = .error(ProgramError(code: code))
    case .completed: self = .completed
    }
  }

  /// The event as programs write it.
  var sourceEvent: SourceEvent {
    switch self {
    case .next(let value): .next(value)
    case .error(let error): .error(Ledger.code(error))
    case .completed: .completed
    }
  }
}

/// A subscription that may be disposed of before it exists.
final class Handle {
  private var disposable: (any Disposable)?
  private var wasDisposed = false

  func set(_ disposable: any Disposable) {
    if wasDisposed { return disposable.dispose() }
    self.disposable = disposable
  }

  func dispose() {
    wasDisposed = true
    disposable?.dispose()
    disposable = nil
  }
}
