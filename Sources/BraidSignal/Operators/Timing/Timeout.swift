// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Fails with ``SignalError/timedOut`` if the source has not ended when `interval` has passed.
  ///
  ///     source      a--b--c|
  ///     timeout(5)  a--b-#
  ///
  /// Values do not help: the source has to *end* in time. It is disposed before the error is sent.
  ///
  /// - Parameters:
  ///   - interval: How long the source may take, from the subscription on.
  ///   - scheduler: Times it, and delivers the error; not the immediate one, which would block the
  ///     subscriber.
  @inlinable
  public final func timeout(_ interval: Duration, on scheduler: Scheduler) -> Signal<Value> {
    timed(
      TimeoutRule(interval, for: .end, .fail(SignalError.timedOut)), on: scheduler,
      "timeout(_:on:)"
    )
    .named(after: self, "-timeout:")
  }
}
