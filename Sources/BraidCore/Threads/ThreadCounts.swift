// SPDX-License-Identifier: MIT

/// One thread's contribution to the count of each kind of resource.
///
/// Only its own thread writes it, so a load and a store suffice; any thread may read it.
struct ThreadCounts: @unchecked Sendable {  // the cells are atomic
  private static let kinds = 4
  private typealias Cells = UnsafeMutablePointer<AtomicInt>

  private struct Registry {
    var threads: [Cells] = []
    /// The sums of the threads that have exited.
    var exited = [Int](repeating: 0, count: kinds)
  }

  private static let registry = Locked(Registry())

  private let cells: Cells

  /// Creates the counts of a new thread, all zero.
  init() {
    let cells = Cells.allocate(capacity: ThreadCounts.kinds)
    for kind in 0..<ThreadCounts.kinds { (cells + kind).initialize(to: AtomicInt()) }
    self.cells = cells
    ThreadCounts.registry.withLock { $0.threads.append(cells) }
  }

  /// Adds `change` to the count of a kind.
  @inline(__always)
  func add(_ change: Int, to kind: Int) {
    let count = cells[kind].load(ordering: .relaxed)
    cells[kind].store(count + change, ordering: .relaxed)
  }

  /// Called when the thread ends; its counts stay in the totals.
  func end() {
    ThreadCounts.registry.withLock { [cells] registry in
      registry.threads.removeAll { $0 == cells }
      for kind in registry.exited.indices {
        registry.exited[kind] += cells[kind].load(ordering: .relaxed)
      }
    }
    cells.deinitialize(count: ThreadCounts.kinds)
    cells.deallocate()
  }

  /// Returns the total of all threads.
  static func total(of kind: Int) -> Int {
    registry.withLock { registry in
      registry.threads.reduce(registry.exited[kind]) { $0 + $1[kind].load(ordering: .relaxed) }
    }
  }
}
