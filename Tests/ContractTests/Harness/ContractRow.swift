// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import Testing

/// An operator in the table of the contract tests.
///
/// To add one, write a line into the file of its family under `Rows`:
///
///     .observable("map") { s in s.source.map { try s.check($0) + 1 } },
///
/// `s.source` and `s.other` are the operator's sources, `s.scheduler` its scheduler, and `s.check`
/// goes into every closure that may throw: the tests let it throw at some point.
struct ContractRow: Sendable, CustomTestStringConvertible {
  /// What does not apply to an operator.
  enum Exception: Sendable {
    /// Errors do not pass: `catch`, `retry`, `materialize`.
    case swallowsErrors
    /// Values are kept while the result is: `replay`.
    case remembers
    /// Subscriptions share a state: `share`, subjects.
    case shares
    /// The source is subscribed to anew for ever when it ends at once: it is not played
    /// synchronously, and a source that has ended begins again.
    case repeats
    /// Disposal leaves the source's teardown to the scheduler: `subscribe(on:)`.
    case tearsDownOnScheduler
  }

  let name: String
  let exceptions: Set<Exception>
  let make: @Sendable (Probe, Probe, TestScheduler, Fault) -> EventSource<Tracked>

  var testDescription: String { name }

  func has(_ exception: Exception) -> Bool { exceptions.contains(exception) }

  static func observable(
    _ name: String, except exceptions: Set<Exception> = [],
    _ make: @escaping @Sendable (ObservableSources) -> Observable<Tracked>
  ) -> ContractRow {
    ContractRow(name: name, exceptions: exceptions) { source, other, scheduler, fault in
      make(
        ObservableSources(
          source: Observable { source.run($1, $2) }, other: Observable { other.run($1, $2) },
          scheduler: scheduler, fault: fault))
    }
  }

  static func signal(
    _ name: String, except exceptions: Set<Exception> = [],
    _ make: @escaping @Sendable (SignalSources) -> Signal<Tracked>
  ) -> ContractRow {
    ContractRow(name: "signal \(name)", exceptions: exceptions) { source, other, scheduler, fault in
      make(
        SignalSources(
          source: Signal { source.run($1, $2) }, other: Signal { other.run($1, $2) },
          scheduler: TestSignalScheduler(on: scheduler.virtualClock), fault: fault))
    }
  }
}

/// What an operator of observables is made of.
struct ObservableSources: Sendable {
  let source: Observable<Tracked>
  let other: Observable<Tracked>
  let scheduler: TestScheduler
  let fault: Fault

  /// Passes the value on, or throws if it is time to.
  @discardableResult
  func check(_ value: Tracked) throws -> Tracked {
    try fault.check()
    return value
  }
}

/// What an operator of signals is made of.
struct SignalSources: Sendable {
  let source: Signal<Tracked>
  let other: Signal<Tracked>
  let scheduler: TestSignalScheduler
  let fault: Fault

  /// Passes the value on, or throws if it is time to.
  @discardableResult
  func check(_ value: Tracked) throws -> Tracked {
    try fault.check()
    return value
  }
}

/// Throws when it is asked the given number of times.
final class Fault: Sendable {
  struct Thrown: Error, Equatable {}

  private let rest: AtomicInt

  /// A fault at the given call; by default never.
  init(atCall index: Int = .max) { rest = AtomicInt(index) }

  var wasThrown: Bool { rest.load() < 0 }

  func check() throws {
    if rest.decrement() == 0 { throw Thrown() }
  }
}
