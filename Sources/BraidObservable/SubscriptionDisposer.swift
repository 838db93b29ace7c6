// SPDX-License-Identifier: MIT
public import BraidCore

/// The lifetime of a subscription with an `onDisposed` closure: what `subscribe(onNext:)` returns.
@usableFromInline
final class SubscriptionDisposer: SinkDisposer, @unchecked Sendable {
  // Taken in `disposed()`, which runs once.
  @exclusivity(unchecked) private var onDisposed: (@Sendable () -> Void)?

  @usableFromInline
  init(_ onDisposed: (@Sendable () -> Void)?) {
    self.onDisposed = onDisposed
    super.init()
  }

  override func disposed() {
    guard let onDisposed else { return }
    self.onDisposed = nil
    onDisposed()
  }
}
