// SPDX-License-Identifier: MIT

/// The engine of `observe(on:)` and `deliver(on:)`: queues events, which a scheduled job delivers
/// in order.
///
/// Only one delivery job exists at a time, even on a concurrent scheduler. A job delivers all
/// events queued so far, up to a limit, so that other actions of the scheduler get their turn.
/// Disposal releases all queued values immediately, even while the observer is being called.
package final class ObserveOnSink: SinkDisposer, @unchecked Sendable {  // see the fields
  private enum Phase {
    /// No event is queued.
    case idle
    /// A job is scheduled or is delivering events.
    case active
    /// A job has delivered its share of events and is scheduling the next job.
    case yielding
  }

  /// The next step of the delivering job.
  private enum Step {
    case deliver
    case finish
    case abandon
    /// Let other actions run; the number is the next job's.
    case yield(Int)
    case leave
  }

  private let type: RawType
  private let sink: RawSink
  /// The scope of the result; this object is the scope of the source.
  private let outer: SinkDisposer
  private let perform: @Sendable (@escaping Timing.Work) -> any Disposable
  /// Runs an action synchronously if the scheduler would do so; then no job is needed.
  private let performInside: Timing.PerformInside?
  /// The number of events a job delivers before other actions get their turn.
  private let eventsPerTurn: Int
  private let lock = Lock()
  // The lock guards all of these; the values of `delivering` are claimed one by one.
  private var phase = Phase.idle
  private var waiting: DeliveryBatch
  private(set) var delivering: DeliveryBatch
  private var termination: Termination?
  /// Whether the source was abandoned.
  private var isAbandoned = false
  /// Whether that was a release by its senders.
  private var isReleased = false
  /// The number of jobs scheduled so far, and the newest job.
  private var jobs = 0
  private var job: (any Disposable)?

  /// Creates a queue in front of `sink`, which is also the scope of the source's subscription.
  ///
  /// - Parameter type: The type of the values.
  package init(
    _ type: RawType, _ sink: RawSink, _ outer: SinkDisposer, eventsPerTurn: Int,
    inside performInside: Timing.PerformInside? = nil,
    _ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable
  ) {
    self.type = type
    waiting = DeliveryBatch(type)
    delivering = DeliveryBatch(type)
    self.sink = sink
    self.outer = outer
    self.eventsPerTurn = max(eventsPerTurn, 1)
    self.performInside = performInside
    self.perform = perform
    super.init()
    outer.set(self)
  }

  // The result's scope retains it until it is disposed, which drops all values.
  deinit { delivering.free() }

  /// Subscribes to the source.
  package func run(_ source: RawSource) { source.connect(input, self) }

  /// The sink for the source's events.
  package var input: RawSink {
    RawSink(
      next: { self.receive(at: address(of: $0)) }, finish: { self.sourceFinished($0) })
  }

  package func receive(at value: UnsafeRawPointer) {
    // The result, too: it may be disposed first, and tear its source down on a scheduler.
    if isDisposed || outer.isDisposed { return }
    if let performInside, performInside({ receiveInside(value) }) { return }
    queue(value)
  }

  /// Queues an event for a job, even if the scheduler would deliver it synchronously.
  package func receiveLater(at value: UnsafeRawPointer) {
    if isDisposed || outer.isDisposed { return }
    queue(value)
  }

  @inline(__always)
  private func queue(_ value: UnsafeRawPointer) {
    let number = note { waiting.append(value) }
    if number > 0 { schedule(number) }
  }

  /// Delivers an event directly if the queue is empty, then all events that were queued in the
  /// meantime.
  private func receiveInside(_ value: UnsafeRawPointer) {
    let isNext = lock.withLock {
      if isSpent { return false }
      if phase == .idle {
        phase = .active
        return true
      }
      waiting.append(value)
      return false
    }
    if !isNext { return }
    sink.next(at: value)
    deliver(next(eventsPerTurn - 1), eventsPerTurn - 1)
  }

  package func sourceFinished(_ termination: Termination) {
    // Only the first terminal event counts.
    begin(note { if self.termination == nil { self.termination = termination } })
    endSource()
  }

  package override func sourceAbandoned() { begin(note { isAbandoned = true }) }

  package override func sourceReleased() {
    begin(
      note {
        isAbandoned = true
        isReleased = true
      })
  }

  package override var awaitsRelease: Bool { outer.awaitsRelease }

  /// Records an event under the lock; returns the number of the job to schedule, or zero.
  ///
  /// Checks again, under the lock: ``disposed()`` empties the queue under it, and nothing may be
  /// queued afterwards. The scope is spent before that.
  @inline(__always)
  private func note(_ keep: () -> Void) -> Int {
    lock.withLock {
      if isSpent { return 0 }
      keep()
      if phase != .idle { return 0 }
      phase = .active
      jobs += 1
      return jobs
    }
  }

  /// Delivers synchronously if the scheduler would do so, otherwise schedules a job.
  private func begin(_ number: Int) {
    if number == 0 { return }
    if let performInside, performInside({ deliver() }) { return }
    schedule(number)
  }

  /// Schedules a job and stores it, unless it has already begun and scheduled its successor.
  @inline(never)
  private func schedule(_ number: Int) {
    let job = perform { self.deliver() }
    var old: (any Disposable)?
    let isLate = lock.withLock {
      if isSpent { return true }
      if number == jobs {
        old = self.job
        self.job = job
      }
      return false
    }
    if isLate { job.dispose() }
    withExtendedLifetime(old) {}
  }

  private func deliver() { deliver(begin(), eventsPerTurn) }

  private func deliver(_ first: Step, _ eventsLeft: Int) {
    var (step, left) = (first, eventsLeft)
    while true {
      switch step {
      case .deliver:
        // Only the delivering job changes it.
        let batch = delivering
        while left > 0 {
          // For each value, since the observer may dispose the subscription.
          if outer.isDisposed { return }
          guard let value = batch.takeNext() else { break }
          left -= 1
          sink.next(at: value)
          type.destroy(value)
        }
      case .finish:
        if let end = lock.withLock({ termination }), !outer.isDisposed { sink.finish(end) }
        return
      case .abandon:
        if isReleased { outer.abandonAsReleased() } else { outer.abandon() }
        return
      case .yield(let number):
        schedule(number)
        if !resume() { return }
        left = eventsPerTurn
      case .leave:
        return
      }
      step = next(left)
    }
  }

  /// The first step of a job.
  ///
  /// If it begins before the call that schedules it has returned, the previous job continues
  /// instead.
  private func begin() -> Step {
    lock.withLock {
      if phase == .yielding {
        phase = .active
        return .leave
      }
      return nextStep(eventsPerTurn)
    }
  }

  /// Returns the next step of a job that may deliver `left` more events.
  private func next(_ left: Int) -> Step { lock.withLock { nextStep(left) } }

  @inline(__always)
  private func nextStep(_ left: Int) -> Step {
    if delivering.isExhausted, !refill() {
      guard termination != nil || isAbandoned else {
        phase = .idle
        // Not after a disposal, which drops the rest of the batch outside the lock.
        if delivering.isLarge, !isSpent { delivering.reuse() }
        return .leave
      }
      if left > 0 { return termination == nil ? .abandon : .finish }
    }
    if left > 0 { return .deliver }
    phase = .yielding
    jobs += 1
    return .yield(jobs)
  }

  /// Takes the queued events; returns false if there are none.
  ///
  /// Called under the lock.
  @inline(__always)
  private func refill() -> Bool {
    if waiting.count == 0 { return false }
    delivering.reuse()
    swap(&waiting, &delivering)
    return true
  }

  /// Whether a job that has scheduled its successor continues, because the successor has already
  /// begun.
  private func resume() -> Bool {
    lock.withLock {
      defer { phase = .active }
      return phase != .yielding
    }
  }

  package override func disposed() {
    // Nothing is left to deliver, so a job that is running leaves after the current value.
    // The memory of the current batch stays, because a delivery may be about to access it.
    let (job, delivering, unseen, termination) = lock.withLock {
      defer {
        self.job = nil
        waiting = DeliveryBatch(type)
        self.termination = nil
        isAbandoned = false
      }
      return (self.job, self.delivering, waiting, self.termination)
    }
    job?.dispose()
    delivering.dropRest()
    var dropped = unseen
    dropped.dropRest()
    dropped.free()
    withExtendedLifetime(termination) {}
  }
}
