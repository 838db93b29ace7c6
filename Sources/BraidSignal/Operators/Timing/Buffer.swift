// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Collects values for `interval` from the first of them on, and sends them as one array.
  ///
  ///     source     ab-----c---|
  ///     buffer(3)  ---x------y|
  ///
  /// Nothing is sent while nothing comes: there are no empty arrays.
  ///
  /// - **Ends:** completion sends what is held first; an error drops it.
  /// - **Threads:** arrays arrive on `scheduler`; the one that completion sends where that was
  ///   sent.
  ///
  /// - Parameters:
  ///   - interval: How long an array is open.
  ///   - scheduler: Times the arrays and delivers them; not the immediate one, which would block
  ///     the sender.
  @inlinable
  public final func buffer(every interval: Duration, on scheduler: Scheduler) -> Signal<[Value]> {
    timed(
      BufferRule(span: interval, opensAtOnce: false), on: scheduler, "buffer(every:on:)"
    )
    .named(after: self, "-bufferWithTime:")
  }
}
