// SPDX-License-Identifier: MIT
import BraidCore

/// The actions of one virtual-time scheduler in the order of its own times.
///
/// A converter may give several virtual times the same real time, or round. So the line of time
/// only knows that an action is due; which one is next is decided here, by the virtual times alone,
/// as RxSwift does it: the earliest, and of equal ones the one that was scheduled first.
final class VirtualAgenda<Converter: VirtualTimeConverterType>: @unchecked Sendable {
  // See `inbox` and `heap`; the converter is only called.
  private struct Item {
    let time: Converter.VirtualTimeUnit
    /// When the line of time runs it.
    let offset: Duration
    let job: ScheduledJob
    var number = 0
  }

  private let position: VirtualPosition<Converter>
  /// What was added since the heap was last looked at: any thread may add, and the user's
  /// comparison must not be called under a lock (C4).
  private let inbox = Locked<[Item]>([])
  // Touched by the thread that moves the time alone.
  @exclusivity(unchecked) private var heap: [Item] = []
  @exclusivity(unchecked) private var added = 0
  /// How many items there may be before those that were cancelled are removed.
  @exclusivity(unchecked) private var limit = 64
  /// Where the clock is being moved to: later actions wait, also those that the line of time has at
  /// the same moment.
  @exclusivity(unchecked) private var bound: Converter.VirtualTimeUnit?
  /// How many tickets were called too soon for that.
  @exclusivity(unchecked) private var early = 0

  init(_ position: VirtualPosition<Converter>) { self.position = position }

  /// Schedules an action for `time`, which the line of time has at `offset`.
  func schedule(
    _ action: @escaping @Sendable () -> (any Disposable)?, at time: Converter.VirtualTimeUnit,
    _ offset: Duration
  ) -> any Cancelable {
    let job = ScheduledJob(action)
    let item = Item(time: time, offset: offset, job: job)
    inbox.withLock { $0.append(item) }
    return VirtualAppointment(job, makeTicket(at: offset))
  }

  /// Lets the line of time call for the action that is next then.
  private func makeTicket(at offset: Duration) -> VirtualAction {
    position.timeline.enqueue(at: offset) {
      self.runNext()
      return nil
    }
  }

  /// Moves the time by `move` and runs no action that is later than `time`; called by the thread
  /// that moves the time.
  func advance(to time: Converter.VirtualTimeUnit, _ move: () -> Void) {
    bound = time
    move()
    bound = nil
    let tickets = exchange(&early, with: 0)
    guard let first = heap.first else { return }
    for _ in 0..<tickets { _ = makeTicket(at: first.offset) }
  }

  /// Runs the next action, if it is due; called by the thread that moves the time.
  private func runNext() {
    for item in inbox.exchange([]) { insert(item) }
    while let first = heap.first {
      if first.job.isDisposed {
        _ = removeFirst()
      } else if let bound,
        position.converter.compareVirtualTime(first.time, bound) == .greaterThan
      {
        early += 1
        return
      } else if first.offset > position.timeline.elapsed {
        _ = makeTicket(at: first.offset)
        return
      } else {
        let item = removeFirst()
        position.runInOrder(at: item.time, item.offset)
        return item.job.run()
      }
    }
  }

  private func insert(_ item: Item) {
    if heap.count >= limit { removeDisposed() }
    var item = item
    item.number = added
    added += 1
    heap.append(item)
    var child = heap.count - 1
    while child > 0, precedes(item, heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private func removeFirst() -> Item {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    sink(from: 0)
    return first
  }

  private func removeDisposed() {
    heap.removeAll { $0.job.isDisposed }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sink(from: index) }
    limit = max(64, 2 * heap.count)
  }

  private func sink(from index: Int) {
    var parent = index
    while true {
      let children = (2 * parent + 1..<2 * parent + 3).clamped(to: 0..<heap.count)
      guard let least = children.min(by: { precedes(heap[$0], heap[$1]) }),
        precedes(heap[least], heap[parent])
      else { return }
      heap.swapAt(least, parent)
      parent = least
    }
  }

  private func precedes(_ lhs: Item, _ rhs: Item) -> Bool {
    switch position.converter.compareVirtualTime(lhs.time, rhs.time) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }
}

/// An action on an agenda and the ticket by which the line of time calls for it.
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
