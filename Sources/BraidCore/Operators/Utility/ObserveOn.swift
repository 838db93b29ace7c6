// SPDX-License-Identifier: MIT

/// `observe(on:)` and `deliver(on:)`: events wait here until the scheduler delivers them, in order.
///
/// One delivery job at a time, whatever the scheduler does with several, and one for many events: a
/// job delivers what has come until then, a limited number in a row, so that other work of the
/// scheduler gets its turn. A value that is being delivered belongs to the observer alone, and
/// disposal lets go of all that waits, also while the observer is inside.
@usableFromInline
package final class ObserveOnSink<Element>: SinkDisposer, @unchecked Sendable {  // see the fields
  @usableFromInline
  enum Phase {
    /// Nothing waits.
    case idle
    /// A job is on its way.
    case scheduled
    /// A job is delivering.
    case delivering
    /// A job that has delivered enough in a row is scheduling the next one.
    case yielding
    /// That one has started before the scheduling returned: the old job goes on instead.
    case resumed
  }

  /// What the delivering job does next.
  @usableFromInline
  enum Step {
    case deliver(DeliveryBatch<Element>)
    case finish(Termination)
    case abandon
    /// Others get their turn; the number is that of the next job.
    case yield(Int)
    case leave
  }

  @usableFromInline let sink: EventSink<Element>
  /// The scope of the result; this one ends with the source.
  @usableFromInline let outer: SinkDisposer
  @usableFromInline let perform: @Sendable (@escaping Timing.Work) -> any Disposable
  /// Where the scheduler would do work inside the call, it needs no job.
  @usableFromInline let performInside: Timing.PerformInside?
  /// How many events a job delivers before it lets others have the scheduler.
  @usableFromInline let eventsPerTurn: Int
  @usableFromInline let lock = Lock()
  // All of these are under the lock; the values of `delivering` are claimed one by one.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.idle
  @exclusivity(unchecked) @usableFromInline var waiting = DeliveryBatch<Element>()
  @exclusivity(unchecked) @usableFromInline var delivering = DeliveryBatch<Element>()
  @exclusivity(unchecked) @usableFromInline var termination: Termination?
  /// Nobody is left who could send.
  @exclusivity(unchecked) @usableFromInline var isAbandoned = false
  @exclusivity(unchecked) @usableFromInline var isDropped = false
  /// How many jobs have been scheduled, and the newest that is known.
  @exclusivity(unchecked) @usableFromInline var jobs = 0
  @exclusivity(unchecked) @usableFromInline var job: (any Disposable)?

  /// A queue in front of `sink`; it is the scope of the source's subscription, too.
  @inlinable
  package init(
    _ sink: EventSink<Element>, _ outer: SinkDisposer, eventsPerTurn: Int,
    inside performInside: Timing.PerformInside? = nil,
    _ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable
  ) {
    self.sink = sink
    self.outer = outer
    self.eventsPerTurn = max(eventsPerTurn, 1)
    self.performInside = performInside
    self.perform = perform
    super.init()
    outer.set(self)
  }

  deinit {
    delivering.dropRest()
    delivering.free()
    waiting.dropRest()
    waiting.free()
  }

  /// Subscribes to the source.
  @inlinable
  package func run(_ source: EventSource<Element>) { source.connect(input, self) }

  /// Where the source sends.
  @inlinable
  package var input: EventSink<Element> {
    EventSink(next: { self.receive($0) }, finish: { self.sourceFinished($0) })
  }

  @inlinable
  package func receive(_ element: Element) {
    if isDisposed || outer.isDisposed { return }
    if let performInside, performInside({ receiveInside(element) }) { return }
    queue(element)
  }

  /// Queues an event for a job, also where the scheduler would deliver it inside the call.
  @inlinable
  package func receiveLater(_ element: Element) {
    if isDisposed || outer.isDisposed { return }
    queue(element)
  }

  @inlinable @inline(__always)
  func queue(_ element: Element) {
    let number = note { waiting.append(element) }
    if number > 0 { schedule(number) }
  }

  /// Delivers an event without a queue if nothing waits, and then what came meanwhile.
  @inlinable
  func receiveInside(_ element: Element) {
    let isNext = lock.withLock {
      if isDropped { return false }
      if phase == .idle {
        phase = .delivering
        return true
      }
      waiting.append(element)
      return false
    }
    if !isNext { return }
    sink.next(element)
    deliver(next(eventsPerTurn - 1), eventsPerTurn - 1)
  }

  @inlinable
  package func sourceFinished(_ termination: Termination) {
    // The first end counts, as everywhere.
    begin(note { if self.termination == nil { self.termination = termination } })
    endSource()
  }

  package override func sourceAbandoned() { begin(note { isAbandoned = true }) }

  /// Keeps what has come: the number of the job that the caller has to schedule, or zero.
  @inlinable @inline(__always)
  func note(_ keep: () -> Void) -> Int {
    lock.withLock {
      if isDropped { return 0 }
      keep()
      if phase != .idle { return 0 }
      phase = .scheduled
      jobs += 1
      return jobs
    }
  }

  /// Delivers inside the call if the scheduler would do that, otherwise schedules a job.
  @inlinable
  func begin(_ number: Int) {
    if number == 0 { return }
    if let performInside, performInside({ deliver() }) { return }
    schedule(number)
  }

  /// Schedules a job and keeps it, unless it has begun and scheduled the next one already.
  @inlinable @inline(never)
  func schedule(_ number: Int) {
    let job = perform { self.deliver() }
    var old: (any Disposable)?
    let isLate = lock.withLock {
      if isDropped { return true }
      if number == jobs {
        old = self.job
        self.job = job
      }
      return false
    }
    if isLate { job.dispose() }
    withExtendedLifetime(old) {}
  }

  @inlinable
  func deliver() { deliver(begin(), eventsPerTurn) }

  @inlinable
  func deliver(_ first: Step, _ eventsLeft: Int) {
    var (step, left) = (first, eventsLeft)
    while true {
      switch step {
      case .deliver(let batch):
        while left > 0 {
          if outer.isDisposed { return }
          guard let element = batch.takeNext() else { break }
          left -= 1
          sink.next(element)
        }
      case .finish(let termination):
        if !outer.isDisposed { sink.finish(termination) }
        return
      case .abandon:
        outer.abandon()
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
  @inlinable
  func begin() -> Step {
    lock.withLock {
      if phase == .yielding {
        phase = .resumed
        return .leave
      }
      phase = .delivering
      return nextStep(eventsPerTurn)
    }
  }

  /// The step of a job that may still deliver so many events.
  @inlinable
  func next(_ left: Int) -> Step { lock.withLock { nextStep(left) } }

  @inlinable @inline(__always)
  func nextStep(_ left: Int) -> Step {
    if isDropped { return .leave }
    if delivering.isExhausted, !refill() {
      guard termination != nil || isAbandoned else {
        phase = .idle
        return .leave
      }
      if left > 0 { return termination.map { .finish($0) } ?? .abandon }
    }
    if left > 0 { return .deliver(delivering) }
    phase = .yielding
    jobs += 1
    return .yield(jobs)
  }

  /// Takes what has come; false if that is nothing.
  ///
  /// Called under the lock.
  @inlinable @inline(__always)
  func refill() -> Bool {
    if waiting.count == 0 { return false }
    delivering.reuse()
    swap(&waiting, &delivering)
    return true
  }

  /// Whether the job that has let others have the scheduler goes on, because the next one has
  /// begun.
  @inlinable
  func resume() -> Bool {
    lock.withLock {
      if phase == .yielding {
        phase = .scheduled
        return false
      }
      phase = .delivering
      return true
    }
  }

  package override func disposed() {
    // The memory of the batch under way stays: a delivery may be about to look into it.
    let (job, delivering, unseen, termination) = lock.withLock {
      defer {
        isDropped = true
        self.job = nil
        waiting = DeliveryBatch()
        self.termination = nil
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
