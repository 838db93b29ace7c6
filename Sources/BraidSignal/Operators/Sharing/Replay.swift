// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Subscribes at once, once, and gives every subscriber all values from the first on.
  ///
  /// The subscription lasts until the source ends, or until nobody has the returned signal or a
  /// subscription to it any more (ReactiveObjC never ends it).
  ///
  /// - Returns: A signal that starts with what has been sent already.
  public final func replay() -> Signal<Value> {
    replay(through: ReplaySignalSubject<Value>(), isLazy: false).named(after: self, "-replay")
  }

  /// Subscribes at once, once, and gives every subscriber the last value, then those to come.
  ///
  /// It lasts as long as ``replay()`` does.
  ///
  /// - Returns: A signal that starts with the value that was sent last.
  public final func replayLast() -> Signal<Value> {
    replay(through: ReplaySignalSubject<Value>(capacity: 1), isLazy: false)
      .named(after: self, "-replayLast")
  }

  /// Subscribes when somebody does, once, and gives every subscriber all values from the first on.
  ///
  /// From then on it lasts as long as ``replay()`` does.
  ///
  /// - Returns: A signal that starts with what has been sent already.
  public final func replayLazily() -> Signal<Value> {
    replay(through: ReplaySignalSubject<Value>(), isLazy: true).named(after: self, "-replayLazily")
  }

  private func replay(
    through subject: ReplaySignalSubject<Value>, isLazy: Bool
  ) -> Signal<Value> {
    let lifetime = ConnectionLifetime(MulticastConnection(self, subject))
    if !isLazy { lifetime.connection.connect() }
    return OperatorSignal(
      AnonymousOperator { sink, scope in
        // A subscription keeps the connection alive, so that it may outlive the signal: the
        // closures use it, as nobody promises that what is only captured is kept.
        lifetime.connection.signal.connect(
          EventSink(
            next: { value in withExtendedLifetime(lifetime) { sink.next(value) } },
            finish: { end in withExtendedLifetime(lifetime) { sink.finish(end) } }),
          scope)
        lifetime.connection.connect()
      })
  }
}

/// A connection that ends when nobody refers to it any more.
final class ConnectionLifetime<Value>: Sendable {
  let connection: MulticastConnection<Value>

  init(_ connection: MulticastConnection<Value>) { self.connection = connection }

  deinit { connection.close() }
}
