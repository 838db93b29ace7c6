// SPDX-License-Identifier: MIT

/// Timers by the time they are due, and those of equal time in the order they were inserted.
///
/// A heap with four children a node: half as deep as one with two, and siblings share a cache line
/// or two. Times stand in the array itself, so that finding the next one does not visit the timers.
/// An entry that is removed is let go at once, and so is the room of a heap that has shrunk.
///
/// It keeps its entries, but never releases one: removal hands it out, because what its release
/// brings about must not run under the lock of whoever guards the heap (C4).
package struct TimerHeap: ~Copyable {
  private struct Node {
    let due: DueTime
    let order: UInt64
    /// Not counted while nodes move about.
    let entry: Unmanaged<TimerEntry>

    /// Time and order as one number: nodes that move about are compared without a branch, which
    /// nobody could predict.
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

  /// How many entries there is room for.
  package var capacity: Int { nodes.capacity }

  /// The earliest time; never, if nothing waits.
  package var firstDue: DueTime { nodes.first?.due ?? .never }

  /// Keeps an entry, which is in no heap yet, until its time has come.
  package mutating func insert(_ entry: TimerEntry, due: DueTime) {
    let node = Node(due: due, order: inserted, entry: .passRetained(entry))
    inserted &+= 1
    nodes.append(node)
    rise(node, from: nodes.count - 1)
  }

  /// Takes out the first entry, if it is due by `now`.
  package mutating func removeFirst(dueBy now: DueTime) -> (entry: TimerEntry, due: DueTime)? {
    guard let first = nodes.first, first.due <= now else { return nil }
    return (remove(at: 0), first.due)
  }

  /// Takes out an entry, if it is there.
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

  /// Puts a node at a free place, or nearer to the root.
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

  /// Puts a node at a free place, or farther from the root.
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
