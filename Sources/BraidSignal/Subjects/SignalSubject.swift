// SPDX-License-Identifier: MIT
public import BraidCore

/// A signal that you send events to: forwards each event to its current subscribers.
///
/// ```swift
/// let taps = SignalSubject<String>()
/// taps.sendNext("lost")  // no subscriber yet
/// taps.subscribe(next: { print($0) })
/// taps.sendNext("ok")  // ok
/// taps.sendCompleted()
/// ```
///
/// All subscribers receive all events in the same order, whichever threads send them (C3). A
/// subscriber that subscribes after the terminal event receives only that event. To replay values
/// to new subscribers, use ``BehaviorSignalSubject`` or ``ReplaySignalSubject``. ReactiveObjC calls
/// this class `RACSubject`.
///
/// - **Complexity:** O(n) per value for n subscribers.
public class SignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core synchronizes
{
  @usableFromInline package final let core: SubjectCore
  /// Whether it is a face of a subject of the other model.
  private final let isFace: Bool

  /// Creates a subject without subscribers.
  public convenience init() { self.init(SubjectCore(Value.self)) }

  init(_ core: SubjectCore) {
    self.core = core
    isFace = false
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: SignalSubject.self)
      this.core.subscribe(scope.noticingRelease((consume sink).raw), scope)
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

  override class var kind: String { "SignalSubject" }

  deinit {
    if !isFace { SubjectCore.end(.passUnretained(core)) }
  }

  package final override var origin: EventSource<Value>? { isFace ? core.owner() : nil }

  /// Sends a value to all subscribers.
  @inlinable
  public final func sendNext(_ value: Value) { core.next(value) }

  /// Disposes the subscriptions of this subject, then fails all current and later subscribers.
  public final func sendError(_ error: any Error) { core.finish(.error(error)) }

  /// Disposes the subscriptions of this subject, then completes all current and later subscribers.
  public final func sendCompleted() { core.finish(.completed) }

  /// Disposes a subscription of this subject when the subject ends or is released.
  public final func didSubscribe(with disposable: CompoundDisposable) { core.link(disposable) }

  /// Whether the subject has subscribers.
  public final var hasSubscribers: Bool { core.hasObservers }
}

extension SignalSubject: TraceTarget {
  package var traceKey: TraceKey { TraceKey(core) }
}
