// SPDX-License-Identifier: MIT

/// The subscription of an observer that counts: what it shares with others goes on while it, or
/// another one, is there.
///
/// It is counted by whoever makes it, before it is attached to what is shared, so that cannot end
/// meanwhile; and it does not leave before what is shared has been connected, however little it
/// wants: what is kept for late ones wants refreshing.
package final class CountedScope: SinkDisposer, @unchecked Sendable {  // the two flags: the lock
  private let lock = Lock()
  private let leave: @Sendable () -> Void
  @exclusivity(unchecked) private var isAttaching = true
  @exclusivity(unchecked) private var hasLeft = false

  /// A scope that is counted already.
  ///
  /// - Parameter leave: Counts one less; called once.
  package init(leave: @escaping @Sendable () -> Void) {
    self.leave = leave
    super.init()
  }

  /// The observer is attached: connects, and leaves if it was over before that.
  ///
  /// What is disposed while it connects leaves at once.
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
