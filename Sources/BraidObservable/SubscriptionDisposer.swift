// SPDX-License-Identifier: MIT
public import BraidCore

/// The lifetime of a subscription with an `onDisposed` closure.
@usableFromInline
final class SubscriptionDisposer: SinkDisposer, @unchecked Sendable {
  // Taken in `disposed()`, which runs once.
  @exclusivity(unchecked) private var onDisposed: (@Sendable () -> Void)?

  @usableFromInline
  init(_ onDisposed: @escaping @Sendable () -> Void) {
    self.onDisposed = onDisposed
    super.init()
  }

  /// A scope with the given closure, or a plain scope if it is `nil`.
  @inlinable @inline(__always)
  static func scope(_ onDisposed: (@Sendable () -> Void)?) -> SinkDisposer {
    if let onDisposed { SubscriptionDisposer(onDisposed) } else { SinkDisposer() }
  }

  override func disposed() {
    let onDisposed = self.onDisposed
    self.onDisposed = nil
    onDisposed?()
  }
}
