// SPDX-License-Identifier: MIT
public import BraidCore

/// The subscriber passed to the closure of ``Signal/create(_:)``.
///
/// It can be sent to from any thread and re-entrantly (C3). It drops events after the first `error`
/// or `completed`, and after the subscription is disposed. Retaining it does not retain the actual
/// subscriber after the subscription has ended. The probes of ``SignalTracer`` are located here.
///
/// The subscription does not retain it. When the last reference is released, no further event is
/// possible, and the disposable that the closure returned is disposed. So a signal whose work was
/// abandoned does not leak its subscribers' resources.
public final class PassthroughSubscriber<Value>: SubscriberType, Sendable {  // immutable
  private let gate: PassthroughGate

  required init(_ gate: PassthroughGate) { self.gate = gate }

  deinit { gate.abandon() }

  /// Whether the subscription has ended.
  ///
  /// A loop can check it to stop sending.
  public var isDisposed: Bool { gate.isDisposed }

  /// The resources disposed with the subscription: the subscriptions of this subscriber, and the
  /// disposables you add.
  public var disposable: CompoundDisposable { gate.disposable }

  /// Sends a value to the subscriber.
  public func sendNext(_ value: Value) { withAddress(of: value) { gate.next($0) } }

  /// Fails the signal for this subscriber.
  public func sendError(_ error: any Error) { gate.finish(.error(error)) }

  /// Completes the signal for this subscriber.
  public func sendCompleted() { gate.finish(.completed) }

  /// Disposes a subscription to another signal together with this one.
  public func didSubscribe(with disposable: CompoundDisposable) {
    self.disposable.link(disposable)
  }
}
