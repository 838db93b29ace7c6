// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Fails with ``SignalError/timedOut`` if the source has not ended within `interval`.
  ///
  ///     source      a--b--c|
  ///     timeout(5)  a--b-#
  ///
  /// ```swift
  /// let answer = Signal<Int>.never
  /// answer.timeout(.seconds(5), on: .main)
  ///   .subscribe(error: { print($0) })  // timedOut, after five seconds
  /// ```
  ///
  /// Values do not restart the timer: the source has to *end* in time. To continue with another
  /// signal after the timeout, add ``catch(to:)``.
  ///
  /// - **Ends:** with the source, or with the timeout. On a timeout, the source is disposed before
  ///   the error is sent.
  /// - **Threads:** values arrive on the source's thread; the timeout error on `scheduler`.
  /// - Complexity: O(1) per value; one timer for each subscription.
  ///
  /// - Parameters:
  ///   - interval: The time the source has to end, counted from the subscription. Zero or less
  ///     still hops through `scheduler`.
  ///   - scheduler: Times the interval and delivers the error. The immediate scheduler traps,
  ///     because it would block the subscriber.
  public final func timeout(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    makeSignal(
      GatedOperator(
        self, timeout: interval, for: .end, .fail(SignalError.timedOut),
        operatorClock(on: scheduler, for: "timeout(_:on:)"))
    ).named(after: self, "-timeout:")
  }
}
