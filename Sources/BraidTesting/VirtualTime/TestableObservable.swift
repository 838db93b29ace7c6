// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// A source that sends given events in virtual time, and notes who was subscribed when.
///
/// The script of a hot source goes on after an end: who subscribes later gets what comes later. As
/// in RxTest, an observer that is subscribed directly, by ``subscribe(_:)``, gets that as well, and
/// stays subscribed until it is disposed: it sees the script as it stands. Through
/// ``asObservable()``, as in every operator, a subscription ends with the first end.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {  // immutable
  /// The events it sends, as they were given.
  public var recordedEvents: [Recorded<Event<Element>>] { source.events }

  /// When it was subscribed to, in that order.
  public var subscriptions: [Subscription] { source.subscriptions }

  private let source: TestSource<Element>
  private let observable: Observable<Element>
  private let isHot: Bool

  init(hot events: [Recorded<Event<Element>>], on ticks: Ticks) {
    let source = TestSource(events, ticks, isHot: true)
    self.source = source
    isHot = true
    observable = Observable(.hot) { _, sink, scope in source.subscribe(sink, scope) }
  }

  init(cold events: [Recorded<Event<Element>>], on ticks: Ticks) {
    let source = TestSource(events, ticks, isHot: false)
    self.source = source
    isHot = false
    observable = Observable(.hot) { _, sink, scope in source.subscribe(sink, scope) }
  }

  /// Sends the events to `observer` until the returned disposable is disposed; those of a cold
  /// source until the first end.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Element == Observer.Element {
    if !isHot { return observable.subscribe(observer) }
    let scope = SinkDisposer()
    source.subscribe(AnyObserver(observer).sink, scope, getsAll: true)
    return scope
  }

  /// This source as an observable.
  public func asObservable() -> Observable<Element> { observable }
}
