// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Completes at once.
  ///
  ///     empty  |
  ///
  /// - Returns: A signal that completes for each subscriber while it subscribes.
  @inlinable
  public static var empty: Signal<Value> { EmptySignal().named("+empty") }
}

@usableFromInline
final class EmptySignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  @inlinable
  init() {
    super.init(.immediate) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: EmptySignal.self)
      let finish = this.probed(sink, scope).finish
      Trampoline.current.run { finish(.completed) }
    }
  }
}
