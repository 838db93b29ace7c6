// SPDX-License-Identifier: MIT
public import Synchronization

/// The engine of `merge(maxConcurrent:)`, `concat` and `concatMap`: at most `limit` concurrent
/// inner sources; further ones are queued.
///
/// When an inner source terminates, a loop starts the next one. If an inner source terminates while
/// it is being subscribed to, the loop that subscribed to it continues, so a million of them take
/// no more stack than one (C8).
@usableFromInline
final class LimitedMergeSink<Context, Element>: SerialSink<Element, Never>,
  @unchecked Sendable  // guarded by the gate; `line` by its lock
{
  @usableFromInline let lineLock = Lock()
  @exclusivity(unchecked) @usableFromInline var line: SourceLine<Element>
  @usableFromInline let context: Context

  @inlinable @inline(__always)
  init(
    _ sink: consuming EventSink<Element>, _ outer: SinkDisposer, _ early: EarlyTeardown,
    limit: Int, _ context: Context
  ) {
    line = SourceLine(limit: limit)
    self.context = context
    super.init(sink, outer, early)
  }

  /// Starts or queues an inner source; called by the source only.
  @inlinable
  func take(_ inner: EventSource<Element>) {
    let isNext = lineLock.withLock {
      if line.active < line.limit, line.waiting.isEmpty {
        line.active += 1
        return true
      }
      if !line.isGone { line.waiting.append(inner) }
      return false
    }
    if !isNext || start(inner) { work() }
  }

  /// Starts queued sources while there is capacity.
  @inlinable
  func work() {
    while !isClosed {
      let turn = lineLock.withLock { line.turn() }
      guard case .start(let inner) = turn else { return end(turn) }
      if !start(inner) { return }
    }
  }

  /// Subscribes to an inner source.
  ///
  /// - Returns: Whether it has already ended, so that the caller continues with the queue.
  @inlinable
  func start(_ inner: EventSource<Element>) -> Bool {
    if inner.start == .immediate {
      inner.connect(
        EventSink(next: { self.forward($0) }, finish: { self.immediateFinished($0) }), outer)
      free()
      return true
    }
    let iter = LimitedMergeSinkIter(self)
    insert(iter)
    inner.subscribe(
      EventSink(next: { self.forward($0) }, finish: { iter.sourceFinished($0) }), iter)
    return iter.comesSecond()
  }

  /// Ends the result after the last inner source, without waiting for the loop that started that
  /// source.
  @inlinable
  func endIfOver() { end(lineLock.withLock { line.turnIfOver() }) }

  /// Ends or abandons the result, if `turn` says so.
  @inlinable
  func end(_ turn: SourceLine<Element>.Turn) {
    switch turn {
    case .complete: finish(.completed)
    case .abandon: abandonSerially()
    case .start, .wait: break
    }
  }

  @inlinable
  func free() { lineLock.withLock { line.active -= 1 } }

  /// Called when the source has terminated.
  @inlinable
  override func sourceFinished(_ termination: Termination) {
    if isSourceOver { return }
    isSourceOver = true
    if early == .always { endSource() }
    if case .error = termination {
      finish(termination)
    } else {
      lineLock.withLock { line.isSourceOver = true }
      work()
    }
    endSource()
  }

  /// Releases the queued sources; one of them may retain this object, as a group does.
  override func disposed() {
    let waiting = lineLock.withLock { line.close() }
    withExtendedLifetime(waiting) {}
    super.disposed()
  }

  override var completesReleased: Bool { early == .always }

  override func innerAbandoned() {
    lineLock.withLock { line.abandoned += 1 }
    work()
  }

  override func sourceAbandoned() {
    if isSourceOver { return }
    lineLock.withLock { line.isSourceAbandoned = true }
    sourceFinished(.completed)
  }
}

/// The queue of inner sources, and the number of active ones.
@usableFromInline
struct SourceLine<Element> {
  @usableFromInline let limit: Int
  @usableFromInline var waiting = Queue<EventSource<Element>>()
  @usableFromInline var active = 0
  /// The number of active sources that were abandoned; they stay active.
  @usableFromInline var abandoned = 0
  /// Whether the source has terminated or was abandoned.
  @usableFromInline var isSourceOver = false
  @usableFromInline var isSourceAbandoned = false
  /// Whether no further source is started.
  @usableFromInline var isGone = false

  @inlinable
  init(limit: Int) { self.limit = limit }

  @usableFromInline
  enum Turn {
    case start(EventSource<Element>)
    case wait
    case complete
    /// Abandon the result.
    case abandon
  }

  /// Returns the next action after a change.
  @inlinable
  mutating func turn() -> Turn {
    if let next = takeNext() { .start(next) } else { turnIfOver() }
  }

  /// Returns the next action if no source is to be started.
  @inlinable
  mutating func turnIfOver() -> Turn {
    guard isSourceOver, active == abandoned, waiting.isEmpty || abandoned == limit else {
      return .wait
    }
    isSourceOver = false  // completes once
    return abandoned > 0 || isSourceAbandoned ? .abandon : .complete
  }

  /// Removes and returns the next source, if there is capacity.
  @inlinable
  mutating func takeNext() -> EventSource<Element>? {
    guard active < limit, let next = waiting.popFirst() else { return nil }
    active += 1
    return next
  }

  /// Empties the queue for good and returns the sources, to be released outside the lock.
  mutating func close() -> Queue<EventSource<Element>> {
    isGone = true
    defer { waiting.removeAll() }
    return waiting
  }
}

/// One inner subscription of `merge(maxConcurrent:)`.
@usableFromInline
final class LimitedMergeSinkIter<Context, Element>: InnerSubscription,
  @unchecked Sendable  // the state is atomic
{
  @usableFromInline let owner: LimitedMergeSink<Context, Element>
  /// Raised when the call that subscribes returns, and when the source terminates.
  @usableFromInline let hasReturnedOrEnded = Atomic<Bool>(false)

  @inlinable @inline(__always)
  init(_ owner: LimitedMergeSink<Context, Element>) {
    self.owner = owner
    super.init()
  }

  /// Returns true for the second of these two; its caller then continues with the queue.
  @inlinable
  func comesSecond() -> Bool { hasReturnedOrEnded.exchange(true, ordering: .acquiringAndReleasing) }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    owner.finish(self, termination, owner.early) {
      if case .error = termination { return owner.finish(termination) }
      owner.free()
      // Otherwise the loop that it was started from continues.
      if comesSecond() { owner.work() } else { owner.endIfOver() }
    }
  }

  override var group: SubscriptionGroup? { owner }

  override func sourceCompleted() { sourceFinished(.completed) }

  override func sourceAbandoned() {
    if owner.claimEnd(of: self) { owner.innerAbandoned() }
    owner.retire(self)
  }
}

extension LimitedMergeSink: FlattenSink where Context: InnerSelecting, Context.Element == Element {}

/// `merge(maxConcurrent:)`, and `concatMap` with a limit of one.
@usableFromInline
package struct LimitedFlatMap<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector
  @usableFromInline let limit: Int
  @usableFromInline let early: EarlyTeardown

  @inlinable @inline(__always)
  package init(
    _ source: EventSource<Selector.Input>, limit: Int, _ early: EarlyTeardown, _ selector: Selector
  ) {
    self.source = source
    self.limit = limit
    self.early = early
    self.selector = selector
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    let engine = LimitedMergeSink(sink, scope, early, limit: limit, selector)
    // Not `run`: an end starts sources that wait, so it is specialized, too.
    source.connect(
      EventSink(next: { engine.receive($0) }, finish: { engine.sourceFinished($0) }), engine)
  }
}
