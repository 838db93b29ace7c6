// SPDX-License-Identifier: MIT
public import BraidCore

/// A subject that emits its last value when it completes, also to later subscribers.
///
/// ```swift
/// let result = AsyncSignalSubject<Int>()
/// result.sendNext(1)
/// result.sendNext(2)
/// result.sendCompleted()
/// result.subscribe(next: { print($0) })  // 2
/// ```
///
/// Use it for the result of one action that several subscribers need. To emit values as they
/// arrive, use ``SignalSubject`` or ``ReplaySignalSubject``. An error drops the value.
public final class AsyncSignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core synchronizes
{
  package let core: SubjectCore
  /// Whether it is a face of a subject of the other model.
  private let isFace: Bool

  /// Creates a subject without a value.
  public init() {
    core = SubjectCore(Value.self, .last, limit: 1)
    isFace = false
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: AsyncSignalSubject.self)
      this.core.subscribe(scope.noticingRelease(sink.raw), scope)
    }
  }

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

  override class var kind: String { "AsyncSignalSubject" }

  deinit {
    if isFace { return }
    core.disposeSources()
    core.close()
  }

  package override var origin: EventSource<Value>? { isFace ? core.owner() : nil }

  /// Stores a value, which is emitted if the subject completes.
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

extension AsyncSignalSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
