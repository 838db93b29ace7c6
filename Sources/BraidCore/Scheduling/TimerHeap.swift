// SPDX-License-Identifier: MIT

/// Timers ordered by due time, then by insertion.
///
/// A heap with four children per node has half the depth of a binary one, and siblings share one or
/// two cache lines. Due times are stored in the array itself, so finding the next timer does not
/// access the others. The memory of a heap that has shrunk is freed.
///
/// The heap retains its entries but never releases one: a removal returns the entry, because its
/// release may run user code, which must not happen under the lock that guards the heap (C4).
package struct TimerHeap: ~Copyable {
  private struct Node {
    let due: DueTime
    let order: UInt64
    /// Retained manually, so that moving nodes changes no reference count.
    let entry: Unmanaged<TimerEntry>

    /// Due time and order as one number, so that comparing nodes needs no branch, which could not
    /// be predicted.
    private var rank: UInt128 { UInt128(due.nanoseconds) << 64 | UInt128(order) }

    func precedes(_ other: Node) -> Bool { rank < other.rank }

    func put(at place: Int, of nodes: UnsafeMutableBufferPointer<Node>) {
      nodes[place] = self
      entry._withUnsafeGuaranteedRef { $0.place = place }
    }
  }

  private static let roomToKeep = 64
  private var nodes: ContiguousArray<Node> = []
  private var inserted: UInt64 = 0

  package init() {}

  deinit {
    for node in nodes { node.entry.release() }
  }

  package var count: Int { nodes.count }

  /// The number of entries that fit without allocating.
  package var capacity: Int { nodes.capacity }

  /// The earliest due time; ``DueTime/never`` if the heap is empty.
  package var firstDue: DueTime { nodes.first?.due ?? .never }

  /// Inserts an entry that is in no heap.
  package mutating func insert(_ entry: TimerEntry, due: DueTime) {
    let node = Node(due: due, order: inserted, entry: .passRetained(entry))
    inserted &+= 1
    nodes.append(node)
    rise(node, from: nodes.count - 1)
  }

  /// Removes and returns the first entry if it is due by `now`.
  package mutating func removeFirst(dueBy now: DueTime) -> (entry: TimerEntry, due: DueTime)? {
    guard let first = nodes.first, first.due <= now else { return nil }
    return (remove(at: 0), first.due)
  }

  /// Removes and returns an entry if it is in the heap.
  package mutating func remove(_ entry: TimerEntry) -> TimerEntry? {
    entry.place < 0 ? nil : remove(at: entry.place)
  }

  private mutating func remove(at place: Int) -> TimerEntry {
    let entry = nodes[place].entry.takeRetainedValue()
    entry.place = -1
    let last = nodes.removeLast()
    if place < nodes.count {
      if place > 0, last.precedes(nodes[(place - 1) / 4]) {
        rise(last, from: place)
      } else {
        sink(last, from: place)
      }
    }
    giveBackRoom()
    return entry
  }

  /// Moves a node from a free index toward the root, to its position.
  private mutating func rise(_ node: Node, from start: Int) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      var place = start
      while place > 0 {
        let parent = (place - 1) / 4
        let above = nodes[parent]
        guard node.precedes(above) else { break }
        above.put(at: place, of: nodes)
        place = parent
      }
      node.put(at: place, of: nodes)
    }
  }

  /// Moves a node from a free index away from the root, to its position.
  private mutating func sink(_ node: Node, from start: Int) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      func first(of one: Int, _ other: Int) -> Int {
        nodes[other].precedes(nodes[one]) ? other : one
      }
      var place = start
      while 4 * place + 1 < nodes.count {
        let child = 4 * place + 1
        let least =
          child + 3 < nodes.count
          ? first(of: first(of: child, child + 1), first(of: child + 2, child + 3))
          : (child..<nodes.count).reduce(child, first)
        let below = nodes[least]
        guard below.precedes(node) else { break }
        below.put(at: place, of: nodes)
        place = least
      }
      node.put(at: place, of: nodes)
    }
  }

  private mutating func giveBackRoom() {
    guard nodes.capacity > TimerHeap.roomToKeep, nodes.count < nodes.capacity / 4 else { return }
    var fewer: ContiguousArray<Node> = []
    fewer.reserveCapacity(nodes.count * 2)
    fewer.append(contentsOf: nodes)
    nodes = fewer
  }
}

/// A pending timer of a ``TimerQueue``, and the disposable that cancels it, in one object.
package class TimerEntry: @unchecked Sendable {  // each field has a comment
  /// The index in the heap, or negative; guarded like the heap.
  @exclusivity(unchecked) final var place = -1
  /// The queue of the timer; set once, before other threads can access the entry.
  @exclusivity(unchecked) final var timers: TimerQueue?
  /// Whether the timer must not be started again; guarded by the lock of `timers`.
  @exclusivity(unchecked) final var isWithdrawn = false

  package init() {}

  /// Called at or after the time `due`, never concurrently.
  package func fire(due: DueTime) {}
}
