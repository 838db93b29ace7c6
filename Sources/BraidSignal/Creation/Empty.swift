// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Completes at once.
  ///
  ///     empty  |
  ///
  /// - Returns: A signal that completes for each subscriber while it subscribes.
  @inlinable
  public static var empty: Signal<Value> { TerminationSignal(.completed).named("+empty") }
}

/// Sends only an end.
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
      let finish = this.probed(sink, scope).finish
      Trampoline.current.run { finish(this.termination) }
    }
  }
}
