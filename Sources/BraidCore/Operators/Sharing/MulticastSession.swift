// SPDX-License-Identifier: MIT
public import Synchronization

/// One connection of a ``MulticastCore``.
///
/// It lasts until the source terminates, the last counted observer unsubscribes, or the connection
/// is disposed.
@usableFromInline
package class MulticastSession: Cancelable, ScopedSubscription,
  @unchecked Sendable  // each field says what guards it
{
  @usableFromInline package typealias Start = @Sendable (MulticastSession) -> Void

  /// The scope of the subscription to the source.
  @usableFromInline package final let scope = SinkDisposer()
  // The next three are guarded by the core's lock; the others are set before the session is shared.
  @exclusivity(unchecked) final var observers = 0
  /// Whether the source terminated while this was the core's current session.
  @exclusivity(unchecked) final var hasEnded = false
  @exclusivity(unchecked) final var isConnected = false
  /// Whether this is no longer the core's current session.
  ///
  /// Written under the core's lock.
  @usableFromInline final let isOver = Atomic<Bool>(false)
  @exclusivity(unchecked) final weak var core: MulticastCore?
  @exclusivity(unchecked) private final var start: Start?

  /// A session that has not subscribed to its source yet.
  ///
  /// - Parameter start: Subscribes the subject to the source, with the session's scope.
  init(_ start: @escaping Start) { self.start = start }

  @usableFromInline package final var isDisposed: Bool { scope.isDisposed }

  /// Whether the source is subscribed although there are no observers.
  ///
  /// Called under the core's lock.
  final var isIdle: Bool { observers == 0 && isConnected && !hasEnded }

  /// Disposes the connection.
  ///
  /// Its observers receive nothing more.
  @usableFromInline
  package final func dispose() {
    core?.end(self)
    RaceWindow.reach(.sessionOver)
    scope.dispose()
  }

  /// Sets the subscription to the source as the teardown; its end is the end of the connection.
  @usableFromInline
  final func follow(_ subscription: any Disposable) {
    scope.set(subscription)
    subscription.whenEnded { [scope] in scope.dispose() }
  }

  /// Called by the observer or the `connect()` that connects.
  final func begin() {
    let start = start.take()
    if !isDisposed { Tracing.feeding(self, "shared") { start?(self) } }
  }

  /// Called when the source has terminated.
  ///
  /// Later observers get a new session, unless the rules keep this one; the observers of this one
  /// receive the terminal event, and the source is torn down before or after that.
  @usableFromInline
  final func sourceFinished(_ termination: Termination, _ forward: (Termination) -> Void) {
    let isFirst = core?.sourceEnded(self) ?? true
    RaceWindow.reach(.sessionOver)
    if isFirst {
      if core?.rules.tearsDownFirst ?? true { scope.dispose() }
      forward(termination)
    }
    scope.finish()
  }

  /// Subscribes an observer to the subject, whose values are known to be of type `Output`.
  final func attach<Output>(_ sink: EventSink<Output>, _ scope: SinkDisposer) {
    let session = unsafeDowncast(self, to: SubjectSession<Output>.self)
    Tracing.joining(self) { session.attach(sink, scope) }
  }
}

/// The part of a session that depends on the type of the values.
@usableFromInline
package final class SubjectSession<Output>: MulticastSession,
  @unchecked Sendable  // immutable
{
  @usableFromInline
  package typealias Attach = @Sendable (consuming EventSink<Output>, SinkDisposer) -> Void

  /// The subject, if the next session may need its values.
  @usableFromInline package let subject: AnyObject?
  fileprivate let attach: Attach

  /// A session that has not subscribed to its source yet.
  ///
  /// - Parameters:
  ///   - attach: Subscribes an observer to the subject.
  ///   - start: Subscribes the subject to the source, with the session's scope.
  @usableFromInline
  package init(subject: AnyObject? = nil, attach: @escaping Attach, start: @escaping Start) {
    self.subject = subject
    self.attach = attach
    super.init(start)
  }

  /// A session that forwards the events of `source` to `input` as long as it is the current
  /// session.
  ///
  /// The next session may use the same subject.
  @usableFromInline
  package convenience init<Input>(
    _ source: EventSource<Input>, _ input: EventSink<Input>, attach: @escaping Attach
  ) {
    nonisolated(unsafe) let source = source  // only subscribed to, by the caller of connect
    self.init(
      attach: attach,
      start: { session in
        let next = input.next
        source.subscribe(
          EventSink(
            next: { if !session.isOver.load(ordering: .relaxed) { next($0) } },
            finish: { session.sourceFinished($0, input.finish) }), session.scope)
      })
  }

  /// A session like that, with a subject of the library.
  @inlinable
  package convenience init<Store: ReplayStore<Output>>(
    _ source: EventSource<Output>, _ subject: SubjectCore<Output, Store>
  ) {
    nonisolated(unsafe) let source = source  // only subscribed to, by the caller of connect
    self.init(
      subject: subject,
      attach: { subject.subscribe($0, $1) },
      start: { session in
        source.subscribe(
          EventSink(
            next: { if !session.isOver.load(ordering: .relaxed) { subject.next($0) } },
            finish: { session.sourceFinished($0) { subject.finish($0) } }), session.scope)
      })
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
  /// What must have ended before the count is decremented: the subscription, and the call that
  /// attaches the observer.
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

  /// Forwards the end of the subject.
  func finish(_ forward: () -> Void) { core.finish(self, of: session, forward) }

  override func disposed() {
    if release() { core.leave(session) }
  }

  /// Returns true when both have ended.
  private func release() -> Bool { holds.decrement() == 1 }
}
