// SPDX-License-Identifier: MIT
public import BraidCore

/// A subject that buffers its values and replays them to each new subscriber, in order, before new
/// events.
///
/// ```swift
/// let log = ReplaySignalSubject<String>(capacity: 2)
/// log.sendNext("start")
/// log.sendNext("load")
/// log.sendNext("stop")
/// log.subscribe(next: { print($0) })  // load, stop
/// ```
///
/// A subscriber that subscribes after the terminal event receives the buffered values and the
/// terminal event. To replay the events of an existing signal, use ``Signal/replay()``.
public final class ReplaySignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core synchronizes
{
  package let core: SubjectCore
  /// Whether it is a face of a subject of the other model.
  private let isFace: Bool

  /// Creates a subject that buffers all its values.
  public convenience init() { self.init(capacity: .max) }

  /// Creates a subject that buffers its `capacity` most recent values.
  ///
  /// With a capacity of zero or less, it replays only the terminal event.
  public init(capacity: Int) {
    core = SubjectCore(Value.self, .replay, limit: max(capacity, 0))
    isFace = false
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ReplaySignalSubject.self)
      this.core.subscribe(scope.noticingRelease(sink.raw), scope)
    }
  }

  /// Creates a subject that buffers all its values:
  /// `ReplaySignalSubject<Int>(capacity: .unlimited)`.
  public convenience init(capacity: UnlimitedCapacity) { self.init(capacity: .max) }

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

  override class var kind: String { "ReplaySignalSubject" }

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

/// A capacity without a limit; ReactiveObjC's `RACReplaySubjectUnlimitedCapacity`.
public enum UnlimitedCapacity: Sendable {
  /// Buffers all values.
  case unlimited
}

extension ReplaySignalSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
