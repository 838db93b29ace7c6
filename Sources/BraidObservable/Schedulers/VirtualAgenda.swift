// SPDX-License-Identifier: MIT
import BraidCore

/// The actions of one virtual-time scheduler, ordered by its virtual times.
///
/// A converter may map several virtual times to the same real time, or round. The timeline
/// therefore only knows that an action is due. Which action runs next is decided here by the
/// virtual times alone, as in RxSwift: the earliest, and of equal times the action that was
/// scheduled first.
final class VirtualAgenda<Converter: VirtualTimeConverterType>: @unchecked Sendable {
  // `inbox` and `heap` say how they are guarded; the converter is only called.
  private struct Item: HeapNode {
    let position: VirtualPosition<Converter>
    let time: Converter.VirtualTimeUnit
    /// The offset at which the timeline runs the action.
    let offset: Duration
    let job: ScheduledJob
    var number = 0

    func precedes(_ other: Item) -> Bool {
      switch position.converter.compareVirtualTime(time, other.time) {
      case .lessThan: true
      case .equal: number < other.number
      case .greaterThan: false
      }
    }
  }

  private let position: VirtualPosition<Converter>
  /// The items added since the heap was last used.
  ///
  /// Any thread may add items, and the user's comparison must not be called under a lock (C4).
  private let inbox = Locked<[Item]>([])
  // Accessed only by the thread that moves the time.
  @exclusivity(unchecked) private var heap = Heap<Item>()
  @exclusivity(unchecked) private var added = 0
  /// The number of items at which cancelled items are removed.
  @exclusivity(unchecked) private var limit = 64
  /// The time to which the clock is being moved.
  ///
  /// Later actions do not run, even if the timeline has them at the same offset.
  @exclusivity(unchecked) private var bound: Converter.VirtualTimeUnit?
  /// The number of tickets that were called before `bound` allowed it.
  @exclusivity(unchecked) private var early = 0

  init(_ position: VirtualPosition<Converter>) { self.position = position }

  /// Schedules an action for `time`, which corresponds to `offset` on the timeline.
  func schedule(
    _ action: @escaping @Sendable () -> (any Disposable)?, at time: Converter.VirtualTimeUnit,
    _ offset: Duration
  ) -> any Cancelable {
    let job = ScheduledJob(action)
    let item = Item(position: position, time: time, offset: offset, job: job)
    inbox.withLock { $0.append(item) }
    return VirtualAppointment(job, makeTicket(at: offset))
  }

  /// Makes the timeline call `runNext()` at `offset`.
  private func makeTicket(at offset: Duration) -> VirtualAction {
    position.timeline.enqueue(at: offset) {
      self.runNext()
      return nil
    }
  }

  /// Moves the time by `move` without running actions later than `time`.
  ///
  /// Called by the thread that moves the time.
  func advance(to time: Converter.VirtualTimeUnit, _ move: () -> Void) {
    bound = time
    move()
    bound = nil
    let tickets = exchange(&early, with: 0)
    guard let first = heap.nodes.first else { return }
    for _ in 0..<tickets { _ = makeTicket(at: first.offset) }
  }

  /// Runs the next action if it is due.
  ///
  /// Called by the thread that moves the time.
  private func runNext() {
    for item in inbox.exchange([]) { insert(item) }
    while let first = heap.nodes.first {
      if first.job.isDisposed {
        _ = heap.remove(at: 0)
      } else if let bound,
        position.converter.compareVirtualTime(first.time, bound) == .greaterThan
      {
        early += 1
        return
      } else if first.offset > position.timeline.elapsed {
        _ = makeTicket(at: first.offset)
        return
      } else {
        let item = heap.remove(at: 0)
        position.runInOrder(at: item.time, item.offset)
        return item.job.run()
      }
    }
  }

  private func insert(_ item: Item) {
    if heap.nodes.count >= limit {
      heap.removeAll { $0.job.isDisposed }
      limit = max(64, 2 * heap.nodes.count)
    }
    var item = item
    item.number = added
    added += 1
    heap.insert(item)
  }
}

/// An action of an agenda, and the ticket by which the timeline calls for it.
final class VirtualAppointment: Cancelable {
  private let job: ScheduledJob
  private let ticket: any Cancelable

  init(_ job: ScheduledJob, _ ticket: any Cancelable) {
    self.job = job
    self.ticket = ticket
  }

  var isDisposed: Bool { job.isDisposed }

  func dispose() {
    job.dispose()
    ticket.dispose()
  }
}
