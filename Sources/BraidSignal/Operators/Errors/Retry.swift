// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Subscribes again when the source fails, at most `count` times.
  ///
  ///     source    a--#
  ///     retry(1)  a--a--#
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let request = Signal<Int>.error(Offline())
  /// request.retry(2).subscribe(error: { print($0) })  // Offline(), after three attempts
  /// ```
  ///
  /// Values emitted before an error are not taken back. Attempts follow each other without a pause
  /// and do not grow the stack (C8). For pauses between attempts, or to retry after certain errors
  /// only, use ``retry(_:on:)``.
  ///
  /// - **Ends:** completes with the source; fails with the error of the last attempt.
  /// - **Threads:** subscribes again on the thread on which the source failed.
  /// - Complexity: O(1) per value, plus one subscription for each attempt.
  ///
  /// - Parameter count: The number of attempts after the first. Zero means no limit; less than zero
  ///   means no further attempt.
  public final func retry(_ count: Int) -> Signal<Value> {
    let attempts = count == 0 || count == .max ? .max : Swift.max(count, 0) + 1
    return makeSignal(
      Resubscribing(RetryRule(self, attempts: attempts), tearingDown: .atEnd)
    )
    .named(after: self, "-retry:", count)
  }

  /// Subscribes again when the source fails, at most `count` times.
  ///
  /// Differs from ``retry(_:)`` in that zero means no further attempt, as in ReactiveSwift.
  ///
  /// - Parameter count: The number of attempts after the first.
  public final func retry(upTo count: Int) -> Signal<Value> { retry(count == 0 ? -1 : count) }

  /// Subscribes again each time the source fails, without a limit.
  public final func retry() -> Signal<Value> { retry(0) }
}
