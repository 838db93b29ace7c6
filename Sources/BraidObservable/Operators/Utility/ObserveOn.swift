// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Delivers all events through `scheduler`, in order.
  ///
  ///     source              -a-b-c|
  ///     observe(on: same)   -a-b-c|
  ///
  /// Use it to get from where a source works to where results are needed:
  /// `observe(on: MainScheduler.instance)`. It moves events only; where the source is subscribed
  /// to, and so does its work, is for ``subscribe(on:)``.
  ///
  /// Events that come faster than they are delivered wait in a queue without a limit. Many are
  /// delivered by one job of the scheduler, a limited number in a row, so that other work gets its
  /// turn: ``ImmediateSchedulerType/eventsPerTurn``. In virtual time each event is a job.
  ///
  /// - **Ends:** an end is delivered after all values that came before it, an error too. The
  ///   source's own teardown does not wait for that.
  /// - **Threads:** events arrive on `scheduler`, one at a time, also if it is a concurrent one.
  ///   Disposal drops what waits, and lets go of it, also while an event is being delivered.
  ///
  /// - Parameter scheduler: Delivers the events.
  /// - Returns: An observable of the same events, delivered on `scheduler`.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let perform = scheduler.perform
    let eventsPerTurn = scheduler.eventsPerTurn
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        ObserveOnSink(sink, scope, eventsPerTurn: eventsPerTurn, perform).run(source)
      })
  }
}
