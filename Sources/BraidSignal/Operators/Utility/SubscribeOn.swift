// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Subscribes to the source on `scheduler`.
  ///
  ///     source        -a-b-c|
  ///     subscribe on  -a-b-c|
  ///
  /// ```swift
  /// let report = Signal.try { "computed in the background" }
  /// report.subscribe(on: .background()).subscribe(next: { print($0) })
  /// ```
  ///
  /// Use it to move the work that a source performs when it is subscribed to. Events arrive on the
  /// thread on which the source sends them; to move those, use ``deliver(on:)-(Scheduler)``.
  ///
  /// - **Ends:** with the source. If the subscription is disposed before `scheduler` runs it, the
  ///   source is not subscribed to.
  /// - **Threads:** the source is subscribed to on `scheduler`, and torn down on the thread that
  ///   disposes.
  /// - Complexity: one job of the scheduler for each subscription.
  ///
  /// - Parameter scheduler: Subscribes to the source.
  public final func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    makeSignal(
      AnonymousRawOperator { _, sink, scope in
        DeferredSubscription(scope, tearDown: nil).begin(
          self.raw, sink, schedule: scheduler.timing.perform)
      }
    ).named(after: self, "-subscribeOn:", scheduler)
  }
}
