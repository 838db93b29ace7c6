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
  package let core: SubjectCore
  /// Whether it is a face of a subject of the other model.
  private let isFace: Bool

  /// Creates a subject with an initial value.
  public init(_ value: Value) {
    core = SubjectCore(value, .replay)
    isFace = false
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSignalSubject.self)
      this.core.subscribe(scope.noticingRelease(sink.raw), scope)
    }
  }

  /// The most recently sent value.
  ///
  /// Changes immediately, even if the delivery of the value is queued.
  public var value: Value { core.current() }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  package init(_ core: SubjectCore, of owner: EventSource<Value>) {
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

  package override var origin: EventSource<Value>? { isFace ? core.owner() : nil }

  /// Sends a value to all subscribers.
  public func sendNext(_ value: Value) { core.next(value) }

  /// Disposes the subscriptions of this subject, then fails all current and later subscribers.
  public func sendError(_ error: any Error) { core.finish(.error(error)) }

  /// Disposes the subscriptions of this subject, then completes all current and later subscribers.
  public func sendCompleted() { core.finish(.completed) }

  /// Disposes a subscription of this subject when the subject ends or is released.
  public func didSubscribe(with disposable: CompoundDisposable) { core.link(disposable) }

  /// Whether the subject has subscribers.
  public var hasSubscribers: Bool { core.hasObservers }
}

extension BehaviorSignalSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
