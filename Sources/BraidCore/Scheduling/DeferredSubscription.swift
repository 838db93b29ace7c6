// SPDX-License-Identifier: MIT

/// `subscribe(on:)` and `delaySubscription`: a subscription that a scheduler makes later.
@usableFromInline
package final class DeferredSubscription: Disposable, @unchecked Sendable {  // fields: the lock
  /// The scope of the source's subscription.
  @usableFromInline let inner: SinkDisposer
  private let tearDown: (@Sendable (@escaping Timing.Work) -> any Disposable)?
  private let lock = Lock()
  @exclusivity(unchecked) private var job: (any Disposable)?
  @exclusivity(unchecked) private var isOver = false

  /// - Parameters:
  ///   - outer: The scope of the result.
  ///   - tearDown: Where the source's teardown runs when the subscription is disposed or the source
  ///     has ended; without it, on the thread that disposes or ends.
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
    keep(
      schedule {
        guard self.isWanted else { return }
        source.subscribe(EventSink(next: sink.next, stop: { self.finish($0, sink) }), self.inner)
      })
  }

  @usableFromInline var isWanted: Bool { lock.withLock { !isOver } }

  @usableFromInline
  func keep(_ job: any Disposable) {
    let isLate = lock.withLock {
      if !isOver { self.job = job }
      return isOver
    }
    if isLate { job.dispose() }
  }

  @inlinable
  func finish<Element>(_ stop: Stop, _ sink: EventSink<Element>) {
    sink.stop(stop)
    endInner()
  }

  /// Ends the source's subscription; if it has not begun, it will have nothing to tear down.
  @usableFromInline
  func endInner() {
    if let tearDown {
      inner.dispose(tearingDownIn: { _ = tearDown($0) })
    } else {
      inner.dispose()
    }
  }

  @usableFromInline
  package func dispose() {
    let job = lock.withLock {
      isOver = true
      defer { self.job = nil }
      return self.job
    }
    job?.dispose()
    endInner()
  }
}

/// The scope of a source that was subscribed to later.
private final class DeferredScope: SinkDisposer, @unchecked Sendable {  // weak: atomic
  /// The scope of the result, which holds this one.
  private weak let outer: SinkDisposer?

  init(_ outer: SinkDisposer) {
    self.outer = outer
    super.init()
  }

  override func sourceVanished() { outer?.abandon() }
}
