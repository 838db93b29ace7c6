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
public final class SignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core synchronizes
{
  @usableFromInline let core: SubjectCore<Value, NoReplay<Value>>
  @usableFromInline let sources = SubjectSources()

  /// Creates a subject without subscribers.
  @inlinable
  public init() {
    core = SubjectCore(NoReplay())
    super.init(.trampolined) { (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: SignalSubject.self)
      this.core.subscribe(this.probed(sink, scope), scope)
    }
  }

  override class var kind: String { "SignalSubject" }

  deinit {
    sources.dispose()
    core.close()
  }

  /// Sends a value to all subscribers.
  @inlinable
  public func sendNext(_ value: Value) { core.next(value) }

  /// Disposes the subscriptions of this subject, then fails all current and later subscribers.
  @inlinable
  public func sendError(_ error: any Error) { finish(.error(error)) }

  /// Disposes the subscriptions of this subject, then completes all current and later subscribers.
  @inlinable
  public func sendCompleted() { finish(.completed) }

  /// Disposes a subscription of this subject when the subject ends or is released.
  public func didSubscribe(with disposable: CompoundDisposable) {
    sources.link(disposable) { core.isFinished }
  }

  /// Whether the subject has subscribers.
  public var hasSubscribers: Bool { core.hasObservers }

  @inlinable
  func finish(_ termination: Termination) { sources.finish(core, termination) }
}
