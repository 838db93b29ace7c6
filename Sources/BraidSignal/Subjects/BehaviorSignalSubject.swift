// SPDX-License-Identifier: MIT
public import BraidCore

/// A subject that has a value: a new subscriber gets it first, then what is sent from then on.
///
/// A subscriber that comes after the end gets the last value and the end.
public final class BehaviorSignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core has its gate and its lock
{
  @usableFromInline package let core: SubjectCore<Value, CurrentValue<Value>>
  /// The subject of the other model that this one is a face of; nil if it is its own.
  @usableFromInline let owner: EventSource<Value>?

  /// A subject whose value is `value` until something is sent.
  @inlinable
  public init(_ value: Value) {
    core = SubjectCore(CurrentValue(value, replaysAfterTermination: true))
    owner = nil
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSignalSubject.self)
      this.core.subscribe(this.probed(sink, scope), scope)
    }
  }

  /// The last value that was sent, at once, even while its delivery is queued.
  @inlinable
  public var value: Value { core.remembered().current }

  /// The face of a subject of the other model: `core` is shared, subscriptions go to `owner`.
  @inlinable
  package init(_ core: SubjectCore<Value, CurrentValue<Value>>, of owner: EventSource<Value>) {
    self.core = core
    self.owner = owner
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: BehaviorSignalSubject.self)
      this.owner?.connect(this.probed(sink, scope), scope)
    }
  }

  override class var kind: String { "BehaviorSignalSubject" }

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
