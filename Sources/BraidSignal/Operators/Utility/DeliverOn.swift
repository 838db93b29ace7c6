// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// Delivers all events through `scheduler`, in order.
  ///
  ///     source      -a-b-c|
  ///     deliver on  -a-b-c|
  ///
  /// Use it to get from where a signal works to where results are needed:
  /// `deliver(on: .main)`. It moves events only; where the signal is subscribed to, and so does its
  /// work, is for ``subscribe(on:)``.
  ///
  /// Events that come faster than they are delivered wait in a queue without a limit. Many are
  /// delivered by one job of the scheduler, a limited number in a row, so that other work gets its
  /// turn. In virtual time each event is a job.
  ///
  /// - **Ends:** an end is delivered after all values that came before it, an error too. The
  ///   signal's own teardown does not wait for that.
  /// - **Threads:** events arrive on `scheduler`. Disposal drops what waits, and lets go of it,
  ///   also while an event is being delivered.
  ///
  /// - Parameter scheduler: Delivers the events.
  @inlinable
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
  /// What closures that belong to an actor need (C11):
  ///
  /// ```swift
  /// actor Store {
  ///   func follow(_ names: Signal<String>) {
  ///     subscription = names.deliver(on: self).subscribe(next: { self.insert($0) })
  ///   }
  /// }
  /// ```
  ///
  /// On the main actor it is ``deliverOnMain()``: at once, if that is on the main thread already
  /// and nothing waits there. For other actors it is like ``Scheduler/actor(_:name:)``, except that
  /// the actor is not kept alive: once it has gone the next event disposes the subscription.
  ///
  /// - Parameter actor: Where the events are delivered.
  @inlinable
  public final func deliver(on actor: any Actor) -> Signal<Value> {
    if actor === MainActor.shared { return deliverOnMain() }
    let reference = ActorReference(actor)
    return OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        ObserveOnSink(
          sink, scope, eventsPerTurn: Timing.manyEventsPerTurn,
          Scheduler.perform(on: reference, for: scope)
        ).run(self)
      }
    ).named(after: self, "-deliverOn:", "<\(type(of: actor))>")
  }

  /// Delivers all events on the main thread: at once if they come from there and nothing waits,
  /// otherwise through ``Scheduler/main``; in order in either case.
  @inlinable
  public final func deliverOnMain() -> Signal<Value> {
    delivered(
      in: Timing.manyEventsPerTurn, inside: Scheduler.main.performInside,
      Scheduler.main.timing.perform
    )
    .named(after: self, "-deliverOnMainThread")
  }

  /// Delivers all events in jobs that `perform` runs, of at most `eventsPerTurn` each, or inside
  /// the call where the scheduler does that.
  @inlinable
  final func delivered(
    in eventsPerTurn: Int, inside performInside: Timing.PerformInside? = nil,
    _ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable
  ) -> Signal<Value> {
    OperatorSignal(
      AnonymousOperator { (sink: consuming EventSink<Value>, scope) in
        ObserveOnSink(
          sink, scope, eventsPerTurn: eventsPerTurn, inside: performInside, perform
        ).run(self)
      })
  }
}
