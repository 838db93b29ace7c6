// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// The state that several observers share: the subscription to the source, and the subject.
///
/// ``connect(_:)`` connects explicitly. Counted observers connect when the first one subscribes and
/// disconnect when the last one unsubscribes. Decisions are made under one lock and all calls
/// happen outside it (C4), so two concurrent observers never connect twice.
///
/// A session is removed from `current` in the same critical section that decides that it has ended.
/// An observer that subscribes later, even during the session's teardown or during the delivery of
/// its terminal event, therefore gets a new session and never joins one that is about to end.
@usableFromInline
package final class MulticastCore<Output>: @unchecked Sendable {  // all `var`s: the lock
  @usableFromInline
  package typealias MakeSession = @Sendable () -> MulticastSession<Output>

  private let lock = Lock()
  private let makeSession: MakeSession
  private let keepsSubject: Bool
  private let tearsDownFirst: Bool
  @exclusivity(unchecked) private var current: MulticastSession<Output>?
  /// Whether the subject shared by all sessions has terminated.
  ///
  /// In that case it never connects again.
  @exclusivity(unchecked) private var isExhausted = false

  /// A core that makes a session when one is needed and none is active.
  ///
  /// - Parameters:
  ///   - keepsSubject: Whether all sessions use the same subject.
  ///   - tearsDownFirst: Whether a connection is torn down before the observers receive its
  ///     terminal event, as in `multicast` and `refCount`. In `share()` and `share(replay: 1)` the
  ///     teardown follows.
  @usableFromInline
  package init(
    keepsSubject: Bool = false, tearsDownFirst: Bool = true, _ makeSession: @escaping MakeSession
  ) {
    self.keepsSubject = keepsSubject
    self.tearsDownFirst = tearsDownFirst
    self.makeSession = makeSession
  }

  /// Subscribes to the subject without connecting.
  @usableFromInline
  package func subscribe(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    let session = session()
    let sink = sink
    Tracing.joining(session) { session.attach(sink, scope) }
  }

  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Parameter announce: Receives the returned object before the source is subscribed, so that a
  ///   source that emits synchronously can be disposed.
  /// - Returns: A disposable that unsubscribes from the source.
  @discardableResult
  @usableFromInline
  package func connect(_ announce: (any Cancelable) -> Void = { _ in }) -> any Cancelable {
    let (session, isFirst) = enter { session in
      defer { session.isConnected = true }
      return !session.isConnected
    }
    announce(session)
    if isFirst { session.begin() }
    return session
  }

  /// Subscribes to the subject, and connects if no observer has done so.
  ///
  /// The observer is counted before it is attached, so the session cannot end in between. If the
  /// replayed values satisfy the observer, it still connects, so that the replay buffer is
  /// refreshed, and then unsubscribes.
  @usableFromInline
  package func subscribeCounted(_ sink: EventSink<Output>, _ outer: SinkDisposer) {
    let (session, _) = enter { $0.observers += 1 }
    let scope = CountedScope { self.leave(session) }
    outer.set(scope)
    RaceWindow.reach(.observerCounted)
    let input = EventSink(
      next: sink.next,
      finish: { termination in
        // If another sender terminated the subject, there is nothing left to connect for.
        self.end(session)
        if self.tearsDownFirst { session.scope.dispose() }
        sink.finish(termination)
        scope.dispose()
      })
    Tracing.joining(session) { session.attach(input, scope) }
    RaceWindow.reach(.observerAttached)
    scope.attached { if mustConnect(session) { session.begin() } }
  }

  /// Runs a closure with the active session, under the lock; makes a session if there is none.
  private func enter<Result>(
    _ body: (MulticastSession<Output>) -> Result
  ) -> (MulticastSession<Output>, Result) {
    while true {
      let session = session()
      let result = lock.withLock { current === session ? body(session) : nil }
      if let result { return (session, result) }
    }
  }

  private func mustConnect(_ session: MulticastSession<Output>) -> Bool {
    lock.withLock {
      if session.isOver.load(ordering: .relaxed) || session.isConnected || isExhausted {
        return false
      }
      session.isConnected = true
      return true
    }
  }

  /// Called when a counted observer has unsubscribed.
  ///
  /// The last one disconnects. If the source has terminated, that is done where the terminal event
  /// is handled.
  private func leave(_ session: MulticastSession<Output>) {
    let disconnects = lock.withLock {
      session.observers -= 1
      if session.observers == 0 { vacate(session) }
      return session.observers == 0 && !session.hasEnded
    }
    if disconnects {
      RaceWindow.reach(.sessionOver)
      session.scope.dispose()
    }
  }

  /// Ends a session: the next observer gets a new one.
  fileprivate func end(_ session: MulticastSession<Output>) {
    lock.withLock { vacate(session) }
  }

  /// Called when a session's source has terminated, which terminates the subject.
  ///
  /// Returns false if the session has ended already: then the terminal event does not concern the
  /// subject.
  fileprivate func exhaust(_ session: MulticastSession<Output>) -> Bool {
    lock.withLock {
      if session.isOver.load(ordering: .relaxed) { return false }
      vacate(session)
      session.hasEnded = true
      if keepsSubject { isExhausted = true }
      return true
    }
  }

  /// Called under the lock, by a caller that retains the session.
  private func vacate(_ session: MulticastSession<Output>) {
    session.isOver.store(true, ordering: .releasing)
    if current === session { current = nil }
  }

  private func session() -> MulticastSession<Output> {
    if let session = lock.withLock({ current }) { return session }
    let made = makeSession()
    return lock.withLock {
      if let current { return current }
      made.core = self
      made.tearsDownFirst = tearsDownFirst
      current = made
      return made
    }
  }
}

/// One connection of a ``MulticastCore``.
///
/// It lasts until the source terminates, the last counted observer unsubscribes, or the connection
/// is disposed.
@usableFromInline
package final class MulticastSession<Output>: Cancelable, ScopedSubscription,
  @unchecked Sendable  // each field says what guards it
{
  @usableFromInline
  package typealias Attach = @Sendable (consuming EventSink<Output>, SinkDisposer) -> Void

  /// The scope of the subscription to the source.
  @usableFromInline package let scope = SinkDisposer()
  @usableFromInline let attach: Attach
  // The next three are guarded by the core's lock; the others are set before the session is shared.
  @exclusivity(unchecked) fileprivate var observers = 0
  /// Whether the source terminated while this was the core's current session.
  @exclusivity(unchecked) fileprivate var hasEnded = false
  @exclusivity(unchecked) fileprivate var isConnected = false
  /// Whether this is no longer the core's current session.
  ///
  /// Written under the core's lock.
  @usableFromInline let isOver = Atomic<Bool>(false)
  @exclusivity(unchecked) fileprivate weak var core: MulticastCore<Output>?
  @exclusivity(unchecked) fileprivate var tearsDownFirst = true
  @exclusivity(unchecked) private var start: (@Sendable (MulticastSession<Output>) -> Void)?

  /// A session that has not subscribed to its source yet.
  ///
  /// - Parameters:
  ///   - attach: Subscribes an observer to the subject.
  ///   - start: Subscribes the subject to the source, with the session's scope.
  @usableFromInline
  package init(
    attach: @escaping Attach, start: @escaping @Sendable (MulticastSession<Output>) -> Void
  ) {
    self.attach = attach
    self.start = start
  }

  /// A session that forwards the events of `source` to `input` as long as it is the current
  /// session.
  ///
  /// The next session may use the same subject.
  @usableFromInline @inline(never)
  package convenience init<Input>(
    _ source: EventSource<Input>, _ input: EventSink<Input>, attach: @escaping Attach
  ) {
    nonisolated(unsafe) let source = source  // only subscribed to, by whoever connects
    self.init(
      attach: attach,
      start: { session in
        let next = input.next
        source.subscribe(
          EventSink(
            next: { if !session.isOver.load(ordering: .relaxed) { next($0) } },
            finish: { session.sourceFinished($0, input) }), session.scope)
      })
  }

  @usableFromInline package var isDisposed: Bool { scope.isDisposed }

  /// Disposes the connection.
  ///
  /// Its observers receive nothing more.
  @usableFromInline
  package func dispose() {
    core?.end(self)
    RaceWindow.reach(.sessionOver)
    scope.dispose()
  }

  /// Called by the observer or the `connect()` that connects.
  fileprivate func begin() {
    let start = self.start
    self.start = nil
    if !isDisposed { Tracing.feeding(self, "shared") { start?(self) } }
  }

  /// Called when the source has terminated.
  ///
  /// Later observers get a new session, the observers of this one receive the terminal event, and
  /// the source is torn down before or after that.
  @usableFromInline @inline(never)
  func sourceFinished<Input>(_ termination: Termination, _ input: EventSink<Input>) {
    if leaveCore() { input.finish(termination) }
    scope.dispose()
  }

  /// Ends the session and, if configured so, tears the source down first.
  ///
  /// Returns false if the session has ended already.
  @usableFromInline
  func leaveCore() -> Bool {
    let isFirst = core?.exhaust(self) ?? true
    RaceWindow.reach(.sessionOver)
    if isFirst, tearsDownFirst { scope.dispose() }
    return isFirst
  }
}
