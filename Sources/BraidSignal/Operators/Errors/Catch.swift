// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Continues with another signal after an error.
  ///
  ///     source   a--b--#
  ///     handler  1--2|
  ///     catch    a--b--1--2|
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let remote = Signal<String>.error(Offline())
  /// remote.catch { error in .just("failed: \(error)") }
  ///   .subscribe(next: { print($0) })  // failed: Offline()
  /// ```
  ///
  /// Values emitted before the error are not taken back. To subscribe to the same signal again, use
  /// ``retry(_:)``. If the error does not matter, use ``catch(to:)`` or ``catchAndReturn(_:)``.
  ///
  /// - **Ends:** completes with the source or with the signal of `handler`. An error of that signal
  ///   is forwarded and not caught again; an error thrown by `handler` replaces the original error.
  /// - **Threads:** `handler` runs on the thread on which the source fails.
  /// - Complexity: O(1) per value; stores no values.
  ///
  /// - Parameter handler: Returns the signal to continue with.
  @preconcurrency
  public final func `catch`(
    _ handler: @escaping @Sendable (any Error) throws -> Signal<Value>
  ) -> Signal<Value> {
    makeSignal(Resubscribing(CatchRule(self, handler), tearingDown: .atEnd)).named(
      after: self, "-catch:")
  }

  /// Continues with a given signal after an error.
  ///
  /// Differs from ``catch(_:)`` in that the signal does not depend on the error.
  ///
  /// - Parameter other: The signal to continue with. Subscribed to when the source fails.
  public final func `catch`(to other: Signal<Value>) -> Signal<Value> {
    makeSignal(
      Resubscribing(ConcatRule(self, other, afterErrors: true), tearingDown: .atEnd)
    )
    .named(after: self, "-catchTo:", other.name)
  }

  /// Emits `value` and completes instead of failing.
  ///
  /// Differs from ``catch(_:)`` in that it continues with a single value.
  ///
  /// - Parameter value: The value to emit in place of the error.
  public final func catchAndReturn(_ value: Value) -> Signal<Value> {
    `catch`(to: .just(value)).made(by: #function)
  }
}
