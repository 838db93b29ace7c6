// SPDX-License-Identifier: MIT
public import BraidCore

/// Something that receives the events of signals: a ``Subscriber``, a subject, or a type of yours.
///
/// It may be sent to from several threads, and may subscribe to several signals.
public protocol SubscriberType<Value>: AnyObject, SendableMetatype {
  /// The values it receives.
  associatedtype Value

  /// Receives a value.
  func sendNext(_ value: Value)

  /// Receives the failure of a signal. It ends the subscriber, and all its subscriptions.
  func sendError(_ error: any Error)

  /// Receives the good end of a signal. It ends the subscriber, and all its subscriptions.
  func sendCompleted()

  /// Learns of a subscription that begins, and how to end it.
  ///
  /// Called once for each signal, before its first event. A subscriber that has ended disposes what
  /// it is given at once; one that ends later disposes it then.
  func didSubscribe(with disposable: CompoundDisposable)
}

extension SubscriberType {
  /// Receives one event.
  @inlinable
  public func send(_ event: Event<Value>) {
    switch event {
    case .next(let value): sendNext(value)
    case .error(let error): sendError(error)
    case .completed: sendCompleted()
    }
  }
}
