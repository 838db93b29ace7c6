// SPDX-License-Identifier: MIT

/// The engine of every shared subscription, in either model: `share`, `refCount`, `multicast`, a
/// share policy, and the connections of signals.
///
/// ``connect(_:)`` connects explicitly. Counted observers connect when enough of them have
/// subscribed, and disconnect when the last one unsubscribes. Decisions are made under one lock and
/// all calls happen outside it (C4), so two concurrent observers never connect twice.
///
/// A session is removed from `current` in the same critical section that decides that it has
/// finished. An observer that subscribes later, even during the session's teardown or during the
/// delivery of its terminal event, therefore gets a new session and never joins an ending one.
///
/// Compiled once: the values are passed by address.
package final class MulticastCore: RawOperator, @unchecked Sendable {  // all `var`s: the lock
  /// Makes a session; receives the previous one if the rules keep its values.
  package typealias MakeSession = @Sendable (_ previous: MulticastSession?) -> MulticastSession

  private let lock = Lock()
  let rules: MulticastRules
  private let makeSession: MakeSession
  private var current: MulticastSession?
  /// The session whose values the next one replays.
  private var previous: MulticastSession?
  /// The timer of the grace period, and its number, which tells a superseded timer from the active
  /// one.
  private var grace: (any Disposable)?
  private var graceNumber = 0

  /// A core that makes a session when one is needed and none is active.
  package init(
    _ rules: MulticastRules = MulticastRules(), _ makeSession: @escaping MakeSession
  ) {
    self.rules = rules
    self.makeSession = makeSession
  }

  deinit {
    grace?.dispose()
    if rules.endsWithCore { current?.scope.dispose() }
  }

  // MARK: Subscribing and connecting

  /// Subscribes an observer of the shared source, which is counted.
  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    subscribeCounted(sink, scope)
  }

  package override var name: String { "share" }

  /// The session of an observer that does not connect.
  fileprivate func join() -> MulticastSession { enter { _ in true }.0 }

  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Parameter announce: Receives the returned object before the source is subscribed, so that a
  ///   source that emits synchronously can be disposed.
  /// - Returns: A disposable that unsubscribes from the source.
  @discardableResult
  package func connect(_ announce: (any Cancelable) -> Void = { _ in }) -> any Cancelable {
    let (session, isFirst) = enter { session -> Bool? in
      if session.hasTerminated { return nil }
      defer { session.isConnected = true }
      return !session.isConnected
    }
    announce(session)
    if isFirst { session.begin() }
    return session
  }

  /// Counts an observer.
  ///
  /// - Returns: The observer's session, and its role there.
  fileprivate func joinCounted() -> (MulticastSession, Role) {
    var timer: (any Disposable)?
    let joined = enter { session -> Role in
      if session.hasFinished.load(ordering: .relaxed) { return .late }
      session.observers += 1
      timer = resetGrace()
      return session.isConnected ? .listens : .connects
    }
    timer?.dispose()
    return joined
  }

  /// Called before a counted observer receives the end of a session's subject.
  func subjectFinished(_ session: MulticastSession) {
    if rules.isSingle { return }
    // If another sender terminated the subject, there is nothing left to connect for.
    end(session)
    if rules.tearsDownFirst { session.scope.dispose() }
  }

  /// Runs a closure with the current session, under the lock; makes a session if there is none, or
  /// if the closure returns nil.
  private func enter<Result>(_ body: (MulticastSession) -> Result?) -> (MulticastSession, Result) {
    var made: MulticastSession?
    var before: MulticastSession?
    while true {
      let (session, result) = lock.withLock { () -> (MulticastSession?, Result?) in
        if current == nil, let made, previous === before {
          current = made
          previous = nil
        }
        guard let current else {
          before = previous
          return (nil, nil)
        }
        let result = body(current)
        if result == nil { self.current = nil }
        return (current, result)
      }
      if let session, let result { return (session, result) }
      if session == nil {
        let new = makeSession(before)
        // The only session of a core needs no change of it when it ends.
        if !rules.isSingle { new.core = self }
        made = new
      }
    }
  }

  func mustConnect(_ session: MulticastSession) -> Bool {
    lock.withLock {
      if session.isConnected || session.hasTerminated || session.observers < rules.observers {
        return false
      }
      if session.hasFinished.load(ordering: .relaxed) { return false }
      session.isConnected = true
      return true
    }
  }

  // MARK: Disconnecting

  /// Called when a counted observer has unsubscribed.
  ///
  /// The last one disconnects, unless the rules say otherwise. If the source has terminated, that
  /// is done where the terminal event is handled.
  func leave(_ session: MulticastSession) {
    var wait: (length: Duration, timing: Timing, number: Int)?
    let disconnects = lock.withLock {
      session.observers -= 1
      if !session.isIdle { return false }
      if current !== session { return true }
      switch rules.disconnection {
      case .lastObserver:
        vacate(session)
        return true
      case .grace(let length, let timing): wait = (length, timing, graceNumber)
      case .never: break
      }
      return false
    }
    if let wait { startGrace(wait.length, wait.timing, wait.number) }
    if disconnects {
      RaceWindow.reach(.sessionFinished)
      session.scope.dispose()
    }
  }

  private func startGrace(_ length: Duration, _ timing: Timing, _ number: Int) {
    let job = timing.performAfter(length) { [weak self] in self?.giveUp(ifStill: number) }
    let late: (any Disposable)? = lock.withLock {
      graceNumber == number ? exchange(&grace, with: job) : job
    }
    late?.dispose()
  }

  /// Disposes the subscription to the source, unless an observer has subscribed in between.
  private func giveUp(ifStill number: Int) {
    let (session, timer) = lock.withLock { () -> (MulticastSession?, (any Disposable)?) in
      guard number == graceNumber, let current, current.isIdle else { return (nil, nil) }
      vacate(current)
      return (current, resetGrace())
    }
    withExtendedLifetime(timer) {}
    session?.scope.dispose()
  }

  /// Ends a session: the next observer gets a new one.
  func end(_ session: MulticastSession) {
    if session.hasFinished.load() { return }
    lock.withLock { if !session.hasTerminated { vacate(session) } }
  }

  /// Called when a session's source has terminated.
  ///
  /// Returns false if the session has finished already: then the terminal event does not concern
  /// the subject.
  func noteSourceEnd(_ session: MulticastSession) -> Bool {
    let (isFirst, timer) = lock.withLock { () -> (Bool, (any Disposable)?) in
      if session.hasFinished.load(ordering: .relaxed) { return (false, nil) }
      session.hasTerminated = true
      if !rules.keepsEnded { vacate(session) }
      return (true, resetGrace())
    }
    timer?.dispose()
    return isFirst
  }

  /// Called under the lock, by a caller that retains the session.
  private func vacate(_ session: MulticastSession) {
    session.hasFinished.store(true)
    if current !== session || rules.isSingle { return }
    current = nil
    if rules.keepsValues { previous = session }
  }

  /// Called under the lock.
  ///
  /// - Returns: The timer to cancel outside the lock.
  private func resetGrace() -> (any Disposable)? {
    graceNumber += 1
    return grace.take()
  }
}

/// The role of a counted observer, after it was attached to the subject of its session.
private enum Role {
  case connects
  /// Nothing: the session is connected.
  case listens
  /// Nothing, and it was not counted: the only session of the core has terminated.
  case late
}

extension MulticastCore {
  /// Subscribes to the subject without connecting.
  package func subscribe(_ sink: RawSink, _ scope: SinkDisposer) {
    join().attach(sink, scope)
  }

  /// Subscribes to the subject, and connects if enough observers have subscribed.
  ///
  /// The observer is counted before it is attached, so the session cannot end in between. If the
  /// replayed values satisfy the observer, it still connects, so that the replay buffer is
  /// refreshed, and then unsubscribes.
  package func subscribeCounted(_ sink: RawSink, _ outer: SinkDisposer) {
    let (session, role) = joinCounted()
    if role == .late {
      // The only connection has terminated, so nothing can send but the subject's buffer. The scope
      // does not wait for the release of the subject, which its senders still retain.
      let scope = SinkDisposer()
      outer.set(scope)
      session.attach(sink, scope)
      return outer.abandon()
    }
    let scope = CountedScope(self, session)
    outer.set(scope)
    RaceWindow.reach(.observerCounted)
    let finish = sink.finish
    session.attach(
      RawSink(
        next: sink.next,
        finish: { end in
          scope.subjectFinished()
          finish(end)
        }), scope)
    RaceWindow.reach(.observerAttached)
    scope.attached(connects: role == .connects)
  }
}

/// How observers share the connections of a ``MulticastCore``.
package struct MulticastRules: Sendable {
  /// When a connection ends for lack of counted observers.
  package enum Disconnection: Sendable {
    case lastObserver
    /// After a time without observers.
    indirect case grace(Duration, Timing)
    case never
  }

  /// The number of counted observers at which the core connects.
  package var observers = 1
  package var disconnection = Disconnection.lastObserver
  /// Whether a connection is torn down before the observers receive its terminal event, as
  /// everywhere but in `share()` and `share(replay: 1)`.
  var tearsDownFirst = true
  /// Whether observers that subscribe after the source has terminated still join its session, and
  /// receive the replay of its subject.
  var keepsEnded = false
  /// Whether the next session receives the previous one, to replay its values.
  package var keepsValues = false
  /// Whether there is only one connection ever: RAC.
  var isSingle = false
  /// Whether the connection ends when the core is released.
  var endsWithCore = false

  /// The rules of `refCount()`.
  package init(
    tearsDownFirst: Bool = true, keepsEnded: Bool = false, isSingle: Bool = false,
    endsWithCore: Bool = false
  ) {
    self.tearsDownFirst = tearsDownFirst
    self.keepsEnded = keepsEnded
    self.isSingle = isSingle
    self.endsWithCore = endsWithCore
  }
}
