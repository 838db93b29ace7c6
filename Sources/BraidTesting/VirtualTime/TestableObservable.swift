// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// A source that sends given events in virtual time, and notes who was subscribed when.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {  // immutable
  /// The events it sends, as they were given.
  public var recordedEvents: [Recorded<Event<Element>>] { source.events }

  /// When it was subscribed to, in that order.
  public var subscriptions: [Subscription] { source.subscriptions }

  private let source: TestSource<Element>
  private let observable: Observable<Element>

  init(hot events: [Recorded<Event<Element>>], on ticks: Ticks) {
    let source = TestSource(events, ticks, isHot: true)
    self.source = source
    observable = Observable { _, sink, scope in source.subscribe(sink, scope) }
  }

  init(cold events: [Recorded<Event<Element>>], on ticks: Ticks) {
    let source = TestSource(events, ticks, isHot: false)
    self.source = source
    observable = Observable { _, sink, scope in source.subscribe(sink, scope) }
  }

  /// Sends the events to `observer` until the returned disposable is disposed.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Element == Observer.Element {
    observable.subscribe(observer)
  }

  /// This source as an observable.
  public func asObservable() -> Observable<Element> { observable }
}
