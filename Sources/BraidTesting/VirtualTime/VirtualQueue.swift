// SPDX-License-Identifier: MIT

/// The work that waits on a virtual clock: a binary heap, so both ends of an entry's life cost
/// O(log n).
struct VirtualQueue {
  private var heap: ContiguousArray<VirtualClock.Entry> = []

  /// How many entries there are, cancelled ones too.
  var count: Int { heap.count }

  var first: VirtualClock.Entry? { heap.first }

  func count(where isIncluded: (VirtualClock.Entry) -> Bool) -> Int {
    heap.count(where: isIncluded)
  }

  mutating func insert(_ entry: VirtualClock.Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entry < heap[parent] else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = entry
  }

  /// Removes the first entry; somebody else must hold its action, nothing is released here.
  mutating func removeFirst() {
    let moved = heap.removeLast()
    if !heap.isEmpty { sink(moved, from: 0) }
  }

  /// Removes the entries that were cancelled and hands over their actions.
  mutating func removeCancelled() -> [VirtualAction] {
    let removed = heap.filter { $0.action.isDisposed }.map(\.action)
    heap.removeAll { $0.action.isDisposed }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) {
      sink(heap[index], from: index)
    }
    return removed
  }

  private mutating func sink(_ entry: VirtualClock.Entry, from index: Int) {
    var parent = index
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < entry else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = entry
  }
}
