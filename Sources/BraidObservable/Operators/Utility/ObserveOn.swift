// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element: Sendable {
  /// Delivers all events on `scheduler`, in order.
  ///
  ///     source              -a-b-c|
  ///     observe(on: same)   -a-b-c|
  ///
  /// ```swift
  /// let names = Observable.of("a", "b")
  /// let onMain = names.observe(on: MainScheduler.instance)
  /// ```
  ///
  /// Use it to move events from the thread of a source to the thread where results are needed. It
  /// moves events only. To move the subscription, and with it the source's own action, use
  /// ``subscribe(on:)``.
  ///
  /// Events that arrive faster than they are delivered are buffered in an unbounded queue. One
  /// action of the scheduler delivers several events, up to
  /// ``ImmediateSchedulerType/eventsPerTurn``, and then yields to the scheduler's other actions. In
  /// virtual time each event is an action of its own.
  ///
  /// - **Ends:** a terminal event, including an error, is delivered after all earlier values. The
  ///   source's teardown does not wait for that.
  /// - **Threads:** events are delivered on `scheduler`, one at a time, even if the scheduler is
  ///   concurrent. Disposal drops and releases the buffered events immediately, even during a
  ///   delivery.
  /// - **Complexity:** O(1) per event; buffers the events that are not delivered yet.
  ///
  /// - Parameter scheduler: Delivers the events.
  /// - Returns: An observable of the same events, delivered on `scheduler`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let perform = scheduler.perform
    let performInside = scheduler.performInside
    let eventsPerTurn = scheduler.eventsPerTurn
    let source = asObservable().raw
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        ObserveOnSink(
          RawType(Element.self), sink, scope, eventsPerTurn: eventsPerTurn, inside: performInside,
          perform
        ).run(source)
      })
  }

  /// Delivers all events on an actor, in order.
  ///
  ///     source               -a-b-c|
  ///     observe(on: actor)   -a-b-c|
  ///
  /// Closures that are isolated to an actor need it (C11):
  ///
  /// ```swift
  /// actor Store {
  ///   private var names: [String] = []
  ///   private var subscription: (any Disposable)?
  ///
  ///   func follow(_ source: Observable<String>) {
  ///     subscription = source.observe(on: self).subscribe(onNext: { self.names.append($0) })
  ///   }
  /// }
  /// ```
  ///
  /// For the main actor it is `observe(on: MainScheduler.instance)`, which delivers synchronously
  /// if it is called on the main queue and the main queue has nothing pending. For other actors it
  /// is like an ``ActorScheduler`` that does not retain the actor: after the actor was
  /// deinitialized, the next event disposes the subscription.
  ///
  /// - Parameter actor: The actor on which events are delivered.
  /// - Returns: An observable of the same events, delivered on `actor`.
  public func observe(on actor: any Actor) -> Observable<Element> {
    if actor === MainActor.shared { return observe(on: MainScheduler.instance) }
    let reference = ActorReference(actor)
    let source = asObservable().raw
    return makeObservable(
      AnonymousRawOperator { _, sink, scope in
        ObserveOnSink(
          RawType(Element.self), sink, scope, eventsPerTurn: Timing.manyEventsPerTurn,
          ActorWork.perform(on: reference, for: scope)
        ).run(source)
      })
  }
}
