// SPDX-License-Identifier: MIT

/// What several observers share: one subscription to a source, and the subject they observe.
///
/// ``connect()`` makes the subscription by hand; counted observers make it when the first one comes
/// and end it when the last one has gone. All of it is decided under one lock, and everything is
/// called outside it (C4): two observers that come at once never connect twice.
@usableFromInline
package final class MulticastCore<Output>: @unchecked Sendable {  // `current`: the lock
  @usableFromInline
  package typealias MakeSession = @Sendable () -> MulticastSession<Output>

  fileprivate let lock = Lock()
  private let makeSession: MakeSession
  @exclusivity(unchecked) private var current: MulticastSession<Output>?

  /// A core that makes a new session when there is none under way.
  @usableFromInline
  package init(_ makeSession: @escaping MakeSession) { self.makeSession = makeSession }

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
    while true {
      let session = session()
      let outcome = lock.withLock { () -> Bool? in
        guard current === session else { return nil }
        defer { session.isConnected = true }
        return !session.isConnected
      }
      guard let isFirst = outcome else { continue }
      announce(session)
      if isFirst { session.begin() }
      return session
    }
  }

  /// Observes the subject, and connects if this is the first counted observer.
  @usableFromInline
  package func subscribeCounted(_ sink: EventSink<Output>, _ outer: SinkDisposer) {
    let (session, isFirst) = join()
    let scope = CountedScope(self, session, sink)
    outer.set(scope)
    session.attach(EventSink(next: sink.next, stop: { scope.finish($0) }), scope)
    if isFirst, mustConnect(session) { session.begin() }
  }

  private func join() -> (MulticastSession<Output>, Bool) {
    while true {
      let session = session()
      let outcome = lock.withLock { () -> Bool? in
        guard current === session else { return nil }
        session.observers += 1
        return session.observers == 1
      }
      if let isFirst = outcome { return (session, isFirst) }
    }
  }

  private func mustConnect(_ session: MulticastSession<Output>) -> Bool {
    lock.withLock {
      guard current === session, !session.isConnected else { return false }
      session.isConnected = true
      return true
    }
  }

  /// A counted observer has gone.
  fileprivate func leave(_ session: MulticastSession<Output>) {
    let isLast = lock.withLock {
      session.observers -= 1
      return session.observers == 0 && current === session
    }
    if isLast { session.dispose() }
  }

  /// A session is over: the next observer gets a new one.
  fileprivate func end(_ session: MulticastSession<Output>) {
    let ended = lock.withLock { () -> MulticastSession<Output>? in
      guard current === session else { return nil }
      defer { current = nil }
      return current
    }
    withExtendedLifetime(ended) {}
  }

  private func session() -> MulticastSession<Output> {
    if let session = lock.withLock({ current }) { return session }
    let made = makeSession()
    return lock.withLock {
      if let current { return current }
      made.core = self
      current = made
      return made
    }
  }
}

/// One connection of a ``MulticastCore``: from the first observer to the end or the last one's going.
///
/// It is the scope of the subscription to the source.
@usableFromInline
package final class MulticastSession<Output>: SinkDisposer,
  @unchecked Sendable  // each field says what guards it
{
  @usableFromInline
  package typealias Attach = @Sendable (consuming EventSink<Output>, SinkDisposer) -> Void

  @usableFromInline let attach: Attach
  // The first two under the lock of the core; the others set before the session is shared.
  @exclusivity(unchecked) fileprivate var observers = 0
  @exclusivity(unchecked) fileprivate var isConnected = false
  @exclusivity(unchecked) fileprivate weak var core: MulticastCore<Output>?
  @exclusivity(unchecked) private var start: (@Sendable (MulticastSession<Output>) -> Void)?

  /// A session that has not subscribed to its source.
  ///
  /// - Parameters:
  ///   - attach: Subscribes an observer to the subject.
  ///   - start: Subscribes the subject to the source, with the session as its scope.
  @usableFromInline
  package init(
    attach: @escaping Attach, start: @escaping @Sendable (MulticastSession<Output>) -> Void
  ) {
    self.attach = attach
    self.start = start
    super.init()
  }

  /// A session that sends what comes from `source` to `input`.
  @inlinable
  package convenience init<Input>(
    _ source: EventSource<Input>, _ input: EventSink<Input>, attach: @escaping Attach
  ) {
    nonisolated(unsafe) let source = source  // only subscribed to, by whoever connects
    self.init(
      attach: attach,
      start: { session in
        source.subscribe(
          EventSink(next: input.next, stop: { session.finish($0, input) }), session)
      })
  }

  /// Called by the one who connects.
  fileprivate func begin() {
    let start = self.start
    self.start = nil
    if !isDisposed { start?(self) }
  }

  /// The source has ended: later observers find a new session, those of this one are told.
  @inlinable
  func finish<Input>(_ stop: Stop, _ input: EventSink<Input>) {
    leaveCore()
    input.stop(stop)
    dispose()
  }

  @usableFromInline
  func leaveCore() { core?.end(self) }

  package override func disposed() { leaveCore() }
}

/// The subscription of an observer that counts.
private final class CountedScope<Output>: SinkDisposer, @unchecked Sendable {  // immutable
  private let core: MulticastCore<Output>
  private let session: MulticastSession<Output>
  private let sink: EventSink<Output>

  init(
    _ core: MulticastCore<Output>, _ session: MulticastSession<Output>, _ sink: EventSink<Output>
  ) {
    self.core = core
    self.session = session
    self.sink = sink
    super.init()
  }

  func finish(_ stop: Stop) {
    sink.stop(stop)
    dispose()
  }

  override func disposed() { core.leave(session) }
}
