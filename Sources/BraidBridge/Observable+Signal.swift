// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension ObservableConvertibleType {
  /// This observable's events as a signal of BraidSignal.
  ///
  ///     observable   a-b|
  ///     asRACSignal  a-b|
  ///
  /// Both have one event source: nothing is buffered, no event changes threads, and disposing the
  /// signal's subscription disposes the observable's. The order of endings follows the model in
  /// which the subscription is made (C6). An observable that was a signal is converted back to that
  /// signal.
  ///
  /// The name means the same with all modules imported. Types without a trait named `Signal` also
  /// have `asSignal()`.
  ///
  /// - **Threads:** a driver, a signal trait, a control event or a control property emits on the
  ///   main queue, and so does its signal; its subscribers share the connection of the trait.
  ///
  /// - Returns: A signal that subscribes to this source for each of its subscriptions.
  public func asRACSignal() -> Signal<Element> { Signal.standing(for: asObservable()) }
}

extension Signal {
  /// The signal of an observable, or the signal that the observable was.
  static func standing(for observable: Observable<Value>) -> Signal<Value> {
    if let signal = observable.origin as? Signal<Value> { return signal }
    return ForwardingSignal(observable).named("+signalFromObservable")
  }

  /// Itself.
  public final func asRACSignal() -> Signal<Value> { self }
}

extension Observable {
  /// This sequence's events as a signal; see `asRACSignal()`.
  ///
  ///     observable  a-b|
  ///     asSignal    a-b|
  public func asSignal() -> Signal<Element> { Signal.standing(for: self) }
}

extension PrimitiveSequence {
  /// This sequence's events as a signal.
  ///
  /// The way back is `asSingle()`, `asMaybe()` or `asCompletable()`.
  public func asSignal() -> Signal<Element> { Signal.standing(for: asObservable()) }
}

extension Infallible {
  /// This sequence's events as a signal.
  ///
  /// The way back is `asInfallible(onErrorJustReturn:)`.
  public func asSignal() -> Signal<Element> { Signal.standing(for: asObservable()) }
}

extension ObserverType where Self: Sendable {
  /// This observer as a subscriber: a signal can send to it.
  public func asSubscriber() -> ObserverSubscriber<Element> { ObserverSubscriber(asObserver()) }
}

/// A subscriber that forwards its events to an observer.
///
/// The first terminal event disposes all its subscriptions.
public final class ObserverSubscriber<Value>: SubscriberType {
  let observer: AnyObserver<Value>
  private let subscriptions = CompoundDisposable()

  /// A subscriber that forwards to `observer`.
  init(_ observer: AnyObserver<Value>) { self.observer = observer }

  deinit { subscriptions.dispose() }

  /// Sends `next` to the observer.
  public func sendNext(_ value: Value) { observer.onNext(value) }

  /// Disposes all subscriptions, then sends `error` to the observer.
  public func sendError(_ error: any Error) {
    subscriptions.dispose()
    observer.onError(error)
  }

  /// Disposes all subscriptions, then sends `completed` to the observer.
  public func sendCompleted() {
    subscriptions.dispose()
    observer.onCompleted()
  }

  /// Retains a subscription, to dispose it with the others.
  public func didSubscribe(with disposable: CompoundDisposable) { subscriptions.link(disposable) }
}

extension PullSequence where Element: Sendable {
  /// Emits the elements on a scheduler, one in each action, then completes.
  ///
  /// Lazy: an element is computed when its turn comes, on the scheduler, and disposal stops before
  /// the next one. Each subscription emits them all. The way back is `asSignal().sequence`.
  ///
  /// - Parameter scheduler: Where elements are computed and emitted; the subscribing thread by
  ///   default.
  public func asObservable(
    on scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    .from(self, scheduler: scheduler)
  }
}
