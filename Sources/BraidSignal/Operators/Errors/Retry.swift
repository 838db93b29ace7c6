// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Subscribes again when the source fails, up to `count` further times.
  ///
  ///     source    a--#
  ///     retry(1)  a--a--#
  ///
  /// Values already sent stay. There is no pause between attempts, and however many there are, the
  /// stack does not grow (C8).
  ///
  /// - **Ends:** completes with the source; fails with the error of the last attempt.
  ///
  /// - Parameter count: How many times to try again; zero: without a limit, less: never.
  @inlinable
  public final func retry(_ count: Int) -> Signal<Value> {
    let attempts = count == 0 || count == .max ? .max : Swift.max(count, 0) + 1
    return OperatorSignal(
      Resubscribing(RetryRule(self, attempts: attempts), tearingDown: .atEnd)
    )
    .named(after: self, "-retry:", count)
  }

  /// Subscribes again whenever the source fails.
  @inlinable
  public final func retry() -> Signal<Value> { retry(0) }
}
