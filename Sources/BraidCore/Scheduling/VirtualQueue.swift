// SPDX-License-Identifier: MIT

/// The pending actions of a virtual clock.
final class VirtualQueue: @unchecked Sendable {  // used under the clock's lock only
  struct Entry: HeapNode {
    let time: Duration
    /// The rank followed by a sequence number: a total order.
    let order: UInt64
    /// Retained manually.
    fileprivate let action: Unmanaged<VirtualAction>

    init(_ action: VirtualAction, time: Duration, order: UInt64) {
      self.time = time
      self.order = order
      self.action = .passRetained(action)
    }

    /// Whether the action was cancelled.
    var isWithdrawn: Bool { action._withUnsafeGuaranteedRef { $0.isWithdrawn } }

    func precedes(_ other: Entry) -> Bool {
      time < other.time || (time == other.time && order < other.order)
    }
  }

  @exclusivity(unchecked) private var heap = Heap<Entry>()

  deinit {
    for entry in heap.nodes { entry.action.release() }
  }

  /// The number of entries, including cancelled ones.
  var count: Int { heap.nodes.count }

  var first: Entry? { heap.nodes.first }

  func count(where isIncluded: (Entry) -> Bool) -> Int { heap.nodes.count(where: isIncluded) }

  func insert(_ entry: Entry) { heap.insert(entry) }

  /// Removes the first entry and returns its action, which must not be released under the lock.
  func removeFirst() -> VirtualAction {
    let action = heap.remove(at: 0).action.takeRetainedValue()
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
    return removed
  }
}
