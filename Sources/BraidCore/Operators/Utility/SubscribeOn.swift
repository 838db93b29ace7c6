// SPDX-License-Identifier: MIT

/// `subscribe(on:)` and `delaySubscription`: a subscription that a scheduler makes later.
@usableFromInline
package final class DeferredSubscription: Disposable, @unchecked Sendable {  // fields: the lock
  /// The scope of the source's subscription.
  @usableFromInline let inner: DeferredScope
  private let tearDown: (@Sendable (@escaping Timing.Work) -> any Disposable)?
  private let lock = Lock()
  @exclusivity(unchecked) private var job: (any Disposable)?
  @exclusivity(unchecked) private var isOver = false
  /// Whether the source has ended, and is torn down there when its end was forwarded.
  @exclusivity(unchecked) private var isEnding = false
  /// The thread that is subscribing, while it does.
  @exclusivity(unchecked) private var subscriber: Int?

  /// - Parameters:
  ///   - outer: The scope of the result.
  ///   - tearDown: Where the source's teardown runs when the subscription is disposed before the
  ///     source has ended; without it, on the thread that disposes.
  @usableFromInline
  package init(
    _ outer: SinkDisposer, tearDown: (@Sendable (@escaping Timing.Work) -> any Disposable)?
  ) {
    inner = DeferredScope(outer)
    self.tearDown = tearDown
    outer.set(self)
  }

  /// Lets `schedule` decide when to subscribe.
  @inlinable
  package func begin<Element: Sendable>(
    _ source: EventSource<Element>, _ sink: EventSink<Element>,
    schedule: (@escaping Timing.Work) -> any Disposable
  ) {
    nonisolated(unsafe) let source = source  // subscribed to by the one job
    // Operators tear themselves down at their end. A source that is no operator forgets its
    // observers, or waits for them to unsubscribe, as the sources of tests do.
    let tearsItselfDown = source.start != .hot
    keep(
      schedule {
        guard self.start() else { return }
        source.subscribe(
          EventSink(
            next: self.next(sink.next), finish: { self.sourceFinished($0, sink, tearsItselfDown) }),
          self.inner)
        self.started()
      })
  }

  /// Passes values on until the subscription is over: where the teardown waits for the scheduler,
  /// the source may send some more.
  @inlinable
  func next<Element>(
    _ next: @escaping @Sendable (Element) -> Void
  ) -> @Sendable (Element) -> Void {
    if !tearsDownLater { return next }
    let inner = inner
    return { if !inner.isDisposed { next($0) } }
  }

  @usableFromInline var tearsDownLater: Bool { tearDown != nil }

  /// False if nobody wants the source any more.
  @usableFromInline
  func start() -> Bool {
    let isWanted = inner.isWanted
    return lock.withLock {
      if isOver || !isWanted { return false }
      subscriber = ThreadContext.current.identity
      return true
    }
  }

  /// The call that subscribes has returned.
  @usableFromInline
  func started() { lock.withLock { subscriber = nil } }

  @usableFromInline
  func keep(_ job: any Disposable) {
    let isLate = lock.withLock {
      if !isOver { self.job = job }
      return isOver
    }
    if isLate { job.dispose() }
  }

  @inlinable
  func sourceFinished<Element>(
    _ termination: Termination, _ sink: EventSink<Element>, _ tearsItselfDown: Bool
  ) {
    if tearsItselfDown { end() }
    sink.finish(termination)
    if tearsItselfDown { inner.dispose() } else { endInner() }
  }

  @usableFromInline
  func end() { lock.withLock { isEnding = true } }

  @usableFromInline
  package func dispose() {
    let (job, isEnding) = lock.withLock {
      isOver = true
      defer { self.job = nil }
      return (self.job, self.isEnding)
    }
    job?.dispose()
    // While a source forwards its end nothing goes through the scheduler: it tears itself down.
    if tearDown == nil || !isEnding { endInner() }
  }

  /// Disposes the source's subscription; if it has not begun, it will have nothing to tear down.
  ///
  /// Inside of the call that subscribes this is the scheduler's thread already, and a source that
  /// sends without end must hear of it before it can do anything else.
  @usableFromInline
  func endInner() {
    let isInside = lock.withLock { subscriber == ThreadContext.current.identity }
    if let tearDown, !isInside {
      inner.dispose(tearingDownIn: { _ = tearDown($0) })
    } else {
      inner.dispose()
    }
  }
}

/// The scope of a source that was subscribed to later.
@usableFromInline
final class DeferredScope: SinkDisposer, @unchecked Sendable {  // weak: atomic
  /// The scope of the result, which holds this one.
  private weak let outer: SinkDisposer?

  init(_ outer: SinkDisposer) {
    self.outer = outer
    super.init()
  }

  /// Whether anybody listens: the result may be over before this is, where its own teardown waits.
  var isWanted: Bool { outer.map { !$0.isDisposed } ?? false }

  override func sourceAbandoned() { outer?.abandon() }
}
