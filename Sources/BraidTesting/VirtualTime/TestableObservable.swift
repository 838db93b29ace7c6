// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

/// A source that sends given events in virtual time, and records its subscriptions.
///
/// The script of a hot source continues after a terminal event: a later subscriber receives the
/// later events. As in RxTest, an observer that subscribes directly, by ``subscribe(_:)``, receives
/// them as well and remains subscribed until it is disposed. A subscription through
/// ``asObservable()``, as in every operator, ends with the first terminal event.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {  // immutable
  /// The events it sends, as given.
  public var recordedEvents: [Recorded<Event<Element>>] { source.events }

  /// The subscriptions, in the order in which they began.
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

  /// Sends the events to `observer` until the returned disposable is disposed.
  ///
  /// A cold source stops at the first terminal event.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Element == Observer.Element {
    if !isHot { return observable.subscribe(observer) }
    let scope = SinkDisposer()
    source.subscribe(AnyObserver(observer).sink, scope, getsAll: true)
    return scope
  }

  /// Returns this source as an observable.
  public func asObservable() -> Observable<Element> { observable }
}

/// An observer that records each event with its tick.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {  // under the lock
  private let clock: () -> TestTime
  private let recorded = Locked<[Recorded<Event<Element>>]>([])

  init(_ clock: @escaping () -> TestTime) { self.clock = clock }

  /// The events recorded so far.
  public var events: [Recorded<Event<Element>>] { recorded.withLock { $0 } }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    let time = clock()
    recorded.withLock { $0.append(Recorded(time: time, value: event)) }
  }
}
