// SPDX-License-Identifier: MIT

/// Timers ordered by due time, then by insertion.
///
/// Due times are stored in the nodes, so finding the next timer does not access the others.
///
/// The heap retains its entries but never releases one: a removal returns the entry, because its
/// release may run user code, which must not happen under the lock that guards the heap (C4).
package struct TimerHeap: ~Copyable {
  private struct Node: HeapNode {
    let due: DueTime
    let order: UInt64
    /// Retained manually.
    let entry: Unmanaged<TimerEntry>

    /// Due time and order as one number.
    private var rank: WideNumber { WideNumber(high: due.nanoseconds, low: order) }

    func precedes(_ other: Node) -> Bool { rank.isBelow(other.rank) }

    func moved(to place: Int) { entry._withUnsafeGuaranteedRef { $0.place = place } }
  }

  private var heap = Heap<Node>()
  private var inserted: UInt64 = 0

  package init() {}

  deinit {
    for node in heap.nodes { node.entry.release() }
  }

  package var count: Int { heap.nodes.count }

  /// The number of entries that fit without allocating.
  package var capacity: Int { heap.nodes.capacity }

  /// The earliest due time; ``DueTime/never`` if the heap is empty.
  package var firstDue: DueTime { heap.nodes.first?.due ?? .never }

  /// Inserts an entry that is in no heap.
  package mutating func insert(_ entry: TimerEntry, due: DueTime) {
    heap.insert(Node(due: due, order: inserted, entry: .passRetained(entry)))
    inserted &+= 1
  }

  /// Removes and returns the first entry if it is due by `now`.
  package mutating func removeFirst(dueBy now: DueTime) -> (entry: TimerEntry, due: DueTime)? {
    guard let first = heap.nodes.first, first.due <= now else { return nil }
    return (remove(at: 0), first.due)
  }

  /// Removes and returns an entry if it is in the heap.
  package mutating func remove(_ entry: TimerEntry) -> TimerEntry? {
    entry.place < 0 ? nil : remove(at: entry.place)
  }

  private mutating func remove(at place: Int) -> TimerEntry {
    let entry = heap.remove(at: place).entry.takeRetainedValue()
    entry.place = -1
    return entry
  }
}

/// A pending timer of a ``TimerQueue``, and the disposable that cancels it, in one object.
package class TimerEntry: @unchecked Sendable {  // each field has a comment
  /// The index in the heap, or negative; guarded like the heap.
  final var place = -1
  /// The queue of the timer; set once, before other threads can access the entry.
  final var timers: TimerQueue?
  /// Whether the timer must not be started again; guarded by the lock of `timers`.
  final var isWithdrawn = false

  package init() {}

  /// Called at or after the time `due`, never concurrently.
  package func fire(due: DueTime) {}
}
