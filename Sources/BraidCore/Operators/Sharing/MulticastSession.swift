// SPDX-License-Identifier: MIT

/// One connection of a ``MulticastCore``.
///
/// It lasts until the source terminates, the last counted observer unsubscribes, or the connection
/// is disposed.
package final class MulticastSession: Cancelable, ScopedSubscription,
  @unchecked Sendable  // each field says what guards it
{
  package typealias Start = @Sendable (MulticastSession) -> Void

  /// The subject, if the next session may need its values.
  package let subject: SubjectCore?
  private let subscribeObserver: RawSubscribe
  /// Whether the subject is one of the program's, which a trace draws, and not a part of this.
  private let drawsSubject: Bool

  /// The scope of the subscription to the source.
  package let scope = SinkDisposer()
  // The next three are guarded by the core's lock; the others are set before the session is shared.
  var observers = 0
  /// Whether the source terminated while this was the core's current session.
  var hasTerminated = false
  var isConnected = false
  /// Whether this is no longer the core's current session.
  ///
  /// Written under the core's lock.
  let hasFinished = AtomicFlag()
  weak var core: MulticastCore?
  private var start: Start?

  /// A session that has not subscribed to its source yet.
  ///
  /// - Parameters:
  ///   - drawsSubject: Whether the subject is one of the program's, below which a trace draws the
  ///     source.
  ///   - attach: Subscribes an observer to the subject.
  ///   - start: Subscribes the subject to the source, with the session's scope.
  package init(
    subject: SubjectCore? = nil, drawsSubject: Bool = false, attach: @escaping RawSubscribe,
    start: @escaping Start
  ) {
    self.subject = subject
    self.drawsSubject = drawsSubject
    subscribeObserver = attach
    self.start = start
  }

  /// A session that forwards the events of `source` to `input`, as long as it is the current
  /// session.
  package convenience init(_ source: RawSource, _ input: RawSink, attach: @escaping RawSubscribe) {
    nonisolated(unsafe) let source = source  // only subscribed to, by the caller of connect
    self.init(
      attach: attach,
      start: { session in
        source.subscribe(
          RawSink(
            next: { if !session.hasFinished.load(ordering: .relaxed) { input.next($0) } },
            finish: { session.sourceFinished($0, input.finish) }), session.scope)
      })
  }

  /// A session that forwards the events of `source` to a subject of its own.
  package convenience init(_ source: RawSource, _ subject: SubjectCore) {
    nonisolated(unsafe) let source = source  // only subscribed to, by the caller of connect
    self.init(
      subject: subject, attach: { subject.subscribe($0, $1) },
      start: { session in
        source.subscribe(
          RawSink(
            next: { session.send(address(of: $0)) },
            finish: { session.sourceFinished($0) { subject.finish($0) } }), session.scope)
      })
  }

  /// A session that forwards the events of `source` to a subject that later sessions use as well.
  ///
  /// A value that is in transit when its session ends is sent before the values of the next
  /// session, or not at all.
  package convenience init(
    _ source: RawSource, keeping subject: SubjectCore, attach: @escaping RawSubscribe
  ) {
    nonisolated(unsafe) let source = source  // only subscribed to, by the caller of connect
    self.init(
      attach: attach,
      start: { session in
        source.subscribe(
          RawSink(
            next: { value in
              subject.next(at: address(of: value)) { !session.hasFinished.load(ordering: .relaxed) }
            }, finish: { session.sourceFinished($0) { subject.finish($0) } }), session.scope)
      })
  }

  /// Sends a value of the source, unless the session has finished.
  @inline(__always)
  private func send(_ value: UnsafeRawPointer) {
    if !hasFinished.load(ordering: .relaxed) { subject?.next(at: value) }
  }

  package var isDisposed: Bool { scope.isDisposed }

  /// Whether the source is subscribed although there are no observers.
  ///
  /// Called under the core's lock.
  var isIdle: Bool { observers == 0 && isConnected && !hasTerminated }

  /// Disposes the connection.
  ///
  /// Its observers receive nothing more.
  package func dispose() {
    core?.end(self)
    RaceWindow.reach(.sessionFinished)
    scope.dispose()
  }

  /// Sets the subscription to the source as the teardown; its end is the end of the connection.
  func follow(_ subscription: any Disposable) {
    scope.set(subscription)
    subscription.whenEnded { [scope] in scope.dispose() }
  }

  /// Called by the observer or the `connect()` that connects.
  func begin() {
    let start = start.take()
    if !isDisposed { Tracing.feeding(self, "shared") { start?(self) } }
  }

  /// Called when the source has terminated.
  ///
  /// Later observers get a new session, unless the rules keep this one; the observers of this one
  /// receive the terminal event, and the source is torn down before or after that.
  func sourceFinished(_ termination: Termination, _ forward: (Termination) -> Void) {
    let isFirst = core?.noteSourceEnd(self) ?? true
    RaceWindow.reach(.sessionFinished)
    if isFirst {
      if core?.rules.tearsDownFirst ?? true { scope.dispose() }
      forward(termination)
    }
    scope.finish()
  }

  /// Subscribes an observer to the subject.
  func attach(_ sink: RawSink, _ scope: SinkDisposer) {
    Tracing.joining(self, hidingParts: !drawsSubject) { subscribeObserver(sink, scope) }
  }
}

/// The subscription of one counted observer.
///
/// The caller increments the count before it attaches the observer, so the connection cannot end in
/// between. The count is decremented no earlier than the connection attempt, even if the replayed
/// values already satisfied the observer: connecting refreshes the replay buffer.
final class CountedScope: SinkDisposer, @unchecked Sendable {  // immutable; the count is atomic
  private let core: MulticastCore
  private let session: MulticastSession
  /// Counts the conditions for decrementing the count: the end of the subscription, and the return
  /// of the call that attaches the observer.
  private let holds = AtomicInt(2)

  /// Creates a scope that is already counted.
  init(_ core: MulticastCore, _ session: MulticastSession) {
    self.core = core
    self.session = session
    super.init()
  }

  /// Connects after the observer is attached, then decrements the count if the observer has already
  /// unsubscribed.
  ///
  /// An observer that unsubscribes during the connection decrements the count immediately.
  func attached(connects: Bool) {
    let hasLeft = release()
    if connects, core.mustConnect(session) { session.begin() }
    if hasLeft { core.leave(session) }
  }

  /// Called before the observer receives the end of the subject.
  func subjectFinished() { core.subjectFinished(session) }

  override func disposed() {
    if release() { core.leave(session) }
  }

  /// Returns true when both have ended.
  private func release() -> Bool { holds.decrement() == 1 }
}
