// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension Signal {
  /// The same events as an observable.
  ///
  ///     signal        a-b|
  ///     asObservable  a-b|
  ///
  /// The two have one event source: nothing is buffered, nothing hops threads, and an event is
  /// handed over once. Disposing the observable's subscription ends the signal's, and the order of
  /// endings is that of the end one subscribes at (C6). A signal that was an observable turns into
  /// that observable again.
  ///
  /// - Returns: An observable that subscribes to this signal for each of its subscriptions.
  @inlinable
  public func asObservable() -> Observable<Value> {
    if let observable = origin as? Observable<Value> { return observable }
    return ForwardingObservable(self)
  }

  /// What it forwards, if it only forwards.
  @usableFromInline
  var origin: AnyObject? { (self as? ForwardingSignal<Value>)?.source }
}

extension SubscriberType {
  /// This subscriber as an observer: an observable can send to it.
  @inlinable
  public func asObserver() -> AnyObserver<Value> {
    nonisolated(unsafe) let subscriber = self  // may be sent to from any thread, by its protocol
    return AnyObserver(
      sink: EventSink(
        next: { subscriber.sendNext($0) },
        finish: { subscriber.send(Event($0)) }))
  }
}
