// SPDX-License-Identifier: MIT
package import BraidObservable
package import BraidSignal
package import BraidTesting
import Testing

/// One way to use an operator: an overload, or another set of parameters.
///
///     observable("map", edges: Edges(cut: "2--3")) { s in s.source.map { try s.check($0) + 1 } }
///
/// `s.source` and `s.other` are the operator's sources, `s.scheduler` its scheduler. Every closure
/// calls `s.check`, which the tests let throw at some point, or `s.visit` if it may not throw: the
/// tests let both dispose, send and subscribe.
package struct OperatorForm: Sendable, CustomTestStringConvertible {
  /// What does not apply to an operator.
  package enum Exception: Sendable {
    /// Errors do not pass: `catch`, `retry`, `materialize`.
    case swallowsErrors
    /// Values are kept while the result is: `replay`.
    case remembers
    /// Subscriptions share a state: `share`, subjects.
    case shares
    /// The source is subscribed to again forever if it ends synchronously: it is not played
    /// synchronously, and a source that has ended starts again.
    case repeats
    /// Disposal leaves the source's teardown to the scheduler: `subscribe(on:)`.
    case tearsDownOnScheduler
    /// A source is disposed before another one takes its place, so it may be torn down before the
    /// end of the result if that one ends immediately: `concat`, `retry`, `flatMapLatest`.
    case disposesInnerFirst
    /// The source is torn down before its end is forwarded: `refCount`, `delay`, `retry(when:)`.
    case tearsDownFirst
    /// The source is torn down after its end was forwarded to all observers and their
    /// subscriptions are disposed: `share()`.
    case tearsDownLast
    /// The losing sources are released when the winner is known, if by its end: `amb`.
    case disposesLosersFirst
    /// The result does not end inside the subscription of the source that ends it: `merge`, which
    /// has others to subscribe to first; what follows an error, which waits for a loop (C8).
    case endsAfterSubscribing
    /// It is made of `do`: which of two calls `onDispose` first is left open.
    case isDo
    /// A closure is called before the source is subscribed to, and does not make it:
    /// `do(onSubscribe:)`.
    case subscribesAnyway
    /// The action continues without a subscription: `startEagerly`.
    case goesOn
  }

  package enum Maker: Sendable {
    case observable(@Sendable (ObservableSources) -> Observable<Tracked>)
    case signal(@Sendable (SignalSources) -> Signal<Tracked>)
  }

  package let name: String
  package let exceptions: Set<Exception>
  package let edges: Edges?
  package let reentry: Reentry?
  /// The name of the signal, of sources that are called `s` and `t`.
  package let signalName: String?
  package let maker: Maker

  package static func observable(
    _ name: String, except exceptions: Set<Exception> = [], edges: Edges? = nil,
    reentry: Reentry? = nil,
    _ make: @escaping @Sendable (ObservableSources) -> Observable<Tracked>
  ) -> OperatorForm {
    OperatorForm(
      name: name, exceptions: exceptions, edges: edges, reentry: reentry, signalName: nil,
      maker: .observable(make))
  }

  package static func signal(
    _ name: String, except exceptions: Set<Exception> = [], edges: Edges? = nil,
    reentry: Reentry? = nil, named signalName: String? = nil,
    _ make: @escaping @Sendable (SignalSources) -> Signal<Tracked>
  ) -> OperatorForm {
    OperatorForm(
      name: name, exceptions: exceptions, edges: edges, reentry: reentry, signalName: signalName,
      maker: .signal(make))
  }

  package func has(_ exception: Exception) -> Bool { exceptions.contains(exception) }

  package var isSignal: Bool {
    switch maker {
    case .observable: false
    case .signal: true
    }
  }

  package var testDescription: String { isSignal ? "signal \(name)" : name }
}

/// The calls that the closures of a form make.
package protocol FormSources: Sendable {
  var fault: Fault { get }
}

extension FormSources {
  /// Passes the value on, or throws if it is time to.
  @discardableResult
  package func check(_ value: Tracked) throws -> Tracked {
    try fault.check()
    return value
  }

  /// Returns the result of a closure, or throws if the fault is due.
  package func check<Made>(making made: Made) throws -> Made {
    try fault.check()
    return made
  }

  /// For a closure that may not throw.
  package func visit() { fault.visit() }

  /// Returns the result of a closure that cannot throw.
  package func visit<Made>(making made: Made) -> Made {
    fault.visit()
    return made
  }
}

/// The sources and the scheduler of an operator of observables.
package struct ObservableSources: FormSources {
  package let source: Observable<Tracked>
  package let other: Observable<Tracked>
  package let scheduler: TestScheduler
  package let fault: Fault

  package init(
    _ source: Observable<Tracked>, _ other: Observable<Tracked>, _ scheduler: TestScheduler,
    _ fault: Fault = Fault()
  ) {
    self.source = source
    self.other = other
    self.scheduler = scheduler
    self.fault = fault
  }
}

/// The sources and the scheduler of an operator of signals.
package struct SignalSources: FormSources {
  package let source: Signal<Tracked>
  package let other: Signal<Tracked>
  package let scheduler: TestSignalScheduler
  package let fault: Fault

  package init(
    _ source: Signal<Tracked>, _ other: Signal<Tracked>, _ scheduler: TestSignalScheduler,
    _ fault: Fault = Fault()
  ) {
    self.source = source
    self.other = other
    self.scheduler = scheduler
    self.fault = fault
  }
}
