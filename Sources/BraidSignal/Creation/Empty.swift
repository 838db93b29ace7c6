// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// A signal that completes immediately, without a value.
  ///
  ///     empty  |
  ///
  /// ```swift
  /// Signal<Int>.empty.subscribe(completed: { print("done") })  // done
  /// ```
  ///
  /// For a signal that never completes, use ``never``; with one value, ``just(_:)``.
  ///
  /// - **Ends:** completes synchronously, on the subscribing thread.
  @inlinable
  public static var empty: Signal<Value> { TerminationSignal(.completed).named("+empty") }
}

/// Sends only a terminal event.
@usableFromInline
final class TerminationSignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let termination: Termination

  @inlinable
  init(_ termination: Termination) {
    self.termination = termination
    super.init(.immediate) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: TerminationSignal.self)
      let finish = sink.finish
      Trampoline.current.run { finish(this.termination) }
    }
  }
}

extension Signal {
  /// A signal that sends no event.
  ///
  ///     never  -
  ///
  /// ```swift
  /// let subscription = Signal<Int>.never.subscribe(next: { print($0) })
  /// subscription.dispose()
  /// ```
  ///
  /// The signal does not retain its subscribers: they are released immediately, with everything the
  /// subscription holds. For a signal that completes without a value, use ``empty``.
  ///
  /// - **Ends:** never.
  @inlinable
  public static var never: Signal<Value> {
    Signal(.trampolined) { (_, _: consuming EventSink<Value>, scope) in scope.sourceAbandoned() }
      .named("+never")
  }
}

extension Signal {
  /// Creates a signal that fails immediately.
  ///
  ///     error(e)  #
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// Signal<Int>.error(Offline()).subscribe(error: { print($0) })  // Offline()
  /// ```
  ///
  /// In a closure that returns a signal, throwing the error has the same effect (C7).
  ///
  /// - **Ends:** fails synchronously, on the subscribing thread.
  ///
  /// - Parameter error: The error to send.
  @inlinable
  public static func error(_ error: any Error) -> Signal<Value> {
    TerminationSignal(.error(error)).named("+error:")
  }
}
