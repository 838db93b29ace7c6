// SPDX-License-Identifier: MIT
import BraidCore

extension ConnectableObservableType {
  /// Connects when the first observer comes, and disconnects when the last one has gone.
  ///
  ///     source         -a-b-c-d|
  ///     from tick 0    -a-b-c-d|
  ///     from tick 2    ---b-c-d|
  ///
  /// `publish().refCount()` shares as ``ObservableType/share(replay:scope:)`` does. After the
  /// end, or after the last observer has gone, the next one connects again.
  ///
  /// - **Ends:** the connection is torn down, then all observers receive the end (C6).
  /// - **Threads:** observers may come and go on any threads at once: exactly one of them connects,
  ///   after it is subscribed, so it misses nothing; no lock is held meanwhile.
  ///
  /// - Returns: An observable that is connected while it is observed.
  public func refCount() -> Observable<Element> {
    refCounted((self as? ConnectableObservable<Element>)?.core ?? foreignCore)
  }

  /// The core for a connectable observable that is not made by this library.
  private var foreignCore: MulticastCore<Element> {
    nonisolated(unsafe) let source = self  // only subscribed to and connected
    return MulticastCore {
      MulticastSession(
        attach: { sink, scope in source.asObservable().subscribe(sink, scope) },
        start: { $0.scope.set(source.connect()) })
    }
  }
}

/// What connects while it is observed.
@usableFromInline
func refCounted<Element>(_ core: MulticastCore<Element>) -> Observable<Element> {
  Observable(.trampolined) { _, sink, scope in core.subscribeCounted(sink, scope) }
}
