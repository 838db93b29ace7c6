// SPDX-License-Identifier: MIT

/// The lifetime of a subscription with a closure that runs at its end.
package final class SubscriptionDisposer: SinkDisposer, @unchecked Sendable {
  // Taken in `disposed()`, which runs once.
  private var onDisposed: (@Sendable () -> Void)?

  package init(_ onDisposed: consuming @escaping @Sendable () -> Void) {
    self.onDisposed = consume onDisposed
    super.init()
  }

  package override func disposed() { onDisposed.take()?() }
}
