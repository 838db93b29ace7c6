// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension ConnectableObservable {
  /// This connection with the API of signals.
  ///
  /// Like every `MulticastConnection`, it connects once in its life; if this observable is already
  /// connected, it joins that connection.
  ///
  /// - Returns: A connection whose `connect()` connects this observable; the connection itself if
  ///   this observable was one.
  public func asConnection() -> MulticastConnection<Element> {
    if let connection = owner as? MulticastConnection<Element> { return connection }
    let core = core
    return MulticastConnection(asSignal(), of: self) { slot in
      core.connect { slot.setDisposable($0) }
    }
  }
}

extension MulticastConnection {
  /// This connection with the API of observables.
  ///
  /// It connects once in its life, as this connection does: after a disconnection later observers
  /// receive the values that the subject replays.
  ///
  /// - Returns: An observable whose `connect()` connects this connection; the observable itself if
  ///   this connection was one.
  public func asConnectable() -> ConnectableObservable<Value> {
    if let connectable = owner as? ConnectableObservable<Value> { return connectable }
    let core = MulticastCore { [self] _ in
      MulticastSession(
        drawsSubject: true,
        attach: { sink, scope in self.signal.subscribe(sink.typed(), scope) },
        start: { session in
          session.scope.set(self.connection)
          self.connect()
        })
    }
    return ConnectableObservable(core, of: self)
  }
}
