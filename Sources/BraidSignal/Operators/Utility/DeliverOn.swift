// SPDX-License-Identifier: MIT
import BraidCore

extension Signal where Value: Sendable {
  /// Delivers all events on `scheduler`, in order.
  ///
  ///     source      -a-b-c|
  ///     deliver on  -a-b-c|
  ///
  /// ```swift
  /// let report = Signal.try { "computed in the background" }
  /// report
  ///   .subscribe(on: .background())
  ///   .deliver(on: .main)
  ///   .subscribe(next: { print($0) })
  /// ```
  ///
  /// Use it to move events from the thread of a source to the thread that needs them. It moves
  /// neither the subscription nor the source's work; for that, use ``subscribe(on:)``. On the main
  /// thread, ``deliverOnMain()`` avoids the hop where it can.
  ///
  /// Events that arrive faster than they are delivered are buffered without a limit. One job of the
  /// scheduler delivers many events, up to a fixed number, so that other jobs can run in between.
  /// In virtual time each event is a job.
  ///
  /// - **Ends:** a terminal event, including an error, is delivered after all earlier values. The
  ///   source is torn down without waiting for that. Disposal drops and releases the buffered
  ///   events, even while an event is being delivered.
  /// - **Threads:** events arrive on `scheduler`.
  /// - Complexity: O(1) per event; buffers the events not yet delivered.
  ///
  /// - Parameter scheduler: Delivers the events.
  public final func deliver(on scheduler: Scheduler) -> Signal<Value> {
    let timing = scheduler.timing
    return delivered(in: timing.eventsPerTurn, timing.perform)
      .named(after: self, "-deliverOn:", scheduler)
  }

  /// Delivers all events on an actor, in order.
  ///
  ///     source               -a-b-c|
  ///     deliver(on: actor)   -a-b-c|
  ///
  /// ```swift
  /// actor Store {
  ///   var names: [String] = []
  ///   var subscription: (any Disposable)?
  ///
  ///   func follow(_ signal: Signal<String>) {
  ///     subscription = signal.deliver(on: self).subscribe(next: { self.names.append($0) })
  ///   }
  /// }
  /// ```
  ///
  /// Closures of `subscribe` that belong to an actor need their events there (C11). On the main
  /// actor this is ``deliverOnMain()``. On other actors it differs from
  /// ``deliver(on:)-(Scheduler)`` with ``Scheduler/actor(_:name:)`` in that the actor is not
  /// retained: after its release, the next event disposes the subscription.
  ///
  /// - **Ends:** a terminal event is delivered after all earlier values.
  /// - **Threads:** events arrive on `actor`.
  /// - Complexity: O(1) per event; buffers the events not yet delivered.
  ///
  /// - Parameter actor: The actor on which to deliver the events.
  public final func deliver(on actor: any Actor) -> Signal<Value> {
    if actor === MainActor.shared { return deliverOnMain() }
    let reference = ActorReference(actor)
    return makeSignal(
      AnonymousRawOperator { _, sink, scope in
        ObserveOnSink(
          RawType(Value.self), sink, scope, eventsPerTurn: Timing.manyEventsPerTurn,
          Scheduler.perform(on: reference, for: scope)
        ).run(self.raw)
      }
    ).named(after: self, "-deliverOn:", "<\(type(of: actor))>")
  }

  /// Delivers all events on the main thread, in order.
  ///
  /// An event sent on the main thread is delivered synchronously, unless earlier events are still
  /// buffered. Other events are delivered through ``Scheduler/main``. To deliver every event
  /// asynchronously, use ``deliver(on:)-(Scheduler)`` with ``Scheduler/main``.
  public final func deliverOnMain() -> Signal<Value> {
    delivered(
      in: Timing.manyEventsPerTurn, inside: Scheduler.main.performInside,
      Scheduler.main.timing.perform
    )
    .named(after: self, "-deliverOnMainThread")
  }

  /// Delivers all events in jobs that `perform` runs, at most `eventsPerTurn` events each, or
  /// synchronously where `performInside` allows that.
  private func delivered(
    in eventsPerTurn: Int, inside performInside: Timing.PerformInside? = nil,
    _ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable
  ) -> Signal<Value> {
    makeSignal(
      AnonymousRawOperator { _, sink, scope in
        ObserveOnSink(
          RawType(Value.self), sink, scope, eventsPerTurn: eventsPerTurn, inside: performInside,
          perform
        ).run(self.raw)
      })
  }
}
