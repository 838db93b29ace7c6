// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidSignal

/// A signal that sends given events in virtual time, and records its subscriptions.
///
/// Created by ``TestSignalScheduler/createHotSignal(_:)`` and
/// ``TestSignalScheduler/createColdSignal(_:)``.
public final class TestSignal<Value>: Signal<Value>, @unchecked Sendable {  // immutable
  private let source: TestSource<Value>

  init(_ source: TestSource<Value>) {
    self.source = source
    super.init(.trampolined) { _, sink, scope in source.subscribe(sink, scope) }
  }

  /// The events it sends, as given.
  public var recordedEvents: [Recorded<Event<Value>>] { source.events }

  /// The subscriptions, in the order in which they began.
  public var subscriptions: [Subscription] { source.subscriptions }
}

/// A subscriber that records each event with its tick.
public final class TestSubscriber<Value>: SubscriberType, @unchecked Sendable {  // under the lock
  private let ticks: Ticks
  private let recorded = Locked<[Recorded<Event<Value>>]>([])
  private let disposable = CompoundDisposable()

  /// Creates a subscriber that reads the time of a scheduler.
  ///
  /// - Parameter scheduler: The scheduler.
  public init(_ scheduler: TestSignalScheduler) { ticks = scheduler.ticks }

  /// The events recorded so far.
  public var events: [Recorded<Event<Value>>] { recorded.withLock { $0 } }

  /// Records a value.
  public func sendNext(_ value: Value) { note(.next(value)) }

  /// Records an error and disposes all subscriptions.
  public func sendError(_ error: any Error) {
    disposable.dispose()
    note(.error(error))
  }

  /// Records a completion and disposes all subscriptions.
  public func sendCompleted() {
    disposable.dispose()
    note(.completed)
  }

  /// Stores the subscription to dispose it when this subscriber ends.
  public func didSubscribe(with disposable: CompoundDisposable) {
    self.disposable.link(disposable)
  }

  private func note(_ event: Event<Value>) {
    let time = ticks.now
    recorded.withLock { $0.append(Recorded(time: time, value: event)) }
  }
}
