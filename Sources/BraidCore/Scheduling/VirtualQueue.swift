// SPDX-License-Identifier: MIT
/// The pending actions of a virtual clock: a binary heap, so inserting and removing take O(log n).
///
/// It retains its actions manually, so that moving entries changes no reference count.
final class VirtualQueue: @unchecked Sendable {  // used under the clock's lock only
  struct Entry {
    let time: Duration
    /// The rank followed by a sequence number: a total order.
    let order: UInt64
    fileprivate let action: Unmanaged<VirtualAction>

    init(_ action: VirtualAction, time: Duration, order: UInt64) {
      self.time = time
      self.order = order
      self.action = .passRetained(action)
    }

    /// Whether the action was cancelled.
    var isWithdrawn: Bool { action._withUnsafeGuaranteedRef { $0.isWithdrawn } }

    static func < (lhs: Entry, rhs: Entry) -> Bool {
      lhs.time < rhs.time || (lhs.time == rhs.time && lhs.order < rhs.order)
    }
  }

  @exclusivity(unchecked) private var heap: ContiguousArray<Entry> = []

  deinit {
    for entry in heap { entry.action.release() }
  }

  /// The number of entries, including cancelled ones.
  var count: Int { heap.count }

  var first: Entry? { heap.first }

  func count(where isIncluded: (Entry) -> Bool) -> Int { heap.count(where: isIncluded) }

  func insert(_ entry: Entry) {
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

  /// Removes the first entry and returns its action, which must not be released under the lock.
  func removeFirst() -> VirtualAction {
    let first = heap[0]
    let moved = heap.removeLast()
    if !heap.isEmpty { sink(moved, from: 0) }
    let action = first.action.takeRetainedValue()
    action.leaveQueue()
    return action
  }

  /// Removes the entries of cancelled actions and returns these.
  func removeWithdrawn() -> [VirtualAction] {
    var removed: [VirtualAction] = []
    heap.removeAll { entry in
      guard entry.isWithdrawn else { return false }
      let action = entry.action.takeRetainedValue()
      action.leaveQueue()
      removed.append(action)
      return true
    }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) {
      sink(heap[index], from: index)
    }
    return removed
  }

  private func sink(_ entry: Entry, from index: Int) {
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
