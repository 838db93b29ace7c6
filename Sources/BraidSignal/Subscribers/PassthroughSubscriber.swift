// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// Stands between a signal and a subscriber: nothing passes once the subscription is disposed.
///
/// It is what the closure of ``Signal/create(_:)`` is given. It may be sent to from any thread and
/// re-entrantly (C3), stops after the first `error` or `completed`, and is where the probes of
/// ``SignalTracer`` sit.
///
/// Nothing of the subscription keeps it alive. If the closure lets go of it, no event can come any
/// more, and what the closure returned is disposed: a signal whose work went away does not leave
/// its subscribers' resources behind.
public final class PassthroughSubscriber<Value>: SubscriberType, @unchecked Sendable {
  // Immutable but for atomics; `label` is only read.
  @usableFromInline let observer: EventSink<Value>
  @usableFromInline let scope: SinkDisposer
  @usableFromInline let label: SignalLabel?
  @usableFromInline let serialized = Serialized<Event<Value>>()
  @usableFromInline let isStopped = Atomic<Bool>(false)
  private let compound = LazyReference()
  private let isAttached = AtomicFlag()

  @usableFromInline
  init(_ observer: consuming EventSink<Value>, _ scope: SinkDisposer, _ label: SignalLabel?) {
    self.observer = observer
    self.scope = scope
    self.label = label
  }

  deinit { scope.endSource() }

  /// Whether the subscription is over, so that a loop can stop sending.
  @inlinable
  public var isDisposed: Bool { scope.isDisposed }

  /// What is disposed with the subscription: what the closure of `create` returned, the
  /// subscriptions this subscriber was told of, and what you add.
  public var disposable: CompoundDisposable {
    let compound = unsafeDowncast(
      compound.get { CompoundDisposable() }, to: CompoundDisposable.self)
    if isAttached.testAndSet() { scope.set(compound) }
    return compound
  }

  /// Passes a value on.
  @inlinable
  public func sendNext(_ value: Value) {
    if isStopped.load(ordering: .relaxed) { return }
    if serialized.enter() {
      pass(value)
      serialized.leave { handle($0) }
    } else {
      serialized.enqueue(.next(value)) { handle($0) }
    }
  }

  /// Fails the signal for this subscriber.
  @inlinable
  public func sendError(_ error: any Error) { stop(.error(error)) }

  /// Completes the signal for this subscriber.
  @inlinable
  public func sendCompleted() { stop(.completed) }

  /// Ends a subscription to another signal together with this one.
  public func didSubscribe(with disposable: CompoundDisposable) {
    self.disposable.link(disposable)
  }

  @inlinable
  func stop(_ stop: Stop) {
    if isStopped.exchange(true, ordering: .acquiringAndReleasing) { return }
    serialized.send(Event(stop)) { handle($0) }
  }

  @inlinable @inline(__always)
  func pass(_ value: Value) {
    if scope.isDisposed { return }
    if SignalTracing.isOn { SignalTracing.trace(.next(value), label, scope) }
    observer.next(value)
  }

  @inlinable
  func handle(_ event: Event<Value>) {
    if scope.isDisposed { return }
    if SignalTracing.isOn { SignalTracing.trace(event, label, scope) }
    observer.on(event)
  }
}
