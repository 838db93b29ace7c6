// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Emits the values of the first `duration` after the subscription, then completes.
  ///
  ///     source         -a-b-c-d|
  ///     take(for: 4)   -a-b|
  ///
  /// ```swift
  /// let scans = SignalSubject<String>()
  /// scans.take(for: .seconds(10), on: .main).subscribe(next: { print($0) })
  /// ```
  ///
  /// To stop at an event of another signal, use ``take(until:)-(Signal<Other>)``. To fail instead
  /// of completing, use ``timeout(_:on:)``.
  ///
  /// - **Ends:** with the source, or with a completion when the time has passed, which disposes the
  ///   source.
  /// - **Threads:** values arrive on the source's thread, the completion on `scheduler` (C3).
  /// - Complexity: O(1) per value; one timer for each subscription.
  ///
  /// - Parameters:
  ///   - duration: How long values are emitted. Zero or less completes through `scheduler`.
  ///   - scheduler: Measures the time. The immediate scheduler traps, because it would block.
  public final func take(for duration: Duration, on scheduler: Scheduler) -> Signal<Value> {
    makeSignal(
      GatedOperator(self, takenFor: duration, operatorClock(on: scheduler, for: "take(for:on:)"))
    )
    .named(after: self, "-takeFor:")
  }
}
