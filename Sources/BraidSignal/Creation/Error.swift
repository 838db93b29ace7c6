// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Fails at once.
  ///
  ///     error(e)  #
  ///
  /// - Parameter error: The error each subscriber gets while it subscribes.
  @inlinable
  public static func error(_ error: any Error) -> Signal<Value> {
    ErrorSignal(error).named("+error:")
  }
}

@usableFromInline
final class ErrorSignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let error: any Error

  @inlinable
  init(_ error: any Error) {
    self.error = error
    super.init(.immediate) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ErrorSignal.self)
      let finish = this.probed(sink, scope).finish
      Trampoline.current.run { finish(.error(this.error)) }
    }
  }
}
