// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// What the observers of `share(_:)` share: one subscription to a source at a time, and what was
/// kept of the one before.
///
/// All of it is decided under one lock, and everything is called outside it (C4). A session leaves
/// its place here in the same critical section that decides it is over, as in ``MulticastCore``.
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
  /// What the next session begins with.
  @exclusivity(unchecked) private var kept: Store?
  /// The time that the last observer has been gone for, and its number: one that is over is told
  /// from the one that runs.
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

  /// The shared observable; connects at once if the policy says so.
  @inlinable
  static func observable(
    of source: Observable<Element>, _ policy: SharePolicy, _ empty: Store
  ) -> Observable<Element> {
    nonisolated(unsafe) let source = source  // only subscribed to, by whoever connects
    return observable(policy, empty) { session in
      source.subscribe(
        EventSink(
          next: { if !session.isOver.load(ordering: .relaxed) { session.subject.next($0) } },
          finish: { session.sourceFinished($0) }), session.scope)
    }
  }

  @usableFromInline
  static func observable(
    _ policy: SharePolicy, _ empty: Store, _ connect: @escaping Connect
  ) -> Observable<Element> {
    let shared = SharedSource(policy, empty, connect)
    if policy.connection == .atOnce { shared.connectAtOnce() }
    return Observable(.trampolined) { _, sink, scope in shared.subscribe(sink, scope) }
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

  /// Does something with the session under way, under the lock; makes one if there is none.
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

  /// Somebody has come: what waits for the last one to stay away waits no more.
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

  // MARK: Letting go

  /// An observer has unsubscribed.
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

  /// Whether there is a subscription to the source, and nobody who needs it; under the lock.
  private func isIdle(_ session: Session) -> Bool {
    current === session && session.observers == 0 && session.isConnected && !session.hasEnded
  }

  /// Gives the subscription up, unless somebody has come meanwhile.
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

  /// A session leaves its place; under the lock, by somebody who keeps it.
  ///
  /// - Returns: What nobody needs any more, to be released outside the lock.
  private func vacate(_ session: Session) -> (Store?, (any Disposable)?) {
    session.isOver.store(true, ordering: .releasing)
    current = nil
    graceNumber += 1
    let released = (kept, grace)
    kept = policy.restart == .keepingValues ? session.subject.remembered() : nil
    grace = nil
    return released
  }

  /// The source of a session has ended.
  ///
  /// False if the session has been given up before.
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

/// One subscription of a ``SharedSource``, and the subject its observers observe.
@usableFromInline
final class SharedSession<Element, Store: ReplayStore<Element>>:
  @unchecked Sendable  // each field says what guards it
{
  @usableFromInline let subject: SubjectCore<Element, Store>
  /// The scope of the subscription to the source.
  @usableFromInline let scope = SinkDisposer()
  /// Whether it has left its place; changed under the lock of its owner.
  @usableFromInline let isOver = Atomic<Bool>(false)
  // Under the lock of the owner.
  @exclusivity(unchecked) fileprivate var observers = 0
  @exclusivity(unchecked) fileprivate var isConnected = false
  /// Whether the source has ended, while later observers are to hear of that.
  @exclusivity(unchecked) fileprivate var hasEnded = false
  private weak let owner: SharedSource<Element, Store>?

  fileprivate init(
    _ owner: SharedSource<Element, Store>, _ subject: SubjectCore<Element, Store>
  ) {
    self.owner = owner
    self.subject = subject
  }

  /// The source has ended: it is torn down, then the observers receive the end, unless this session
  /// was given up before.
  @usableFromInline
  func sourceFinished(_ termination: Termination) {
    let isCurrent = owner?.end(self) ?? true
    scope.dispose()
    if isCurrent { subject.finish(termination) }
  }
}
