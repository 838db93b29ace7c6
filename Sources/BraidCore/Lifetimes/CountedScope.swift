// SPDX-License-Identifier: MIT

/// The subscription of one observer of a reference-counted connection.
///
/// The caller increments the count before it attaches the observer, so the connection cannot end in
/// between. The count is decremented no earlier than the connection attempt, even if the replayed
/// values already satisfied the observer: connecting refreshes the replay buffer.
package final class CountedScope: SinkDisposer, @unchecked Sendable {  // the lock guards the flags
  private let lock = Lock()
  private let leave: @Sendable () -> Void
  @exclusivity(unchecked) private var isAttaching = true
  @exclusivity(unchecked) private var hasLeft = false

  /// Creates a scope that is already counted.
  ///
  /// - Parameter leave: Decrements the count; called once.
  package init(leave: @escaping @Sendable () -> Void) {
    self.leave = leave
    super.init()
  }

  /// Connects after the observer is attached, then decrements the count if the observer has already
  /// unsubscribed.
  ///
  /// An observer that unsubscribes during `connect` decrements the count immediately.
  package func attached(_ connect: () -> Void) {
    let isEnough = lock.withLock {
      isAttaching = false
      return hasLeft
    }
    connect()
    if isEnough { leave() }
  }

  package override func disposed() {
    let leaves = lock.withLock {
      hasLeft = true
      return !isAttaching
    }
    if leaves { leave() }
  }
}
