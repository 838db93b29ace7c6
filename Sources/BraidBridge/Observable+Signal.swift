// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension ObservableConvertibleType {
  /// The same events as a signal.
  ///
  ///     observable  a-b|
  ///     asSignal    a-b|
  ///
  /// The two have one event source: nothing is buffered, nothing hops threads, and an event is
  /// handed over once. Disposing the signal's subscription ends the observable's, and the order of
  /// endings is that of the end one subscribes at (C6). An observable that was a signal turns into
  /// that signal again, with its name.
  ///
  /// - Returns: A signal that subscribes to this observable for each of its subscriptions.
  @inlinable
  public func asSignal() -> Signal<Element> {
    let observable = asObservable()
    if let signal = observable.origin as? Signal<Element> { return signal }
    return ForwardingSignal(observable).named("+signalFromObservable")
  }
}

extension Observable {
  /// What it forwards, if it only forwards.
  @usableFromInline
  var origin: AnyObject? { (self as? ForwardingObservable<Element>)?.source }
}

extension ObserverType where Self: Sendable {
  /// This observer as a subscriber: a signal can send to it.
  @inlinable
  public func asSubscriber() -> ObserverSubscriber<Element> { ObserverSubscriber(asObserver()) }
}

/// A subscriber that hands on what it receives to an observer.
///
/// When one of its subscriptions ends it, it ends the others.
public final class ObserverSubscriber<Value>: SubscriberType {
  @usableFromInline let observer: AnyObserver<Value>
  private let subscriptions = CompoundDisposable()

  /// A subscriber in front of `observer`.
  @usableFromInline
  init(_ observer: AnyObserver<Value>) { self.observer = observer }

  deinit { subscriptions.dispose() }

  /// Sends `next` to the observer.
  @inlinable
  public func sendNext(_ value: Value) { observer.onNext(value) }

  /// Ends all subscriptions, then sends `error` to the observer.
  public func sendError(_ error: any Error) {
    subscriptions.dispose()
    observer.onError(error)
  }

  /// Ends all subscriptions, then sends `completed` to the observer.
  public func sendCompleted() {
    subscriptions.dispose()
    observer.onCompleted()
  }

  /// Keeps a subscription to end it with the others.
  public func didSubscribe(with disposable: CompoundDisposable) { subscriptions.link(disposable) }
}
