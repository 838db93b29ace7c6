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
    OperatorSignal(StartWith(self, value)).named(after: self, "-startWith:")
  }

  /// ``startWith(_:)`` by the name collections give it.
  @inlinable
  public final func prefix(_ value: Value) -> Signal<Value> { startWith(value) }
}

@frozen
@usableFromInline
struct StartWith<Value>: SourceOperator {
  @usableFromInline let source: Signal<Value>
  @usableFromInline let value: Value

  @inlinable
  init(_ source: Signal<Value>, _ value: Value) {
    self.source = source
    self.value = value
  }

  @inlinable
  func run(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    sink.next(value)
    if !scope.isDisposed { source.connect(sink, scope) }
  }
}
