// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends one value, then completes.
  ///
  ///     just(a)  (a|)
  ///
  /// - Parameter value: The value each subscriber gets while it subscribes.
  @inlinable
  public static func just(_ value: Value) -> Signal<Value> { ReturnSignal(value).named("+return:") }

  /// ``just(_:)`` by the name ReactiveObjC gives it.
  @inlinable
  public static func `return`(_ value: Value) -> Signal<Value> { just(value) }
}

@usableFromInline
final class ReturnSignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
    super.init(.immediate) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ReturnSignal.self)
      if SignalTracing.isOn { return this.send(to: this.makeProbe(sink, scope), scope) }
      this.send(to: sink, scope)
    }
  }

  /// An operator forwards it without subscribing, so it starts the trampoline itself.

  @inlinable @inline(__always)
  func send(to sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    Trampoline.current.run {
      sink.next(value)
      if !scope.isDisposed { sink.finish(.completed) }
    }
  }
}
