// SPDX-License-Identifier: MIT

/// The time and the pending actions of a virtual clock, and the lock that guards them.
///
/// Separate from the timeline, so that actions do not retain the timeline.
package final class VirtualQueue: @unchecked Sendable {  // the lock guards all `var`s
  private struct Node: HeapNode {
    let time: Duration
    let number: UInt64
    /// Retained manually.
    let action: Unmanaged<VirtualAction>

    func precedes(_ other: Node) -> Bool {
      time.precedes(other.time) || (time.equals(other.time) && number < other.number)
    }

    func moved(to place: Int) { action._withUnsafeGuaranteedRef { $0.place = place } }
  }

  let lock = Lock()
  /// The current time.
  var now: Duration
  private var heap = Heap<Node>()
  private var sequence: UInt64 = 0

  init(now: Duration) { self.now = now }

  /// The current virtual time.
  package var elapsed: Duration { lock.withLock { now } }

  /// Schedules an action; one in the past runs at the current time.
  package func enqueue(_ action: VirtualAction, rank: VirtualTimeline.Rank = .timer) {
    lock.withLock {
      sequence += 1
      action.number = rank.rawValue << 60 | sequence
      insert(action)
    }
  }

  // MARK: Under the lock

  /// The number of pending actions.
  var count: Int { heap.nodes.count }

  /// The next action.
  var first: VirtualAction? { heap.nodes.first?.action.takeUnretainedValue() }

  func count(of rank: VirtualTimeline.Rank) -> Int {
    heap.nodes.count { VirtualTimeline.Rank(number: $0.number) == rank }
  }

  /// Whether another action has the same time as the next one.
  var isFirstSimultaneous: Bool {
    guard let first = heap.nodes.first else { return false }
    return heap.nodes.prefix(5).dropFirst().contains { $0.time.equals(first.time) }
  }

  /// The actions of a scheduler at a time, in the order of their numbers.
  func actions(at time: Duration, of order: any VirtualOrder) -> [VirtualAction] {
    heap.nodes.lazy.filter { $0.time.equals(time) }
      .map { $0.action.takeUnretainedValue() }
      .filter { $0.order === order }
      .sorted { $0.number < $1.number }
  }

  func insert(_ action: VirtualAction) {
    heap.insert(
      Node(time: action.time, number: action.number, action: .passRetained(action)))
  }

  /// Removes an action, and returns it unless it was not in the queue.
  ///
  /// The caller releases it outside the lock.
  func remove(_ action: VirtualAction) -> VirtualAction? {
    guard action.place >= 0 else { return nil }
    let removed = heap.remove(at: action.place).action.takeRetainedValue()
    removed.place = -1
    return removed
  }

  /// Empties the queue of a clock that is released, because each action retains the queue.
  func removeAll() -> [VirtualAction] {
    let actions = heap.nodes.map { $0.action.takeRetainedValue() }
    for action in actions { action.place = -1 }
    heap = Heap()
    return actions
  }
}
