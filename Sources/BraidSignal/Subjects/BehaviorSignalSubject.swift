// SPDX-License-Identifier: MIT
public import BraidCore

/// A subject with a current value: a new subscriber receives that value first, then new events.
///
/// ```swift
/// let volume = BehaviorSignalSubject(5)
/// volume.subscribe(next: { print($0) })  // 5
/// volume.sendNext(7)  // 7
/// print(volume.value)  // 7
/// ```
///
/// A subscriber that subscribes after the terminal event receives the last value and the terminal
/// event. If there is no initial value, use ``ReplaySignalSubject`` with a capacity of 1. For a
/// property of an object, use ``SignalProperty``.
public final class BehaviorSignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core synchronizes
{
  @usableFromInline package let core: SubjectCore<Value, CurrentValue<Value>>
  /// Whether it is a face of a subject of the other model.
  @usableFromInline let isFace: Bool

  /// Creates a subject with an initial value.
  @inlinable
  public init(_ value: Value) {
    core = SubjectCore(CurrentValue(value, replaysAfterTermination: true))
    isFace = false
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSignalSubject.self)
      this.core.subscribe(scope.noticingRelease(sink), scope)
    }
  }

  /// The most recently sent value.
  ///
  /// Changes immediately, even if the delivery of the value is queued.
  @inlinable
  public var value: Value { core.remembered().current }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  @inlinable
  package init(_ core: SubjectCore<Value, CurrentValue<Value>>, of owner: EventSource<Value>) {
    self.core = core
    isFace = true
    core.setOwner(owner)
    nonisolated(unsafe) let owner = owner  // only subscribed to
    super.init(.trampolined) { (_, sink: consuming EventSink<Value>, scope) in
      owner.connect(sink, scope)
    }
  }

  override class var kind: String { "BehaviorSignalSubject" }

  deinit {
    if isFace { return }
    core.disposeSources()
    core.close()
  }

  @usableFromInline package override var origin: EventSource<Value>? { isFace ? core.owner : nil }

  /// Sends a value to all subscribers.
  @inlinable
  public func sendNext(_ value: Value) { core.next(value) }

  /// Disposes the subscriptions of this subject, then fails all current and later subscribers.
  @inlinable
  public func sendError(_ error: any Error) { core.finish(.error(error)) }

  /// Disposes the subscriptions of this subject, then completes all current and later subscribers.
  @inlinable
  public func sendCompleted() { core.finish(.completed) }

  /// Disposes a subscription of this subject when the subject ends or is released.
  public func didSubscribe(with disposable: CompoundDisposable) { core.link(disposable) }

  /// Whether the subject has subscribers.
  public var hasSubscribers: Bool { core.hasObservers }
}

extension BehaviorSignalSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
