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
