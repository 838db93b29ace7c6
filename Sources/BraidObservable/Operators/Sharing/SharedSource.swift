// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// The state that the observers of `share(_:)` share: at most one subscription to the source, and
/// the values buffered by the previous one.
///
/// Decisions are made under one lock and all calls happen outside it (C4). As in ``MulticastCore``,
/// a session is removed from `current` in the same critical section that decides that it has ended.
@usableFromInline
final class SharedSource<Element, Store: ReplayStore<Element>>:
  @unchecked Sendable  // all `var`s: the lock
{
  @usableFromInline typealias Session = SharedSession<Element, Store>
  @usableFromInline typealias Connect = @Sendable (Session) -> Void

  /// Subscribes the subject of a session to the source.
  private let connect: Connect
  private let policy: SharePolicy
  private let empty: Store
  private let lock = Lock()
  @exclusivity(unchecked) private var current: Session?
  /// The replay buffer for the next session.
  @exclusivity(unchecked) private var kept: Store?
  /// The timer of the grace period, and its number, which tells a superseded timer from the active
  /// one.
  @exclusivity(unchecked) private var grace: (any Disposable)?
  @exclusivity(unchecked) private var graceNumber = 0

  private init(_ policy: SharePolicy, _ empty: Store, _ connect: @escaping Connect) {
    self.connect = connect
    self.policy = policy
    self.empty = empty
  }

  deinit {
    grace?.dispose()
    current?.scope.dispose()
  }

  /// The shared observable.
  ///
  /// Connects immediately if the policy says so.
  @inlinable
  static func observable(
    of source: Observable<Element>, _ policy: SharePolicy, _ empty: Store
  ) -> Observable<Element> {
    nonisolated(unsafe) let source = source  // only subscribed to, by whoever connects
    return observable(policy, empty) { session in
      let input = EventSink<Element>(
        next: { if !session.isOver.load(ordering: .relaxed) { session.subject.next($0) } },
        finish: { session.sourceFinished($0) })
      Tracing.feeding(session.subject, "share") { source.subscribe(input, session.scope) }
    }
  }

  @usableFromInline
  static func observable(
    _ policy: SharePolicy, _ empty: Store, _ connect: @escaping Connect
  ) -> Observable<Element> {
    let shared = SharedSource(policy, empty, connect)
    if policy.connection == .atOnce { shared.connectAtOnce() }
    let result = Observable(.trampolined) { _, sink, scope in shared.subscribe(sink, scope) }
    result.made(by: "share")
    return result
  }

  private func connectAtOnce() {
    let session = enter { $0.isConnected = true }
    connect(session)
  }

  private func subscribe(_ sink: EventSink<Element>, _ outer: SinkDisposer) {
    let session = enter { $0.observers += 1 }
    endGrace()
    let scope = CountedScope { self.leave(session) }
    outer.set(scope)
    session.subject.subscribe(
      EventSink(
        next: sink.next,
        finish: {
          sink.finish($0)
          scope.dispose()
        }), scope)
    scope.attached { if mustConnect(session) { connect(session) } }
  }

  /// Runs a closure with the active session, under the lock; makes a session if there is none.
  private func enter(_ body: (Session) -> Void) -> Session {
    while true {
      let kept = lock.withLock {
        if let current { body(current) }
        return (session: current, store: self.kept, number: graceNumber)
      }
      if let session = kept.session { return session }
      let made = Session(self, SubjectCore(kept.store ?? empty))
      let (isMine, released) = lock.withLock {
        if current != nil || graceNumber != kept.number { return (false, Store?.none) }
        current = made
        defer { self.kept = nil }
        return (true, self.kept)
      }
      withExtendedLifetime(released) {}
      if !isMine { continue }
    }
  }

  /// A new observer cancels the grace-period timer.
  private func endGrace() {
    let grace = lock.withLock {
      graceNumber += 1
      defer { self.grace = nil }
      return self.grace
    }
    grace?.dispose()
  }

  private func mustConnect(_ session: Session) -> Bool {
    lock.withLock {
      if session.isConnected || session.hasEnded || session.observers < threshold { return false }
      if current !== session { return false }
      session.isConnected = true
      return true
    }
  }

  private var threshold: Int {
    if case .observers(let count) = policy.connection { count } else { 1 }
  }

  // MARK: Disconnecting

  /// Called when an observer has unsubscribed.
  private func leave(_ session: Session) {
    let number: Int? = lock.withLock {
      session.observers -= 1
      return isIdle(session) ? graceNumber : nil
    }
    guard let number else { return }
    switch policy.disconnection {
    case .never: break
    case .lastObserver: giveUp(ifStill: number)
    case .grace(let length, let scheduler):
      let job = scheduler.timing.performAfter(length) { [weak self] in
        self?.giveUp(ifStill: number)
      }
      let late: (any Disposable)? = lock.withLock {
        if graceNumber != number { return job }
        let old = grace
        grace = job
        return old
      }
      late?.dispose()
    }
  }

  /// Whether the source is subscribed although there are no observers.
  ///
  /// Called under the lock.
  private func isIdle(_ session: Session) -> Bool {
    current === session && session.observers == 0 && session.isConnected && !session.hasEnded
  }

  /// Disposes the subscription to the source, unless an observer has subscribed in between.
  private func giveUp(ifStill number: Int) {
    let (session, released) = lock.withLock {
      guard number == graceNumber, let current, isIdle(current) else {
        return (Session?.none, (Store?.none, (any Disposable)?.none))
      }
      return (current, vacate(current))
    }
    withExtendedLifetime(released) {}
    session?.scope.dispose()
  }

  /// Ends a session.
  ///
  /// Called under the lock, by a caller that retains the session.
  ///
  /// - Returns: Objects that are no longer needed, to be released outside the lock.
  private func vacate(_ session: Session) -> (Store?, (any Disposable)?) {
    session.isOver.store(true, ordering: .releasing)
    current = nil
    graceNumber += 1
    let released = (kept, grace)
    kept = policy.restart == .keepingValues ? session.subject.remembered() : nil
    grace = nil
    return released
  }

  /// Called when the source of a session has terminated.
  ///
  /// Returns false if the session has ended already.
  fileprivate func end(_ session: Session) -> Bool {
    let (isMine, released) = lock.withLock {
      if current !== session { return (false, (Store?.none, (any Disposable)?.none)) }
      if policy.end == .restart { return (true, vacate(session)) }
      session.hasEnded = true
      graceNumber += 1
      defer { grace = nil }
      return (true, (nil, grace))
    }
    released.1?.dispose()
    withExtendedLifetime(released) {}
    return isMine
  }
}

/// One subscription of a ``SharedSource``, and the subject its observers subscribe to.
@usableFromInline
final class SharedSession<Element, Store: ReplayStore<Element>>:
  @unchecked Sendable  // each field says what guards it
{
  @usableFromInline let subject: SubjectCore<Element, Store>
  /// The scope of the subscription to the source.
  @usableFromInline let scope = SinkDisposer()
  /// Whether this is no longer the owner's current session.
  ///
  /// Written under the owner's lock.
  @usableFromInline let isOver = Atomic<Bool>(false)
  // Under the lock of the owner.
  @exclusivity(unchecked) fileprivate var observers = 0
  @exclusivity(unchecked) fileprivate var isConnected = false
  /// Whether the source has terminated and later observers are to receive the terminal event.
  @exclusivity(unchecked) fileprivate var hasEnded = false
  private weak let owner: SharedSource<Element, Store>?

  fileprivate init(
    _ owner: SharedSource<Element, Store>, _ subject: SubjectCore<Element, Store>
  ) {
    self.owner = owner
    self.subject = subject
  }

  /// Called when the source has terminated: tears it down, then forwards the terminal event to the
  /// observers, unless the session has ended already.
  @usableFromInline
  func sourceFinished(_ termination: Termination) {
    let isCurrent = owner?.end(self) ?? true
    scope.dispose()
    if isCurrent { subject.finish(termination) }
  }
}
