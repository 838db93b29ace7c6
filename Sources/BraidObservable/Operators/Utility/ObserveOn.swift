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
    let performInside = scheduler.performInside
    let eventsPerTurn = scheduler.eventsPerTurn
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        ObserveOnSink(
          sink, scope, eventsPerTurn: eventsPerTurn, inside: performInside, perform
        ).run(source)
      })
  }

  /// Delivers all events on an actor, in order.
  ///
  ///     source               -a-b-c|
  ///     observe(on: actor)   -a-b-c|
  ///
  /// What closures that belong to an actor need (C11):
  ///
  /// ```swift
  /// actor Store {
  ///   func follow(_ names: Observable<String>) {
  ///     subscription = names.observe(on: self).subscribe(onNext: { self.insert($0) })
  ///   }
  /// }
  /// ```
  ///
  /// On the main actor it is `observe(on: MainScheduler.instance)`: inside the call, if that is on
  /// the main queue already and nothing waits there. For other actors it is like an
  /// ``ActorScheduler``, except that the actor is not kept alive: once it has gone the next event
  /// disposes the subscription.
  ///
  /// - Parameter actor: Where the events are delivered.
  /// - Returns: An observable of the same events, delivered on `actor`.
  @inlinable
  public func observe(on actor: any Actor) -> Observable<Element> {
    if actor === MainActor.shared { return observe(on: MainScheduler.instance) }
    let reference = ActorReference(actor)
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        ObserveOnSink(
          sink, scope, eventsPerTurn: Timing.manyEventsPerTurn,
          ActorWork.perform(on: reference, for: scope)
        ).run(source)
      })
  }
}
