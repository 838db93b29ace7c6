// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Splits the values into consecutive signals; a window completes when `interval` has passed or
  /// when it has emitted `count` values.
  ///
  ///     source         -a-bcd-e|
  ///     window(4, 2)   x--y-z--|
  ///
  /// (`x` emits `a` and `b`, `y` emits `c` and `d`, `z` emits `e`.)
  ///
  /// ```swift
  /// let samples = SignalSubject<Double>()
  /// let maxima = samples.window(every: .seconds(1), on: .main)
  ///   .flattenMap { window in window.reduce(0) { max($0, $1) } }
  /// ```
  ///
  /// Windows are hot: subscribe to a window synchronously when it is emitted, or its values are
  /// lost. To emit arrays instead, use ``collect(every:on:skipEmpty:)``.
  ///
  /// - **Ends:** a terminal event reaches the open window first, then the result. After the result
  ///   was disposed, the source stays subscribed while the open window has subscribers.
  /// - **Threads:** a full window completes on the thread on which its last value was emitted, a
  ///   window whose time has passed on `scheduler` (C3).
  /// - Complexity: O(1) per value; one subject and one timer per subscription.
  ///
  /// - Parameters:
  ///   - interval: The maximum duration of a window. If it is not positive, windows follow each
  ///     other as fast as `scheduler` runs its actions.
  ///   - count: The maximum number of values of a window. Zero or less means no limit.
  ///   - scheduler: Measures the time. The immediate scheduler traps, because it would block the
  ///     sender.
  /// - Returns: A signal of signals.
  public final func window(
    every interval: Duration, count: Int = 0, on scheduler: Scheduler
  ) -> Signal<Signal<Value>> {
    scheduler.checkWaits(for: "window(every:count:on:)")
    return makeSignal(
      WindowOperator(self, span: interval, count: count, scheduler.timing.clock) {
        subscribe, sink in
        let values = Signal<Value>(.trampolined) { _, sink, scope in subscribe(sink.raw, scope) }
        values.isPart("open window")
        withAddress(of: values) { sink.next(at: $0) }
      }
    ).named(after: self, "-window:")
  }
}
