// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Subscribes with a closure for each kind of event; leave out those that do not matter.
  ///
  /// The closures are never called at the same time or inside one another, and are let go when the
  /// subscription ends. When the signal ends, everything that belongs to the subscription is
  /// disposed *before* `error` or `completed` runs (C6). Errors that nobody takes are ignored.
  ///
  /// In Swift 6 mode the closures belong to the actor of the caller (C11). They may use what it
  /// protects, and an event that arrives elsewhere traps, or does what
  /// `Hooks.onIsolationViolation` says. To deliver events there, put `deliver(on:)` in front.
  ///
  /// The subscription lives as long as the signal keeps its subscriber; it does not depend on what
  /// is returned.
  ///
  /// - Parameters:
  ///   - next: Called for each value.
  ///   - error: Called if the signal fails.
  ///   - completed: Called if the signal ends well.
  ///   - isolation: The actor that the closures belong to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the subscription when disposed.
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

  /// Subscribes `subscriber`, which is told of the disposable that ends the subscription and is
  /// then sent the signal's events.
  ///
  /// One subscriber may subscribe to several signals; the first of them to end ends it for all.
  ///
  /// - Returns: Ends this subscription when disposed.
  @inlinable
  @discardableResult
  public final func subscribe<Target: SubscriberType>(
    _ subscriber: Target
  ) -> any Disposable where Target.Value == Value {
    subscribe(subscriber) { _ in true }
  }

  /// The same; `announce` gets what is returned before the signal can send, so that one which sends
  /// at once can be stopped, and says whether to subscribe at all.
  @inlinable
  @discardableResult
  final func subscribe<Target: SubscriberType>(
    _ subscriber: Target, announce: (CompoundDisposable) -> Bool
  ) -> any Disposable where Target.Value == Value {
    let link = SubscriberLink(subscriber)
    let disposable = link.disposable
    subscriber.didSubscribe(with: disposable)
    if !announce(disposable) { return disposable }
    subscribe(EventSink(next: { link.next($0) }, finish: { link.finish($0) }), link.scope)
    return disposable
  }
}

/// The end of a line whose subscriber is an object that may have other subscriptions.
@usableFromInline
final class SubscriberLink<Target: SubscriberType>: @unchecked Sendable {  // immutable
  @usableFromInline let subscriber: Target
  @usableFromInline let scope = SinkDisposer()
  /// What the subscriber is told of: `scope`, and what the subscriber adds.
  @usableFromInline let disposable: CompoundDisposable

  @inlinable
  init(_ subscriber: Target) {
    self.subscriber = subscriber
    disposable = CompoundDisposable([scope])
  }

  // The signal has let go of the subscriber: nothing can come any more.
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
