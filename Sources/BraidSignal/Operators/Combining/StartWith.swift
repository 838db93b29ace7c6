// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends a value first, then subscribes to the source.
  ///
  ///     source        --a--b|
  ///     startWith(x)  x-a--b|
  ///
  /// - Parameter value: What to send first.
  @inlinable
  public final func startWith(_ value: Value) -> Signal<Value> {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        sink.next(value)
        if !scope.isDisposed { self.connect(sink, scope) }
      }
    ).named(after: self, "-startWith:")
  }

  /// ``startWith(_:)`` by the name collections give it.
  @inlinable
  public final func prefix(_ value: Value) -> Signal<Value> { startWith(value) }
}
