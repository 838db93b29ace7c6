// SPDX-License-Identifier: MIT
import BraidCore

extension ConnectableObservableType {
  /// Connects when the first observer subscribes, and disconnects when the last one unsubscribes.
  ///
  ///     source         -a-b-c-d|
  ///     from tick 0    -a-b-c-d|
  ///     from tick 2    ---b-c-d|
  ///
  /// ```swift
  /// let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
  /// let shared = ticks.replay(1).refCount()
  /// ```
  ///
  /// `publish().refCount()` shares as ``ObservableType/share(replay:scope:)`` does. After the
  /// source has terminated, or after the last observer has unsubscribed, the next observer connects
  /// again.
  ///
  /// - **Ends:** the connection is torn down, then all observers receive the terminal event (C6).
  /// - **Threads:** observers may subscribe and unsubscribe concurrently on any thread. Exactly one
  ///   of them connects, after its own subscription, so it misses no value; no lock is held during
  ///   that call.
  /// - **Complexity:** O(n) per value for n observers.
  ///
  /// - Returns: An observable that is connected while it has observers.
  public func refCount() -> Observable<Element> {
    makeObservable((self as? ConnectableObservable<Element>)?.core ?? foreignCore)
  }

  /// The core for a connectable observable of another library.
  private var foreignCore: MulticastCore {
    nonisolated(unsafe) let source = self  // only subscribed to and connected
    return MulticastCore { _ in
      MulticastSession(
        attach: { sink, scope in source.asObservable().subscribe(sink.typed(), scope) },
        start: { $0.scope.set(source.connect()) })
    }
  }
}
