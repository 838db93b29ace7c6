// SPDX-License-Identifier: MIT

/// The engine of `merge(maxConcurrent:)`, `concat` and `concatMap`: at most `limit` concurrent
/// inner sources; further ones are queued.
///
/// When an inner source terminates, a loop starts the next one. If an inner source terminates while
/// it is being subscribed to, the loop that subscribed to it continues, so a million of them take
/// no more stack than one (C8).
final class LimitedMergeSink: FlattenSink,
  @unchecked Sendable  // guarded by the gate; `line` by its lock
{
  private let lineLock = Lock()
  private var line: SourceLine

  init(
    _ sink: consuming RawSink, _ type: RawType, _ outer: borrowing SinkDisposer,
    _ early: EarlyTeardown, _ limit: Int, _ selector: consuming InnerSelector
  ) {
    line = SourceLine(limit: limit)
    super.init(sink, type, outer, early, selector)
  }

  /// Starts or queues an inner source; called by the source only.
  override func take(_ inner: RawSource) {
    let isNext = lineLock.withLock {
      if line.active < line.limit, line.waiting.isEmpty {
        line.active += 1
        return true
      }
      if !line.hasFinished { line.waiting.append(inner) }
      return false
    }
    // A source that was queued is started by the end of another one.
    if isNext { _ = start(inner) }
  }

  /// Starts queued sources while there is capacity.
  func work() {
    while mayStart {
      let turn = lineLock.withLock { line.turn() }
      guard case .start(let inner) = turn else { return end(turn) }
      if !start(inner) { return }
    }
  }

  /// Subscribes to an inner source.
  ///
  /// - Returns: Whether it has already terminated, so that the caller continues with the queue.
  private func start(_ inner: RawSource) -> Bool {
    if inner.start == .immediate {
      inner.connect(forwarding(finish: immediateEnd), outer)
      free()
      return true
    }
    let iter = LimitedMergeSinkIter(self)
    insert(iter)
    inner.subscribe(forwarding(finish: { iter.sourceFinished($0) }), iter)
    return iter.comesSecond()
  }

  /// Ends the result after the last inner source, without waiting for the loop that started that
  /// source.
  func endIfFinished() { end(lineLock.withLock { line.turnIfFinished() }) }

  /// Ends or abandons the result, if `turn` says so.
  func end(_ turn: SourceLine.Turn) {
    switch turn {
    case .complete: finish(.completed)
    case .abandon: abandonSerially()
    case .start, .wait: break
    }
  }

  func free() { lineLock.withLock { line.active -= 1 } }

  /// Called when the source has terminated.
  override func sourceFinished(_ termination: Termination) {
    if !noteSourceEnd() { return }
    if early == .always { endSource() }
    if case .error = termination {
      finish(termination)
    } else {
      lineLock.withLock { line.hasSourceTerminated = true }
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
    if hasSourceTerminated.load(ordering: .relaxed) { return }
    lineLock.withLock { line.isSourceAbandoned = true }
    sourceFinished(.completed)
  }
}

/// The queue of inner sources, and the number of active ones.
struct SourceLine {
  let limit: Int
  var waiting = Queue<RawSource>()
  var active = 0
  /// The number of active sources that were abandoned; they stay active.
  var abandoned = 0
  /// Whether the source has terminated or was abandoned.
  var hasSourceTerminated = false
  var isSourceAbandoned = false
  /// Whether no further source is started.
  var hasFinished = false

  init(limit: Int) { self.limit = limit }

  enum Turn {
    case start(RawSource)
    case wait
    case complete
    /// Abandon the result.
    case abandon
  }

  /// Returns the next action after a change.
  mutating func turn() -> Turn {
    if let next = takeNext() { .start(next) } else { turnIfFinished() }
  }

  /// Returns the next action if no source is to be started.
  func turnIfFinished() -> Turn {
    guard hasSourceTerminated, active == abandoned, waiting.isEmpty || abandoned == limit else {
      return .wait
    }
    return abandoned > 0 || isSourceAbandoned ? .abandon : .complete
  }

  /// Removes and returns the next source, if there is capacity.
  mutating func takeNext() -> RawSource? {
    guard active < limit, let next = waiting.popFirst() else { return nil }
    active += 1
    return next
  }

  /// Empties the queue for good and returns the sources, to be released outside the lock.
  mutating func close() -> Queue<RawSource> {
    hasFinished = true
    defer { waiting.removeAll() }
    return waiting
  }
}

/// One inner subscription of `merge(maxConcurrent:)`.
final class LimitedMergeSinkIter: InnerSubscription,
  @unchecked Sendable  // the state is atomic
{
  let owner: LimitedMergeSink
  /// Raised when the call that subscribes returns, and when the source terminates.
  let hasReturnedOrEnded = AtomicFlag()

  init(_ owner: LimitedMergeSink) {
    self.owner = owner
    super.init()
  }

  /// Returns true for the second of these two; its caller then continues with the queue.
  func comesSecond() -> Bool { hasReturnedOrEnded.exchange(true) }

  func sourceFinished(_ termination: Termination) {
    owner.finish(self, termination, owner.early) {
      if case .error = termination { return owner.finish(termination) }
      owner.free()
      // Otherwise the loop that it was started from continues.
      if comesSecond() { owner.work() } else { owner.endIfFinished() }
    }
  }

  override var group: SubscriptionGroup? { owner }

  override func sourceCompleted() { sourceFinished(.completed) }
}
