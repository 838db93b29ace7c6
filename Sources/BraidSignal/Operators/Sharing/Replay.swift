// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// Subscribes to the source immediately, once, and replays all its events to each subscriber.
  ///
  /// ```swift
  /// let config = Signal.just("production").replay()
  /// config.subscribe(next: { print($0) })  // production
  /// config.subscribe(next: { print($0) })  // production, from the buffer
  /// ```
  ///
  /// The subscription to the source lasts until the source ends, or until the returned signal and
  /// all its subscriptions are released (ReactiveObjC does not end it). To subscribe to the source
  /// on demand, use ``replayLazily()``; to buffer one value only, ``replayLast()``; to control the
  /// subscription, ``publish()``.
  ///
  /// - **Ends:** with the source. A late subscriber receives the buffered values, then the terminal
  ///   event.
  /// - **Threads:** buffered values arrive synchronously, on the subscribing thread; others on the
  ///   source's thread.
  /// - Complexity: O(1) per value; buffers all values.
  ///
  /// - Returns: A signal that emits the past values, then the new ones.
  public final func replay() -> Signal<Value> {
    replay(through: ReplaySignalSubject<Value>(), isLazy: false).named(after: self, "-replay")
  }

  /// Subscribes to the source immediately, once, and replays the most recent value to each
  /// subscriber.
  ///
  /// Differs from ``replay()`` in that it buffers at most one value.
  ///
  /// - Returns: A signal that emits the most recent value, then the new ones.
  public final func replayLast() -> Signal<Value> {
    replay(through: ReplaySignalSubject<Value>(capacity: 1), isLazy: false)
      .named(after: self, "-replayLast")
  }

  /// Subscribes to the source on the first subscription, once, and replays all its events to each
  /// subscriber.
  ///
  /// Differs from ``replay()`` in that nothing happens before the first subscription.
  ///
  /// - Returns: A signal that emits the past values, then the new ones.
  public final func replayLazily() -> Signal<Value> {
    replay(through: ReplaySignalSubject<Value>(), isLazy: true).named(after: self, "-replayLazily")
  }

  /// Subscribes to the source on the first subscription, once, and replays the last values to each
  /// subscriber.
  ///
  /// Differs from ``replayLazily()`` in that it buffers at most `capacity` values.
  ///
  /// ```swift
  /// let position = SignalSubject<Int>()
  /// let latest = position.replayLazily(upTo: 1)
  /// latest.subscribe(next: { print("a", $0) })
  /// position.sendNext(1)  // a 1
  /// position.sendNext(2)  // a 2
  /// latest.subscribe(next: { print("b", $0) })  // b 2
  /// ```
  ///
  /// - Parameter capacity: The maximum number of buffered values. Zero or less buffers none.
  /// - Returns: A signal that emits the most recent past values, then the new ones.
  public final func replayLazily(upTo capacity: Int) -> Signal<Value> {
    replay(through: ReplaySignalSubject<Value>(capacity: capacity), isLazy: true)
      .named(after: self, "-replayLazily")
  }

  private func replay(
    through subject: ReplaySignalSubject<Value>, isLazy: Bool
  ) -> Signal<Value> {
    let lifetime = ConnectionLifetime(MulticastConnection(self, subject))
    if !isLazy { lifetime.connection.connect() }
    return makeSignal(
      AnonymousRawOperator { _, sink, scope in
        // A subscription retains the connection, so it can outlive the signal.
        lifetime.connection.signal.connect(sink.typed().retaining(lifetime), scope)
        lifetime.connection.connect()
      })
  }
}

/// Closes a connection when it is released.
final class ConnectionLifetime<Value>: Sendable {
  let connection: MulticastConnection<Value>

  init(_ connection: MulticastConnection<Value>) { self.connection = connection }

  deinit { connection.close() }
}
