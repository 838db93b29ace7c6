// SPDX-License-Identifier: MIT
public import BraidCore

/// A subject that keeps what it was sent: a new subscriber gets it first, in order, then what is
/// sent from then on; after the end, what is kept and the end.
public final class ReplaySignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core has its gate and its lock
{
  @usableFromInline package let core: SubjectCore<Value, ReplayBuffer<Value>>
  /// The subject of the other model that this one is a face of; nil if it is its own.
  @usableFromInline let owner: EventSource<Value>?

  /// A subject that keeps all its values.
  @inlinable
  public convenience init() { self.init(capacity: .max) }

  /// A subject that keeps its last `capacity` values; none, but the end, if that is not positive.
  @inlinable
  public init(capacity: Int) {
    core = SubjectCore(ReplayBuffer(limit: max(capacity, 0)))
    owner = nil
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ReplaySignalSubject.self)
      this.core.subscribe(this.probed(sink, scope), scope)
    }
  }

  /// A subject that keeps all its values: `ReplaySignalSubject<Int>(capacity: .unlimited)`.
  @inlinable
  public convenience init(capacity: UnlimitedCapacity) { self.init(capacity: .max) }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  @inlinable
  package init(_ core: SubjectCore<Value, ReplayBuffer<Value>>, of owner: EventSource<Value>) {
    self.core = core
    self.owner = owner
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ReplaySignalSubject.self)
      this.owner?.connect(this.probed(sink, scope), scope)
    }
  }

  override class var kind: String { "ReplaySignalSubject" }

  deinit {
    if owner != nil { return }
    core.sources.dispose()
    core.close()
  }

  @usableFromInline package override var origin: EventSource<Value>? { owner }

  /// Sends a value to all subscribers.
  @inlinable
  public func sendNext(_ value: Value) { core.next(value) }

  /// Disposes the subscriptions of this subject, then fails all subscribers and those to come.
  @inlinable
  public func sendError(_ error: any Error) { core.finish(.error(error)) }

  /// Disposes the subscriptions of this subject, then completes all subscribers and those to come.
  @inlinable
  public func sendCompleted() { core.finish(.completed) }

  /// Ends a subscription of this subject when the subject ends, or is released.
  public func didSubscribe(with disposable: CompoundDisposable) { core.link(disposable) }

  /// Whether anybody is subscribed.
  public var hasSubscribers: Bool { core.hasObservers }
}

/// Stands for a number without a limit, as ReactiveObjC's `RACReplaySubjectUnlimitedCapacity`.
public enum UnlimitedCapacity: Sendable {
  /// All values.
  case unlimited
}
