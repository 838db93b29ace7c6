// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Subscribes with a closure for each kind of event; omitted closures ignore their events.
  ///
  /// ```swift
  /// let numbers = Signal.from(1...3)
  /// let subscription = numbers.subscribe(
  ///   next: { print($0) },
  ///   error: { print("failed: \($0)") },
  ///   completed: { print("done") })  // 1, 2, 3, done
  /// subscription.dispose()
  /// ```
  ///
  /// The closures are never called concurrently or re-entrantly, and are released when the
  /// subscription ends. On a terminal event, everything that belongs to the subscription is
  /// disposed *before* `error` or `completed` runs (C6). Without an `error` closure, errors are
  /// ignored.
  ///
  /// In Swift 6 mode the closures belong to the actor of the caller (C11). They may use the actor's
  /// state, and an event that arrives on another thread traps, or follows
  /// `Hooks.onIsolationViolation`. To deliver events on the actor, add `deliver(on:)` upstream.
  ///
  /// The subscription lasts as long as the signal retains its subscriber. Releasing the returned
  /// disposable does not end it.
  ///
  /// - Parameters:
  ///   - next: Called for each value.
  ///   - error: Called if the signal fails.
  ///   - completed: Called if the signal completes.
  ///   - isolation: The actor of the closures. Defaults to the caller's.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: A disposable that ends the subscription.
  @available(swift 6) @discardableResult
  public final func subscribe(
    next: consuming ((Value) -> Void)? = nil,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let home = Isolation.of(isolation, fileID, line)
    let scope = SinkDisposer()
    let target = EventSink.calling(
      confined(consume next, to: home), confined(error, to: home), confined(completed, to: home))
    subscribe(ClosureSubscriber.sink(scope, (consume target).raw).typed(), scope)
    return scope
  }

  /// Subscribes `subscriber`: passes it the disposable of the subscription, then the events.
  ///
  /// One subscriber can subscribe to several signals. The first terminal event ends all its
  /// subscriptions.
  ///
  /// - Returns: A disposable that ends this subscription.
  @discardableResult
  public final func subscribe<Target: SubscriberType>(
    _ subscriber: Target
  ) -> any Disposable where Target.Value == Value {
    subscribe(subscriber) { _ in true }
  }

  /// Subscribes `subscriber` after calling `announce` with the disposable of the subscription.
  ///
  /// The caller can therefore stop a signal that sends synchronously. If `announce` returns false,
  /// the signal is not subscribed to.
  @discardableResult
  final func subscribe<Target: SubscriberType>(
    _ subscriber: Target, announce: (CompoundDisposable) -> Bool
  ) -> any Disposable where Target.Value == Value {
    nonisolated(unsafe) let subscriber = subscriber  // takes events from any thread (C3)
    let scope = SinkDisposer()
    let disposable = CompoundDisposable([scope])
    let target = EventSink<Value>(
      next: { subscriber.sendNext($0) },
      finish: {
        switch $0 {
        case .error(let error): subscriber.sendError(error)
        case .completed: subscriber.sendCompleted()
        }
      })
    let sink = ClosureSubscriber.sink(scope, disposing: disposable, (consume target).raw)
    subscriber.didSubscribe(with: disposable)
    if !announce(disposable) { return disposable }
    Tracing.subscribes(subscriber)
    subscribe(sink.typed(), scope)
    return disposable
  }
}
