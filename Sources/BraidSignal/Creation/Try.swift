// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Runs `body` for each subscription and sends what it returns, or the error it throws.
  ///
  ///     body returns a  (a|)
  ///     body throws     #
  ///
  /// - Parameter body: Computes the value, on the subscribing thread.
  @preconcurrency @inlinable
  public static func `try`(_ body: @escaping @Sendable () throws -> Value) -> Signal<Value> {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        do {
          let value = try body()
          // The closure may have ended the result by another source.
          if scope.isDisposed { return }
          sink.next(value)
          if !scope.isDisposed { sink.finish(.completed) }
        } catch { sink.finish(.error(error)) }
      }
    ).named("+try:")
  }
}
