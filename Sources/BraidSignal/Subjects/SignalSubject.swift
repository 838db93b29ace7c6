// SPDX-License-Identifier: MIT
public import BraidCore

/// A signal that is driven by hand: sends what it is sent to whoever is subscribed at that moment.
///
/// All subscribers see all events in one order, whichever threads send (C3). After the end it
/// remembers how it ended, and tells those who come late. ReactiveObjC calls it `RACSubject`.
public final class SignalSubject<Value>: Signal<Value>, SubscriberType,
  @unchecked Sendable  // the core has its gate and its lock
{
  @usableFromInline let core: SubjectCore<Value, NoReplay<Value>>
  @usableFromInline let sources = SubjectSources()

  /// A subject nobody is subscribed to yet.
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

  /// Disposes the subscriptions of this subject, then fails all subscribers and those to come.
  @inlinable
  public func sendError(_ error: any Error) { finish(.error(error)) }

  /// Disposes the subscriptions of this subject, then completes all subscribers and those to come.
  @inlinable
  public func sendCompleted() { finish(.completed) }

  /// Ends a subscription of this subject when the subject ends, or is released.
  public func didSubscribe(with disposable: CompoundDisposable) {
    sources.link(disposable) { core.isFinished }
  }

  /// Whether anybody is subscribed.
  public var hasSubscribers: Bool { core.hasObservers }

  @inlinable
  func finish(_ termination: Termination) { sources.finish(core, termination) }
}
