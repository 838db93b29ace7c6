// SPDX-License-Identifier: MIT

/// The engine of `subscribe(on:)` and `delaySubscription`: subscribes from a scheduled action.
package final class DeferredSubscription: Disposable, @unchecked Sendable {  // fields: the lock
  /// The scope of the source's subscription.
  let inner: DeferredScope
  private let tearDown: (@Sendable (@escaping Timing.Work) -> any Disposable)?
  private let lock = Lock()
  private var job: (any Disposable)?
  private var isDisposed = false
  /// Whether the source has terminated; its teardown then runs after its terminal event was
  /// forwarded.
  private var hasSourceTerminated = false
  /// The thread that is subscribing, during the call.
  private var subscriber: Int?

  /// - Parameters:
  ///   - outer: The scope of the result.
  ///   - tearDown: Schedules the source's teardown if the subscription is disposed before the
  ///     source has terminated; nil for the thread that disposes.
  package init(
    _ outer: SinkDisposer, tearDown: (@Sendable (@escaping Timing.Work) -> any Disposable)?
  ) {
    inner = DeferredScope(outer)
    self.tearDown = tearDown
    outer.set(self)
  }

  /// Subscribes to the source in an action that `schedule` schedules.
  package func begin(
    _ source: RawSource, _ sink: RawSink,
    schedule: (@escaping Timing.Work) -> any Disposable
  ) {
    nonisolated(unsafe) let source = source  // used by one job
    // An operator tears itself down when it ends. Other sources, such as test sources, release
    // their observers or expect them to unsubscribe.
    let tearsItselfDown = source.start != .hot
    keep(
      schedule {
        guard self.start() else { return }
        source.subscribe(
          RawSink(
            next: self.next(sink.next), finish: { self.sourceFinished($0, sink, tearsItselfDown) }),
          self.inner)
        self.started()
      })
  }

  /// Forwards values until the subscription ends.
  ///
  /// Until a scheduled teardown runs, the source may send further values, which are dropped.
  private func next(
    _ next: @escaping @Sendable (borrowing Untyped) -> Void
  ) -> @Sendable (borrowing Untyped) -> Void {
    if !tearsDownLater { return next }
    let inner = inner
    return { if !inner.isDisposed { next($0) } }
  }

  var tearsDownLater: Bool { tearDown != nil }

  /// Called when the action runs; returns false if the subscription was already disposed.
  func start() -> Bool {
    let isResultDisposed = inner.isResultDisposed
    return lock.withLock {
      if isDisposed || isResultDisposed { return false }
      subscriber = ThreadContext.current.identity
      return true
    }
  }

  /// Called after the call that subscribes has returned.
  func started() { lock.withLock { subscriber = nil } }

  func keep(_ job: any Disposable) {
    let isLate = lock.withLock {
      if !isDisposed { self.job = job }
      return isDisposed
    }
    if isLate { job.dispose() }
  }

  private func sourceFinished(
    _ termination: Termination, _ sink: RawSink, _ tearsItselfDown: Bool
  ) {
    if tearsItselfDown { end() }
    sink.finish(termination)
    if tearsItselfDown { inner.dispose() } else { endInner() }
  }

  func end() { lock.withLock { hasSourceTerminated = true } }

  package func dispose() {
    let (job, hasSourceTerminated) = lock.withLock {
      isDisposed = true
      defer { self.job = nil }
      return (self.job, self.hasSourceTerminated)
    }
    job?.dispose()
    // While a source forwards its terminal event, no teardown is scheduled, because it tears itself
    // down.
    if tearDown == nil || !hasSourceTerminated { endInner() }
  }

  /// Disposes the source's subscription, even if it has not begun.
  ///
  /// During the subscription, this is already the scheduler's thread, so the disposal is
  /// synchronous: a source that sends without end must be stopped immediately.
  func endInner() {
    let isInside = lock.withLock { subscriber == ThreadContext.current.identity }
    if let tearDown, !isInside {
      inner.dispose(tearingDownIn: { _ = tearDown($0) })
    } else {
      inner.dispose()
    }
  }
}

/// The scope of a source that is subscribed to later.
final class DeferredScope: SinkDisposer, @unchecked Sendable {  // weak references are atomic
  /// The scope of the result, which retains this one.
  private weak let outer: SinkDisposer?

  init(_ outer: SinkDisposer) {
    self.outer = outer
    super.init()
    traceLater()
  }

  /// Whether the result was disposed; it may be disposed before this scope if its own teardown is
  /// scheduled.
  var isResultDisposed: Bool { outer?.isDisposed ?? true }

  override func sourceAbandoned() { outer?.abandon() }

  override func sourceReleased() { outer?.abandonAsReleased() }

  override var awaitsRelease: Bool { outer?.awaitsRelease ?? false }
}
