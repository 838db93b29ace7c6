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
  @available(swift 6) @inlinable @discardableResult
  public final func subscribe(
    next: consuming ((Value) -> Void)? = nil,
    error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let home = Isolation.of(isolation, fileID, line)
    let next = confined(consume next, to: home)
    let error = confined(error, to: home)
    let completed = confined(completed, to: home)
    let scope = SinkDisposer()
    let subscriber: ClosureSubscriber<Value>
    if error == nil, completed == nil {
      subscriber = ClosureSubscriber(scope, consume next, nil)
    } else {
      subscriber = ClosureSubscriber(scope, consume next) { $0.call(error, completed) }
    }
    subscribe(ClosureSubscriber.sink(consume subscriber), scope)
    return scope
  }

  /// Subscribes `subscriber`: passes it the disposable of the subscription, then the events.
  ///
  /// One subscriber can subscribe to several signals. The first terminal event ends all its
  /// subscriptions.
  ///
  /// - Returns: A disposable that ends this subscription.
  @inlinable
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
  @inlinable
  @discardableResult
  final func subscribe<Target: SubscriberType>(
    _ subscriber: Target, announce: (CompoundDisposable) -> Bool
  ) -> any Disposable where Target.Value == Value {
    let link = SubscriberLink(subscriber)
    let disposable = link.disposable
    subscriber.didSubscribe(with: disposable)
    if !announce(disposable) { return disposable }
    Tracing.subscribes(subscriber)
    subscribe(EventSink(next: { link.next($0) }, finish: { link.finish($0) }), link.scope)
    return disposable
  }
}

/// The end of a chain whose subscriber is an object with possibly several subscriptions.
@usableFromInline
final class SubscriberLink<Target: SubscriberType>: @unchecked Sendable {  // immutable
  @usableFromInline let subscriber: Target
  @usableFromInline let scope = SinkDisposer()
  /// The disposable passed to the subscriber: `scope`, and the disposables that the subscriber
  /// adds.
  @usableFromInline let disposable: CompoundDisposable

  @inlinable
  init(_ subscriber: Target) {
    self.subscriber = subscriber
    disposable = CompoundDisposable([scope])
  }

  // The signal has released the subscriber: no further event is possible.
  deinit { disposable.dispose() }

  @inlinable @inline(__always)
  func next(_ value: Target.Value) {
    if !scope.isDisposed { subscriber.sendNext(value) }
  }

  @inlinable
  func finish(_ termination: Termination) {
    if scope.isDisposed { return }
    disposable.dispose()
    switch termination {
    case .error(let error): subscriber.sendError(error)
    case .completed: subscriber.sendCompleted()
    }
  }
}
