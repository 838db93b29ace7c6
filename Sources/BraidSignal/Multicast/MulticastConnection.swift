// SPDX-License-Identifier: MIT
import BraidCore

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
public final class MulticastConnection<Value>: @unchecked Sendable {  // immutable but for atomics
  /// The shared signal.
  ///
  /// It emits the events of the source after ``connect()``, through the connection's subject.
  public let signal: Signal<Value>

  /// Subscribes the subject to the source, after storing the disposable of the subscription.
  private let subscribeSource: @Sendable (SingleAssignmentDisposable) -> Void
  let isConnected = AtomicFlag()
  package let connection = SingleAssignmentDisposable()
  /// The connectable source of the other model that this connection represents, if any.
  package let owner: AnyObject?

  /// Stands for a connectable source of the other model.
  ///
  /// - Parameter connect: Connects `owner`, and sets the disposable that disconnects it before the
  ///   first event.
  package init(
    _ signal: Signal<Value>, of owner: AnyObject,
    connect: @escaping @Sendable (SingleAssignmentDisposable) -> Void
  ) {
    self.signal = signal
    self.owner = owner
    subscribeSource = connect
  }

  init<Subject: Signal<Value> & SubscriberType>(
    _ source: Signal<Value>, _ subject: Subject
  ) where Subject.Value == Value {
    signal = subject
    owner = nil
    nonisolated(unsafe) let source = source  // only subscribed to
    nonisolated(unsafe) let subject = subject  // only sent to
    subscribeSource = { connection in
      source.subscribe(subject) {
        connection.setDisposable($0)
        // A subject that has ended disposes the subscription and needs no events.
        return !$0.isDisposed
      }
    }
  }

  /// Subscribes to the source.
  ///
  /// Only the first call of a connection has an effect.
  ///
  /// - Returns: A disposable that ends the connection permanently; the same one for each call.
  @discardableResult
  public func connect() -> any Disposable {
    if !connection.isDisposed, isConnected.setIfClear() {
      subscribeSource(connection)
    }
    return connection
  }

  /// Ends the connection, or prevents it if it has not started.
  func close() { connection.dispose() }

  /// A signal that connects on its first subscription and disconnects when its last subscriber
  /// unsubscribes.
  ///
  /// It does not connect again: a later subscriber receives only the events that the subject
  /// replays. The first subscriber is attached to the subject before the source is subscribed to,
  /// so it receives all values.
  public func autoconnect() -> Signal<Value> {
    nonisolated(unsafe) let signal = signal  // only subscribed to
    let counted = MulticastCore(MulticastRules(isSingle: true)) { _ in
      MulticastSession(
        drawsSubject: true,
        attach: { signal.subscribe($0.typed(), $1) },
        start: { session in
          session.scope.set(self.connection)
          self.connect()
        })
    }
    return makeSignal(counted).named(after: signal, "-autoconnect")
  }
}

extension Signal {
  /// Returns a connection that shares this signal through a ``SignalSubject``.
  ///
  /// A subscriber receives the values sent after its subscription. To replay past values, use
  /// ``replay()`` or ``multicast(_:)``.
  public final func publish() -> MulticastConnection<Value> {
    let subject = SignalSubject<Value>()
    // Not `named(after:)`: a trace shows the subject as such.
    if SignalNames.isOn { subject.setName(after: self, "-publish") }
    return MulticastConnection(self, subject)
  }

  /// Subscribes once, after a closure has subscribed to the shared events.
  ///
  /// ```swift
  /// let numbers = Signal.from(1...3)
  /// numbers.startWithSignal { signal, _ in
  ///   signal.subscribe(next: { print($0) })
  ///   signal.collect().subscribe(next: { print("all: \($0)") })
  /// }  // 1, 2, 3, all: [1, 2, 3]
  /// ```
  ///
  /// Equals ``publish()`` with a call of ``MulticastConnection/connect()`` after `setup`.
  ///
  /// - Parameters:
  ///   - setup: Subscribes to `signal`, which emits the shared subscription's events. Disposing
  ///     `interruptHandle` ends that subscription; inside `setup`, it prevents it.
  /// - Returns: The result of `setup`.
  /// - Throws: The error of `setup`; the signal is then not subscribed to.
  @discardableResult
  public final func startWithSignal<Result>(
    _ setup: (_ signal: Signal<Value>, _ interruptHandle: any Disposable) throws -> Result
  ) rethrows -> Result {
    let connection = publish()
    let result = try setup(connection.signal, connection.connection)
    connection.connect()
    return result
  }

  /// Returns a connection that shares this signal through `subject`.
  ///
  /// - Parameter subject: A ``SignalSubject``, such as a ``ReplaySignalSubject`` or a
  ///   ``BehaviorSignalSubject``, or another signal that is a subscriber.
  public final func multicast<Subject: Signal<Value> & SubscriberType>(
    _ subject: Subject
  ) -> MulticastConnection<Value> where Subject.Value == Value {
    if SignalNames.isOn { subject.setName(after: self, "-multicast:", subject.name) }
    return MulticastConnection(self, subject)
  }
}
