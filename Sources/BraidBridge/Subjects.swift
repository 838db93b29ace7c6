// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

// A subject of either model has a face in the other one: both share one core, so both see the same
// events in the same order, and an end that is sent to either ends both. The rules of the subject
// that was made first hold: a `BehaviorSubject` emits only the end after its end, a
// `BehaviorSignalSubject` the last value, too.

extension PublishSubject {
  /// This subject as a subject of signals.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  public func asSignalSubject() -> SignalSubject<Element> {
    origin as? SignalSubject<Element> ?? SignalSubject(core, of: self)
  }
}

extension SignalSubject {
  /// This subject as a subject of observables.
  ///
  /// A face that is disposed ends the subject without an event. Disfavored, because the subjects
  /// that derive from this one have a face of their own kind.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  @_disfavoredOverload
  public func asSubject() -> PublishSubject<Value> {
    origin as? PublishSubject<Value> ?? PublishSubject(core, of: self)
  }
}

extension BehaviorSubject {
  /// This subject as a subject of signals.
  ///
  /// Its `value` traps after this subject was disposed: then there is none.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  public func asSignalSubject() -> BehaviorSignalSubject<Element> {
    origin as? BehaviorSignalSubject<Element> ?? BehaviorSignalSubject(core, of: self)
  }
}

extension BehaviorSignalSubject {
  /// This subject as a subject of observables.
  ///
  /// A face that is disposed ends the subject without an event.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  public func asSubject() -> BehaviorSubject<Value> {
    origin as? BehaviorSubject<Value> ?? BehaviorSubject(core, of: self)
  }
}

extension ReplaySubject {
  /// This subject as a subject of signals.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  public func asSignalSubject() -> ReplaySignalSubject<Element> {
    origin as? ReplaySignalSubject<Element> ?? ReplaySignalSubject(core, of: self)
  }
}

extension ReplaySignalSubject {
  /// This subject as a subject of observables.
  ///
  /// A face that is disposed ends the subject without an event.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  public func asSubject() -> ReplaySubject<Value> {
    origin as? ReplaySubject<Value> ?? ReplaySubject(core, of: self)
  }
}

extension AsyncSubject {
  /// This subject as a subject of signals.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  public func asSignalSubject() -> AsyncSignalSubject<Element> {
    origin as? AsyncSignalSubject<Element> ?? AsyncSignalSubject(core, of: self)
  }
}

extension AsyncSignalSubject {
  /// This subject as a subject of observables.
  ///
  /// - Returns: A face of this subject; the subject itself if this is a face.
  public func asSubject() -> AsyncSubject<Value> {
    origin as? AsyncSubject<Value> ?? AsyncSubject(core, of: self)
  }
}

// A subject of signals takes the events of observables: `observable.subscribe(subject)`. The rules
// are Rx's: the end of the subject disposes no subscription that an observable made.

extension SignalSubject: ObserverType, SinkObserver {
  /// Sends an event to all subscribers.
  public func on(_ event: Event<Value>) { send(event) }

  package final var rawSink: RawSink { core.sink.retaining(self) }
}

extension SubscriberType where Self: ObserverType, Value == Element {
  /// This subject as an observer.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(self) }
}

extension ObserverType where Self: Sendable & SubscriberType, Value == Element {
  /// Itself.
  public func asSubscriber() -> Self { self }
}
