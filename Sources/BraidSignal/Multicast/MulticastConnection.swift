// SPDX-License-Identifier: MIT
public import BraidCore

/// Shares one subscription to a source among all subscribers of ``signal``.
///
/// ```swift
/// let connection = Signal.from([1, 2]).publish()
/// connection.signal.subscribe(next: { print("first: \($0)") })
/// connection.signal.subscribe(next: { print("second: \($0)") })
/// connection.connect()  // first: 1, second: 1, first: 2, second: 2
/// ```
///
/// Create a connection with ``Signal/publish()`` or ``Signal/multicast(_:)``.
public final class MulticastConnection<Value>: @unchecked Sendable {  // immutable
  /// The shared signal.
  ///
  /// It emits the events of the source after ``connect()``, through the connection's subject.
  public let signal: Signal<Value>

  @usableFromInline package let core: MulticastCore
  /// The connectable source of the other model that this connection stands for, if it does.
  @usableFromInline package let owner: AnyObject?

  /// Stands for a connectable source of the other model.
  ///
  /// - Parameter core: The core of `owner`, one of whose connections becomes that of this object.
  package init(
    _ signal: Signal<Value>, of owner: AnyObject, joining core: MulticastCore
  ) {
    self.signal = signal
    self.owner = owner
    self.core = core.joined(signal, MulticastRules(isSingle: true))
  }

  /// - Parameter endsAlone: Whether the connection ends when this object and the subscriptions to
  ///   its signals are released.
  @inlinable
  init<Subject: Signal<Value> & SubscriberType>(
    _ source: Signal<Value>, _ subject: Subject, endsAlone: Bool = false
  ) where Subject.Value == Value {
    signal = subject
    owner = nil
    nonisolated(unsafe) let source = source  // only subscribed to
    nonisolated(unsafe) let subject = subject  // only sent to and subscribed to
    core = MulticastCore(MulticastRules(isSingle: true, endsWithCore: endsAlone)) { _ in
      SubjectSession(
        attach: { subject.subscribe($0, $1) },
        start: { session in
          source.subscribe(subject) {
            session.follow($0)
            // A subject that has ended disposes the subscription and needs no events.
            return !$0.isDisposed
          }
        })
    }
  }

  /// Subscribes to the source.
  ///
  /// Only the first call of a connection has an effect.
  ///
  /// - Returns: A disposable that ends the connection permanently; the same one for each call.
  @discardableResult
  public func connect() -> any Disposable { core.connect() }

  /// A signal that connects on its first subscription and disconnects when its last subscriber
  /// unsubscribes.
  ///
  /// It does not connect again: a later subscriber receives only the events that the subject
  /// replays. The first subscriber is attached to the subject before the source is subscribed to,
  /// so it receives all values.
  public func autoconnect() -> Signal<Value> {
    let counted = core.joined(signal, MulticastRules(isSingle: true))
    return OperatorSignal(
      AnonymousOperator { sink, scope in counted.subscribeCounted(sink, scope) }
    ).named(after: signal, "-autoconnect")
  }
}

extension Signal {
  /// Returns a connection that shares this signal through a ``SignalSubject``.
  ///
  /// A subscriber receives the values sent after its subscription. To replay past values, use
  /// ``replay()`` or ``multicast(_:)``.
  @inlinable
  public final func publish() -> MulticastConnection<Value> {
    MulticastConnection(self, SignalSubject<Value>().named(after: self, "-publish"))
  }

  /// Returns a connection that shares this signal through `subject`.
  ///
  /// - Parameter subject: A ``SignalSubject``, a ``ReplaySignalSubject`` or a
  ///   ``BehaviorSignalSubject``.
  @inlinable
  public final func multicast<Subject: Signal<Value> & SubscriberType>(
    _ subject: Subject
  ) -> MulticastConnection<Value> where Subject.Value == Value {
    MulticastConnection(self, subject.named(after: self, "-multicast:", subject.name))
  }
}
