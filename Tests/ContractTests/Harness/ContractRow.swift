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
/// `s.source` and `s.other` are the operator's sources, `s.scheduler` its scheduler. Every closure
/// calls `s.check`, which the tests let throw at some point, or `s.visit` if it may not throw: the
/// tests let both dispose, send and subscribe.
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
    /// An inner source is disposed before another one takes its place, so it may be torn down
    /// before the end of the result if that one ends at once: `concatMap`, `flatMapLatest`.
    case disposesInnerFirst
    /// The sources that lose are let go when the winner is known, if by its end: `amb`.
    case disposesLosersFirst
    /// The result does not end inside the subscription of the source that ends it: `merge`, which
    /// has others to subscribe to first; what follows an error, which waits for a loop (C8).
    case endsAfterSubscribing
    /// It is made of `do`: which of two calls `onDispose` first is left open.
    case isDo
    /// A closure is called before the source is subscribed to, and does not make it:
    /// `do(onSubscribe:)`.
    case subscribesAnyway
    /// Work goes on without a subscription: `startEagerly`.
    case goesOn
  }

  /// What a row is made with.
  struct Parts: Sendable {
    let source: Probe
    let other: Probe
    let scheduler: TestScheduler
    let fault: Fault
  }

  let name: String
  let exceptions: Set<Exception>
  let make: @Sendable (Parts) -> EventSource<Tracked>

  var testDescription: String { name }
  var isSignal: Bool { name.hasPrefix("signal ") }

  func has(_ exception: Exception) -> Bool { exceptions.contains(exception) }

  static func observable(
    _ name: String, except exceptions: Set<Exception> = [],
    _ make: @escaping @Sendable (ObservableSources) -> Observable<Tracked>
  ) -> ContractRow {
    ContractRow(name: name, exceptions: exceptions) { parts in
      make(
        ObservableSources(
          source: parts.source.observable, other: parts.other.observable,
          scheduler: parts.scheduler, fault: parts.fault))
    }
  }

  static func signal(
    _ name: String, except exceptions: Set<Exception> = [],
    _ make: @escaping @Sendable (SignalSources) -> Signal<Tracked>
  ) -> ContractRow {
    ContractRow(name: "signal \(name)", exceptions: exceptions) { parts in
      make(
        SignalSources(
          source: parts.source.signal, other: parts.other.signal,
          scheduler: TestSignalScheduler(on: parts.scheduler.virtualClock), fault: parts.fault))
    }
  }
}

/// What the closures of a row call.
protocol RowSources: Sendable {
  var fault: Fault { get }
}

extension RowSources {
  /// Passes the value on, or throws if it is time to.
  @discardableResult
  func check(_ value: Tracked) throws -> Tracked {
    try fault.check()
    return value
  }

  /// Passes what a closure makes on, or throws if it is time to.
  func check<Made>(making made: Made) throws -> Made {
    try fault.check()
    return made
  }

  /// For a closure that may not throw.
  func visit() { fault.visit() }

  /// Passes on what a closure makes that may not throw.
  func visit<Made>(making made: Made) -> Made {
    fault.visit()
    return made
  }
}

/// What an operator of observables is made of.
struct ObservableSources: RowSources {
  let source: Observable<Tracked>
  let other: Observable<Tracked>
  let scheduler: TestScheduler
  let fault: Fault
}

/// What an operator of signals is made of.
struct SignalSources: RowSources {
  let source: Signal<Tracked>
  let other: Signal<Tracked>
  let scheduler: TestSignalScheduler
  let fault: Fault
}
