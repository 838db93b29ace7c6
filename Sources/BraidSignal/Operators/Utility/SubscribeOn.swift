// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Subscribes to the source on `scheduler`.
  ///
  ///     source        -a-b-c|
  ///     subscribe on  -a-b-c|
  ///
  /// Use it to move the work of a signal that does it when it is subscribed to. Events arrive
  /// wherever the source sends them; to move those, use `deliver(on:)`.
  ///
  /// - **Threads:** disposal tears the source down on the thread that disposes. If the source has
  ///   not been subscribed to yet, it will not be.
  ///
  /// - Parameter scheduler: Where the source is subscribed to.
  @inlinable
  public final func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        DeferredSubscription(scope, tearDown: nil).begin(
          self, sink, schedule: scheduler.timing.perform)
      }
    ).named(after: self, "-subscribeOn:", scheduler)
  }
}
