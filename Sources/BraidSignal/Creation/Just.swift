// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Emits one value, then completes.
  ///
  ///     just(a)  (a|)
  ///
  /// ```swift
  /// Signal.just("a").subscribe(next: { print($0) })  // a
  /// ```
  ///
  /// For several values, use ``from(_:)``. To compute the value at the time of the subscription,
  /// use ``try(_:)``.
  ///
  /// - **Ends:** completes right after the value.
  /// - **Threads:** both events arrive synchronously, on the subscribing thread.
  ///
  /// - Parameter value: The value to emit.
  @inlinable
  public static func just(_ value: Value) -> Signal<Value> { ReturnSignal(value).named("+return:") }

  /// ReactiveObjC's name for ``just(_:)``.
  @inlinable
  public static func `return`(_ value: Value) -> Signal<Value> {
    just(value).made(by: #function)
  }
}

/// A signal with its value, in one object.
///
/// Specialized in clients: `flattenMap` often creates one for each value.
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
      this.send(to: sink, scope)
    }
  }

  /// Operators forward this value without subscribing, so `send` starts the trampoline itself.

  @inlinable @inline(__always)
  func send(to sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    Trampoline.current.run {
      sink.next(value)
      if !scope.isDisposed { sink.finish(.completed) }
    }
  }
}
