// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Makes a signal anew for each subscription.
  ///
  ///     made by factory  a-b|
  ///     deferred         a-b|
  ///
  /// Turns a hot source into a cold one: `factory` is called when somebody subscribes, never
  /// before, and each subscriber gets a signal of its own. An error thrown by `factory` is sent.
  ///
  /// - Parameter factory: Makes the signal a subscriber is attached to.
  @preconcurrency @inlinable
  public static func deferred(
    _ factory: @escaping @Sendable () throws -> Signal<Value>
  ) -> Signal<Value> {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        let source: Signal<Value>
        do { source = try factory() } catch { return sink.finish(.error(error)) }
        if !scope.isDisposed { source.connect(sink, scope) }
      }
    ).named("+defer:")
  }
}
