// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Subscribes to the source on `scheduler`.
  ///
  ///     source        -a-b-c|
  ///     subscribe on  -a-b-c|
  ///
  /// Use it to move the work of a signal that does it when it is subscribed to. Events arrive
  /// wherever the source sends them; to move those, use ``deliver(on:)``.
  ///
  /// - **Threads:** disposal tears the source down on the thread that disposes. If the source has
  ///   not been subscribed to yet, it will not be.
  ///
  /// - Parameter scheduler: Where the source is subscribed to.
  @inlinable
  public final func subscribe(on scheduler: Scheduler) -> Signal<Value> {
    OperatorSignal(SubscribeOn(self, scheduler)).named(after: self, "-subscribeOn:", scheduler)
  }
}

@frozen
@usableFromInline
struct SubscribeOn<Value: Sendable>: SourceOperator {
  @usableFromInline let source: Signal<Value>
  @usableFromInline let scheduler: Scheduler

  @inlinable
  init(_ source: Signal<Value>, _ scheduler: Scheduler) {
    self.source = source
    self.scheduler = scheduler
  }

  @inlinable
  func run(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    DeferredSubscription(scope, tearDown: nil).begin(
      source, sink, schedule: scheduler.timing.perform)
  }
}
