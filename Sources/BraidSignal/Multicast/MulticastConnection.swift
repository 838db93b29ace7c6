// SPDX-License-Identifier: MIT
public import BraidCore

/// One subscription to a signal, shared by everybody who subscribes to ``signal``.
public final class MulticastConnection<Value>: @unchecked Sendable {  // immutable but for atomics
  /// What the source sends, through the connection's subject; silent until ``connect()``.
  public let signal: Signal<Value>

  /// Subscribes the subject to the source, and first puts the subscription where it can be
  /// disposed.
  @usableFromInline let subscribeSource: @Sendable (SingleAssignmentDisposable) -> Void
  @usableFromInline let isConnected = AtomicFlag()
  @usableFromInline package let connection = SingleAssignmentDisposable()
  /// The connectable source of the other model that this connection stands for, if it does.
  @usableFromInline package let owner: AnyObject?

  /// Stands for a connectable source of the other model.
  ///
  /// - Parameter connect: Connects `owner`, and sets what disconnects it before the first event.
  package init(
    _ signal: Signal<Value>, of owner: AnyObject,
    connect: @escaping @Sendable (SingleAssignmentDisposable) -> Void
  ) {
    self.signal = signal
    self.owner = owner
    subscribeSource = connect
  }

  @inlinable
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
        // A subject that has ended disposes it, and wants nothing.
        return !$0.isDisposed
      }
    }
  }

  /// Subscribes to the source: once in the connection's life, however often it is called.
  ///
  /// - Returns: Ends the connection for good when disposed; always the same.
  @discardableResult
  public func connect() -> any Disposable {
    if !connection.isDisposed, isConnected.setIfClear() {
      subscribeSource(connection)
    }
    return connection
  }

  /// Ends the connection, or keeps it from ever beginning.
  func close() { connection.dispose() }

  /// A signal that connects for its first subscriber and ends the connection when the last has
  /// gone.
  ///
  /// It never connects again: who comes later gets what the subject still has to say. A subscriber
  /// is attached before the source is, so it misses nothing.
  public func autoconnect() -> Signal<Value> {
    let count = SubscriberCount()
    return OperatorSignal(
      AnonymousOperator { sink, scope in
        // Who comes after the last one has left does not count.
        let isLate = !count.enter()
        let member = CountedScope {
          if !isLate, count.leave() { self.close() }
        }
        scope.set(member)
        let finish = sink.finish
        self.signal.subscribe(
          EventSink(
            next: sink.next,
            finish: {
              member.dispose()
              finish($0)
            }), member)
        if isLate { return scope.abandon() }
        member.attached { self.connect() }
      }
    ).named(after: signal, "-autoconnect")
  }
}

extension Signal {
  /// A connection that multicasts this signal through a ``SignalSubject``.
  @inlinable
  public final func publish() -> MulticastConnection<Value> {
    MulticastConnection(self, SignalSubject<Value>().named(after: self, "-publish"))
  }

  /// A connection that multicasts this signal through `subject`: a ``SignalSubject``, a
  /// ``ReplaySignalSubject`` or a ``BehaviorSignalSubject``.
  @inlinable
  public final func multicast<Subject: Signal<Value> & SubscriberType>(
    _ subject: Subject
  ) -> MulticastConnection<Value> where Subject.Value == Value {
    MulticastConnection(self, subject.named(after: self, "-multicast:", subject.name))
  }
}

/// How many are subscribed; once it was the last one that left, nobody counts any more.
final class SubscriberCount: Sendable {
  /// Nil once the last one has left.
  private let count = Locked<Int?>(0)

  /// False if the last one has left.
  func enter() -> Bool {
    count.withLock { count in
      count? += 1
      return count != nil
    }
  }

  /// True for the last one.
  func leave() -> Bool {
    count.withLock { count in
      count? -= 1
      if count == 0 { count = nil }
      return count == nil
    }
  }
}
