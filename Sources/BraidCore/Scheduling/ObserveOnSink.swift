// SPDX-License-Identifier: MIT

/// `observe(on:)` and `deliver(on:)`: events wait here until the scheduler delivers them, in order.
///
/// One delivery job at a time, whatever the scheduler does with several, and one for many events: a
/// job delivers what has come until then, a limited number in a row, so that other work of the
/// scheduler gets its turn. Disposal drops what waits.
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

  @usableFromInline let observer: EventSink<Element>
  /// The scope of the result; this one ends with the source.
  @usableFromInline let outer: SinkDisposer
  @usableFromInline let perform: @Sendable (@escaping Timing.Work) -> any Disposable
  @usableFromInline let lock = Lock()
  // All of these are under the lock.
  @exclusivity(unchecked) @usableFromInline var phase = Phase.idle
  @exclusivity(unchecked) @usableFromInline var waiting: ContiguousArray<Element> = []
  @exclusivity(unchecked) @usableFromInline var stop: Stop?
  @exclusivity(unchecked) @usableFromInline var job: (any Disposable)?
  /// What a job that yielded has left, from `position` on.
  @exclusivity(unchecked) @usableFromInline var rest: ContiguousArray<Element> = []
  @exclusivity(unchecked) @usableFromInline var position = 0

  /// How many events a job delivers before it lets others have the scheduler.
  @usableFromInline static var inARow: Int { 512 }

  /// A queue in front of `observer`; it is the scope of the source's subscription, too.
  @inlinable
  package init(
    _ observer: EventSink<Element>, _ outer: SinkDisposer,
    _ perform: @escaping @Sendable (@escaping Timing.Work) -> any Disposable
  ) {
    self.observer = observer
    self.outer = outer
    self.perform = perform
    super.init()
    outer.set(self)
  }

  /// Where the source sends.
  @inlinable
  package var input: EventSink<Element> {
    EventSink(next: { self.receive($0) }, stop: { self.receiveStop($0) })
  }

  @inlinable
  func receive(_ element: Element) {
    if outer.isDisposed { return }
    let mustSchedule = lock.withLock {
      waiting.append(element)
      return wake()
    }
    if mustSchedule { schedule() }
  }

  @inlinable
  func receiveStop(_ stop: Stop) {
    let mustSchedule = lock.withLock {
      self.stop = stop
      return wake()
    }
    if mustSchedule { schedule() }
    endSource()
  }

  /// True for the one who has to schedule a job; called under the lock.
  @inlinable @inline(__always)
  func wake() -> Bool {
    if phase != .idle { return false }
    phase = .scheduled
    return true
  }

  @usableFromInline @inline(never)
  func schedule() {
    let job = perform { self.deliver() }
    let old = lock.withLock {
      let old = self.job
      self.job = outer.isDisposed ? nil : job
      return old
    }
    if outer.isDisposed { job.dispose() }
    withExtendedLifetime(old) {}
  }

  @inlinable
  func deliver() {
    guard var (batch, next) = begin() else { return }
    var left = Self.inARow
    while true {
      while next < batch.count {
        if outer.isDisposed { return }
        if left == 0 {
          if !yield(&batch, next) { return }
          left = Self.inARow
        }
        left -= 1
        observer.next(batch[next])
        next += 1
      }
      batch.removeAll(keepingCapacity: batch.count <= 4096)
      next = 0
      if !refill(&batch) { return }
    }
  }

  @inlinable
  func begin() -> (ContiguousArray<Element>, Int)? {
    lock.withLock {
      if phase == .yielding {
        phase = .resumed
        return nil
      }
      phase = .delivering
      let begun = (rest, position)
      rest = []
      position = 0
      return begun
    }
  }

  /// Takes what has come; false if there is nothing, or only the end, which it sends.
  @inlinable
  func refill(_ batch: inout ContiguousArray<Element>) -> Bool {
    let end = lock.withLock { () -> Stop? in
      if waiting.isEmpty {
        if let stop { return stop }
        phase = .idle
      } else {
        swap(&waiting, &batch)
      }
      return nil
    }
    if let end, !outer.isDisposed { observer.stop(end) }
    return !batch.isEmpty
  }

  /// Lets the scheduler do other things; true if it had nothing else to do.
  @inlinable @inline(never)
  func yield(_ batch: inout ContiguousArray<Element>, _ next: Int) -> Bool {
    lock.withLock {
      phase = .yielding
      swap(&rest, &batch)
      position = next
    }
    schedule()
    return lock.withLock {
      if phase == .yielding {
        phase = .scheduled
        return false
      }
      phase = .delivering
      swap(&rest, &batch)
      return true
    }
  }

  package override func disposed() {
    let dropped = lock.withLock {
      let dropped = (waiting, rest, job)
      waiting = []
      rest = []
      job = nil
      return dropped
    }
    dropped.2?.dispose()
  }
}
