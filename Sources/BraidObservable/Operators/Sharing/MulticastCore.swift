// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// What several observers share: one subscription to a source, and the subject they observe.
///
/// ``connect(_:)`` makes the subscription by hand; counted observers make it when the first one
/// comes and end it when the last one has gone. All of it is decided under one lock, and everything
/// is called outside it (C4): two observers that come at once never connect twice.
///
/// A session leaves its place here in the same critical section that decides it is over. Whoever
/// comes after that finds the place free, even from inside the teardown of the session or while its
/// end is being delivered: nobody joins one that is about to end.
@usableFromInline
package final class MulticastCore<Output>: @unchecked Sendable {  // all `var`s: the lock
  @usableFromInline
  package typealias MakeSession = @Sendable () -> MulticastSession<Output>

  private let lock = Lock()
  private let makeSession: MakeSession
  private let keepsSubject: Bool
  private let tearsDownFirst: Bool
  @exclusivity(unchecked) private var current: MulticastSession<Output>?
  /// Whether the one subject of all sessions has ended: then there is nothing left to connect for.
  @exclusivity(unchecked) private var isExhausted = false

  /// A core that makes a new session when there is none under way.
  ///
  /// - Parameters:
  ///   - keepsSubject: Whether all sessions have the same subject.
  ///   - tearsDownFirst: Whether a connection is torn down before the observers receive its end, as
  ///     by `multicast` and `refCount`; `share()` and `share(replay: 1)` do that afterwards.
  @usableFromInline
  package init(
    keepsSubject: Bool = false, tearsDownFirst: Bool = true, _ makeSession: @escaping MakeSession
  ) {
    self.keepsSubject = keepsSubject
    self.tearsDownFirst = tearsDownFirst
    self.makeSession = makeSession
  }

  /// Observes the subject, whether the source is connected or not.
  @usableFromInline
  package func subscribe(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    session().attach(sink, scope)
  }

  /// Subscribes to the source, unless that has been done.
  ///
  /// - Parameter announce: Gets what is returned before the source is subscribed to, so that a
  ///   source that sends at once can be stopped.
  /// - Returns: Ends the subscription to the source.
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

  /// Observes the subject, and connects if nobody has.
  ///
  /// The observer is counted before it is attached, so the session cannot end meanwhile. If what it
  /// was replayed has been enough for it, it connects all the same, and leaves after that: what is
  /// kept wants refreshing.
  @usableFromInline
  package func subscribeCounted(_ sink: EventSink<Output>, _ outer: SinkDisposer) {
    let (session, _) = enter { $0.observers += 1 }
    let scope = CountedScope { self.leave(session) }
    outer.set(scope)
    RaceWindow.reach(.observerCounted)
    session.attach(
      EventSink(
        next: sink.next,
        finish: { termination in
          // The subject may have been ended by another sender: then nothing is left to connect for.
          self.end(session)
          if self.tearsDownFirst { session.scope.dispose() }
          sink.finish(termination)
          scope.dispose()
        }), scope)
    RaceWindow.reach(.observerAttached)
    scope.attached { if mustConnect(session) { session.begin() } }
  }

  /// Does something with the session under way, under the lock; makes one if there is none.
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

  /// A counted observer has unsubscribed.
  ///
  /// The last one disconnects, unless the source has ended: that tears itself down where it ended.
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

  /// A session is over: the next observer gets a new one.
  fileprivate func end(_ session: MulticastSession<Output>) {
    lock.withLock { vacate(session) }
  }

  /// A session's source, and so its subject, has ended.
  ///
  /// False if the session is over already: its end is not that of the subject.
  fileprivate func exhaust(_ session: MulticastSession<Output>) -> Bool {
    lock.withLock {
      if session.isOver.load(ordering: .relaxed) { return false }
      vacate(session)
      session.hasEnded = true
      if keepsSubject { isExhausted = true }
      return true
    }
  }

  /// Called under the lock, by somebody who keeps the session.
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

/// One connection of a ``MulticastCore``: from the first observer to the end, or until the last one
/// has gone or the connection is disposed.
@usableFromInline
package final class MulticastSession<Output>: Cancelable, ScopedSubscription,
  @unchecked Sendable  // each field says what guards it
{
  @usableFromInline
  package typealias Attach = @Sendable (consuming EventSink<Output>, SinkDisposer) -> Void

  /// The scope of the subscription to the source.
  @usableFromInline package let scope = SinkDisposer()
  @usableFromInline let attach: Attach
  // The first three under the lock of the core; the others set before the session is shared.
  @exclusivity(unchecked) fileprivate var observers = 0
  /// Whether its source has ended while it had its place.
  @exclusivity(unchecked) fileprivate var hasEnded = false
  @exclusivity(unchecked) fileprivate var isConnected = false
  /// Whether it has left its place; changed under that lock, too.
  @usableFromInline let isOver = Atomic<Bool>(false)
  @exclusivity(unchecked) fileprivate weak var core: MulticastCore<Output>?
  @exclusivity(unchecked) fileprivate var tearsDownFirst = true
  @exclusivity(unchecked) private var start: (@Sendable (MulticastSession<Output>) -> Void)?

  /// A session that has not subscribed to its source.
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

  /// A session that sends what comes from `source` to `input`, until it has left its place: the
  /// next session may send to the same subject.
  @inlinable
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

  /// Ends the connection by hand; the observers hear nothing more.
  @usableFromInline
  package func dispose() {
    core?.end(self)
    RaceWindow.reach(.sessionOver)
    scope.dispose()
  }

  /// Called by the one who connects.
  fileprivate func begin() {
    let start = self.start
    self.start = nil
    if !isDisposed { start?(self) }
  }

  /// The source has ended: later observers find a new session, those of this one receive the end,
  /// and the source is torn down, before or after that.
  @inlinable
  func sourceFinished<Input>(_ termination: Termination, _ input: EventSink<Input>) {
    if leaveCore() { input.finish(termination) }
    scope.dispose()
  }

  /// Tears the source down if that comes first; false if the session has left its place already.
  @usableFromInline
  func leaveCore() -> Bool {
    let isFirst = core?.exhaust(self) ?? true
    RaceWindow.reach(.sessionOver)
    if isFirst, tearsDownFirst { scope.dispose() }
    return isFirst
  }
}
