// SPDX-License-Identifier: MIT
public import BraidCore

/// A receiver of a signal's events: a ``Subscriber``, a subject, or a type of your own.
///
/// It can be sent to from several threads, and can subscribe to several signals.
public protocol SubscriberType<Value>: AnyObject, SendableMetatype {
  /// The type of the values it receives.
  associatedtype Value

  /// Receives a value.
  func sendNext(_ value: Value)

  /// Receives an error.
  ///
  /// The error ends the subscriber and all its subscriptions.
  func sendError(_ error: any Error)

  /// Receives a completion.
  ///
  /// It ends the subscriber and all its subscriptions.
  func sendCompleted()

  /// Receives the disposable of a new subscription.
  ///
  /// Called once for each signal, before its first event. A subscriber that has ended disposes the
  /// disposable immediately; otherwise it does so when it ends.
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
