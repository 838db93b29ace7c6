// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension Signal: ObservableConvertibleType {
  /// The type of the values, as observables name it.
  public typealias Element = Value

  /// This signal's events as an observable.
  ///
  ///     signal        a-b|
  ///     asObservable  a-b|
  ///
  /// Both have one event source: nothing is buffered, no event changes threads, and disposing the
  /// observable's subscription disposes the signal's. The order of endings follows the model in
  /// which the subscription is made (C6). A signal that was an observable is converted back to that
  /// observable.
  ///
  /// Operators of observables that take several sources take signals as they are: `flatMap`,
  /// `combineLatest`, `zip`, `withLatestFrom`, `switchLatest`, `concat`, `merge(with:)`.
  ///
  /// - Returns: An observable that subscribes to this signal for each of its subscriptions.
  public func asObservable() -> Observable<Value> {
    if let observable = origin as? Observable<Value> { return observable }
    return ForwardingObservable(self)
  }
}

extension Signal {
  /// The only value of the signal.
  ///
  ///     signal      --a--|
  ///     asSingle()  -----(a|)
  ///
  /// - **Ends:** fails with `RxError.noElements` if the signal completes without a value, with
  ///   `RxError.moreThanOneElement` at the second value, and as the signal does.
  public final func asSingle() -> Single<Value> { asObservable().asSingle() }

  /// The only value of the signal, if there is one.
  ///
  /// - **Ends:** completes if the signal completes without a value; fails with
  ///   `RxError.moreThanOneElement` at the second value, and as the signal does.
  public final func asMaybe() -> Maybe<Value> { asObservable().asMaybe() }

  /// The end of the signal; values are dropped.
  public final func asCompletable() -> Completable {
    asObservable().ignoreElements().asCompletable()
  }
}

extension ObservableType {
  /// Emits the values until a signal emits one; see the form that takes an observable.
  public func take<Value>(until other: Signal<Value>) -> Observable<Element> {
    take(until: other.asObservable())
  }

  /// Drops the values until a signal emits one; see the form that takes an observable.
  public func skip<Value>(until other: Signal<Value>) -> Observable<Element> {
    skip(until: other.asObservable())
  }

  /// Emits the latest value when a signal emits; see the form that takes an observable.
  public func sample<Value>(_ sampler: Signal<Value>) -> Observable<Element> {
    sample(sampler.asObservable())
  }
}

extension MergeOperator {
  /// Emits the values of this observable and of a signal.
  ///
  /// - Parameter other: The signal, subscribed second.
  public func callAsFunction(with other: Signal<Element>) -> Observable<Element> {
    .merge([source, other.asObservable()])
  }
}

extension AmbOperator {
  /// The source of the two that emits first: this observable or a signal.
  ///
  /// - Parameter right: The signal, subscribed second.
  public func callAsFunction(_ right: Signal<Element>) -> Observable<Element> {
    callAsFunction(right.asObservable())
  }
}

extension SubscriberType {
  /// This subscriber as an observer: an observable can send to it.
  ///
  /// The subscriber's end disposes no subscription that an observable made: in the closure of
  /// `create`, such a subscription lasts until the closure has returned it.
  public func asObserver() -> AnyObserver<Value> {
    nonisolated(unsafe) let subscriber = self  // may be sent to from any thread, by its protocol
    return AnyObserver(
      sink: EventSink(
        next: { subscriber.sendNext($0) },
        finish: { subscriber.send(Event($0)) }))
  }
}

extension Signal {
  /// Shares one subscription to this signal among all subscribers, by the rules of a policy.
  ///
  /// ```swift
  /// let numbers = Signal.from([1, 2]).concat(.never)
  /// let shared = numbers.share(SharePolicy(replay: .latest(1)))
  /// shared.subscribe(next: { print($0) })  // 1, 2
  /// shared.subscribe(next: { print($0) })  // 2
  /// ```
  ///
  /// The operator of observables with the same name; ``SharePolicy`` has a table of all policies.
  /// It connects again after its last subscriber has unsubscribed, which a connection of signals
  /// does not.
  ///
  /// - Parameter policy: When the subscription starts and ends, and which values are replayed.
  public final func share(_ policy: SharePolicy) -> Signal<Value> {
    asObservable().share(policy).asSignal()
  }
}
