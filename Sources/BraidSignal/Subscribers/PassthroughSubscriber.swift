// SPDX-License-Identifier: MIT
public import BraidCore

/// Stands between a signal and a subscriber: nothing passes once the subscription is disposed.
///
/// It is what the closure of ``Signal/create(_:)`` is given. It may be sent to from any thread and
/// re-entrantly (C3), stops after the first `error` or `completed`, and is where the probes of
/// ``SignalTracer`` sit. Whoever keeps it does not keep the subscriber alive once the subscription
/// is over.
///
/// Nothing of the subscription keeps it alive either. If the closure lets go of it, no event can
/// come any more, and what the closure returned is disposed: a signal whose work was abandoned does
/// not leave its subscribers' resources behind.
public final class PassthroughSubscriber<Value>: SubscriberType, @unchecked Sendable {  // immutable
  @usableFromInline let gate: PassthroughGate<Value>

  @inlinable
  init(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer, _ label: SignalLabel?) {
    gate = PassthroughGate(sink, scope, label)
    scope.set(gate)
  }

  deinit { gate.abandon() }

  /// Whether the subscription is over, so that a loop can stop sending.
  @inlinable
  public var isDisposed: Bool { gate.isDisposed }

  /// What is disposed with the subscription: the subscriptions this subscriber was told of, and
  /// what you add.
  public var disposable: CompoundDisposable { gate.disposable }

  /// Passes a value on.
  @inlinable
  public func sendNext(_ value: Value) { gate.next(value) }

  /// Fails the signal for this subscriber.
  @inlinable
  public func sendError(_ error: any Error) { gate.finish(.error(error)) }

  /// Completes the signal for this subscriber.
  @inlinable
  public func sendCompleted() { gate.finish(.completed) }

  /// Ends a subscription to another signal together with this one.
  public func didSubscribe(with disposable: CompoundDisposable) {
    self.disposable.link(disposable)
  }

  /// Keeps what the closure of `create` returned; disposes it if the subscription is over.
  @inlinable
  func install(_ teardown: any Disposable) { gate.install(teardown) }
}
