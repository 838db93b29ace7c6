// SPDX-License-Identifier: MIT

/// A shared source as a program sees it.
struct SharedSession {
  var source: Source
  var connect: () -> Void = {}
  var disconnect: () -> Void = {}
}

/// One connection to a source, and whom it reaches.
private final class Session {
  let subject: Subject
  /// How many observers keep it connected.
  var count = 0
  var connection: Scope?
  /// Whether the source has ended, and so tears itself down.
  var hasEnded = false

  init(_ subject: Subject) { self.subject = subject }
}

/// Connects observers to a source through the subject of a connection.
///
/// A connection is removed before its end is visible: before the source's end is
/// delivered, and before its teardown runs. A later observer starts a new one.
private final class Connectable {
  private let world: World
  private let upstream: Source
  private let hub: Hub
  /// Whether the source is torn down before its end is delivered: true for Rx's connections
  /// (Multicast.swift:173), but not for `share()` and `share(replay: 1)`
  /// (ShareReplayScope.swift:198 and 337).
  private let tearsDownFirst: Bool
  private var kept: Subject?
  private var session: Session?
  /// The result of the last call of `connect` that has returned.
  private var latest: Session?
  private var connected: Session?
  /// Connections of signals begin once in their life.
  private var wasConnected = false
  /// Whether the source of a single subject has ended, even if its end is still being delivered:
  /// then there is no reason to connect.
  private var isExhausted = false

  init(_ world: World, _ upstream: Source, _ hub: Hub, tearsDownFirst: Bool = true) {
    self.world = world
    self.tearsDownFirst = tearsDownFirst
    self.upstream = upstream
    self.hub = hub
    if case .one(let kind) = hub { kept = Subject(kind, world) }
    if world.model == .signal, hub == .publish { kept = Subject(.publish, world) }
    if world.model == .signal, case .replay(let count) = hub {
      kept = Subject(.replay(count), world)
    }
  }

  private var current: Session {
    if let session { return session }
    let subject =
      kept
      ?? {
        switch hub {
        case .publish: Subject(.publish, world)
        case .replay(let count): Subject(.replay(count), world)
        case .one(let kind), .each(let kind): Subject(kind, world)
        }
      }()
    let new = Session(subject)
    session = new
    return new
  }

  func subscribe(_ sink: @escaping Sink, _ scope: Scope) {
    current.subject.subscribe(sink, scope)
  }

  func connect() {
    if world.model == .signal {
      if wasConnected {
        latest = connected
        return
      }
      wasConnected = true
    }
    let session = current
    connected = session
    connect(session)
    latest = session
  }

  private func connect(_ session: Session, prepare: () -> Void = {}) {
    if session.connection != nil { return }
    let connection = Scope(world)
    session.connection = connection
    prepare()
    world.subscribe(
      upstream,
      { event in
        if connection.isDisposed { return }
        if event == .abandoned {
          if self.world.model == .signal { connection.abandon() }
          return
        }
        if event.isLast {
          self.leave(session)
          self.isExhausted = self.kept != nil && self.world.model == .observable
        }
        if event.isLast {
          session.hasEnded = true
          if self.world.model == .signal { connection.dispose() }
          if self.world.model == .observable, self.tearsDownFirst { connection.disposeNow() }
        }
        session.subject.send(event)
      }, connection)
  }

  /// A connection that ends with a scope.
  func connect(in scope: Scope) {
    let session = current
    connect(session) {
      scope.add {
        self.leave(session)
        session.connection?.dispose()
      }
    }
  }

  private func leave(_ session: Session) {
    if self.session === session { self.session = nil }
  }

  func disconnect() {
    guard let session = latest else { return }
    leave(session)
    session.connection?.dispose()
  }

  /// An observer is counted before it is attached, and the first attached observer connects: that
  /// may be an observer that subscribed during another one's replay.
  func subscribeCounted(_ sink: @escaping Sink, _ scope: Scope) {
    if let kept, kept.over != nil { return kept.subscribe(sink, scope) }
    let session = current
    session.count += 1
    let own = scope.child()
    session.subject.subscribe(
      { event in
        sink(event)
        if event.isLast { scope.dispose() }
      }, own)
    func leave() {
      own.dispose()
      session.count -= 1
      guard session.count == 0, !session.hasEnded else { return }
      self.leave(session)
      session.connection?.dispose()
    }
    if session.connection == nil, !isExhausted, world.model == .observable || !wasConnected {
      wasConnected = true
      if !scope.isDisposed { return connect(session) { scope.add(leave) } }
      connect(session)
    }
    scope.add(leave)
  }
}

/// Shares a source by a policy: connections that the observers count, and timers between them.
private final class PolicyShare {
  private let world: World
  private let upstream: Source
  private let count: Int
  /// How long a connection outlives its last observer.
  private let grace: Int
  private let keepsValues: Bool
  private let replaysEnd: Bool
  /// How many observers connect.
  private let needed: Int
  private var session: Session?
  /// The values of the previous connection.
  private var previous: [Int] = []
  private var cancelGrace: () -> Void = {}

  init(
    _ world: World, _ upstream: Source, replay count: Int, grace: Int, keepsValues: Bool,
    replaysEnd: Bool, observers needed: Int
  ) {
    self.world = world
    self.upstream = upstream
    self.count = count
    self.grace = grace
    self.keepsValues = keepsValues
    self.replaysEnd = replaysEnd
    self.needed = needed
  }

  private var current: Session {
    if let session { return session }
    let new = Session(Subject(replaying: count, previous, world))
    session = new
    return new
  }

  /// An observer is counted before it is attached, and connects afterwards.
  func subscribe(_ sink: @escaping Sink, _ scope: Scope) {
    let session = current
    session.count += 1
    cancelGrace()
    let own = scope.child()
    session.subject.subscribe(
      { event in
        sink(event)
        if event.isLast { scope.dispose() }
      }, own)
    func leave() {
      own.dispose()
      session.count -= 1
      if session.count == 0, session.connection != nil, !session.hasEnded { vacate(session) }
    }
    if session.connection == nil, !session.hasEnded, session.count >= needed {
      if !scope.isDisposed { return connect(session) { scope.add(leave) } }
      connect(session)
    }
    scope.add(leave)
  }

  private func connect(_ session: Session, prepare: () -> Void = {}) {
    let connection = Scope(world)
    session.connection = connection
    prepare()
    world.subscribe(
      upstream,
      { event in
        if connection.isDisposed || event == .abandoned { return }
        if event.isLast {
          session.hasEnded = true
          if self.replaysEnd { self.cancelGrace() } else { self.leave(session) }
          connection.disposeNow()
        }
        session.subject.send(event)
      }, connection)
  }

  /// The last observer has left.
  private func vacate(_ session: Session) {
    func disconnect() {
      leave(session)
      session.connection?.dispose()
    }
    if grace == 0 || self.session !== session { return disconnect() }
    cancelGrace = world.schedule(after: grace, disconnect)
  }

  private func leave(_ session: Session) {
    if self.session !== session { return }
    self.session = nil
    cancelGrace()
    if keepsValues { previous = session.subject.memory }
  }
}

extension World {
  func makeShared(_ shared: SharedSource) -> SharedSession {
    let upstream = source(shared.source, input: 0)
    func connectable(_ hub: Hub, tearsDownFirst: Bool = true) -> Connectable {
      Connectable(self, upstream, hub, tearsDownFirst: tearsDownFirst)
    }
    // `share()` and `share(replay: 1)` are no producers (ShareReplayScope.swift:259, 406).
    func counted(_ hub: Hub, isDirect: Bool = false) -> SharedSession {
      SharedSession(
        source: Source(
          startsAtOnce: isDirect,
          run: connectable(hub, tearsDownFirst: !isDirect).subscribeCounted))
    }
    switch shared.sharing {
    case .share(let count, let forever):
      let kind: SubjectKind = count > 0 ? .replay(count) : .publish
      return counted(forever ? .one(kind) : .each(kind), isDirect: !forever && count <= 1)
    case .counted(let hub): return counted(hub)
    case .policy(let count, let grace, let keepsValues, let replaysEnd, let observers):
      let share = PolicyShare(
        self, upstream, replay: count, grace: grace, keepsValues: keepsValues,
        replaysEnd: replaysEnd, observers: observers)
      return SharedSession(source: Source(run: share.subscribe))
    case .connectable(let hub):
      let connection = connectable(hub)
      return SharedSession(
        source: Source(startsAtOnce: true, run: connection.subscribe),
        connect: connection.connect, disconnect: connection.disconnect)
    case .replay, .replayLast:
      let connection = connectable(.replay(shared.sharing == .replay ? .max : 1))
      connection.connect()
      return SharedSession(source: Source(startsAtOnce: true, run: connection.subscribe))
    case .replayLazily:
      let connection = connectable(.replay(.max))
      return SharedSession(
        source: Source { sink, scope in
          connection.subscribe(sink, scope)
          connection.connect()
        })
    }
  }

  /// Shares the source among its uses inside a closure, which here uses it twice.
  func multicast(_ site: Int, _ source: Source, _ hub: Hub) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      let connection = Connectable(self, source, hub)
      let shared = Source(startsAtOnce: true, run: connection.subscribe)
      do throws(Failure) {
        try self.call(site, .transform)
        if scope.isDisposed { return }
        let shifted = self.stage(shared) { value, output in output.next(value + 100) }
        self.subscribe(self.merge([shared, shifted]), output.send, scope.child())
        if scope.isDisposed { return }
        connection.connect(in: scope)
      } catch { output.end(.error(error.code)) }
    }
  }
}
