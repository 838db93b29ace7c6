// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidSignal

/// A signal that sends given events in virtual time, and notes who was subscribed when.
///
/// Made by ``TestSignalScheduler/createHotSignal(_:)`` and
/// ``TestSignalScheduler/createColdSignal(_:)``.
public final class TestSignal<Value>: Signal<Value>, @unchecked Sendable {  // immutable
  private let source: TestSource<Value>

  init(_ source: TestSource<Value>) {
    self.source = source
    super.init(.trampolined) { _, sink, scope in source.subscribe(sink, scope) }
  }

  /// The events it sends, as they were given.
  public var recordedEvents: [Recorded<Event<Value>>] { source.events }

  /// When it was subscribed to, in that order.
  public var subscriptions: [Subscription] { source.subscriptions }
}

/// A subscriber that notes each event and when it came.
public final class TestSubscriber<Value>: SubscriberType, @unchecked Sendable {  // under the lock
  private let ticks: Ticks
  private let recorded = Locked<[Recorded<Event<Value>>]>([])
  private let disposable = CompoundDisposable()

  /// A subscriber that reads the time from a scheduler.
  ///
  /// - Parameter scheduler: The scheduler.
  public init(_ scheduler: TestSignalScheduler) { ticks = scheduler.ticks }

  /// What has come so far.
  public var events: [Recorded<Event<Value>>] { recorded.withLock { $0 } }

  /// Notes a value.
  public func sendNext(_ value: Value) { note(.next(value)) }

  /// Notes a failure and ends all subscriptions.
  public func sendError(_ error: any Error) {
    disposable.dispose()
    note(.error(error))
  }

  /// Notes the good end and ends all subscriptions.
  public func sendCompleted() {
    disposable.dispose()
    note(.completed)
  }

  /// Keeps the subscription, to end it with this subscriber.
  public func didSubscribe(with disposable: CompoundDisposable) {
    self.disposable.link(disposable)
  }

  private func note(_ event: Event<Value>) {
    let time = ticks.now
    recorded.withLock { $0.append(Recorded(time: time, value: event)) }
  }
}
