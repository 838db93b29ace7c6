// SPDX-License-Identifier: MIT

/// The scope of one source of an operator: the operator disposes it, and it forwards an abandonment
/// to the operator's scope.
///
/// A closure may run after the source was torn down, such as the disposal of the resource of
/// `using`.
package final class ForwardingScope: SinkDisposer, @unchecked Sendable {  // closure: taken once
  private let outer: SinkDisposer
  // Only the caller that decrements `holds` to zero takes it.
  private var onDisposed: (@Sendable () -> Void)?
  /// Counts the conditions for calling the closure: the end of the subscription, and optionally the
  /// return of the call that subscribes to the source.
  private let holds: AtomicInt

  /// - Parameters:
  ///   - outer: The operator's scope.
  ///   - isConnecting: Whether the closure also waits for ``connected()``, because a source that
  ///     terminates while it is being subscribed to may still use the resource.
  ///   - onDisposed: Called once, after the source was torn down.
  package init(
    _ outer: borrowing SinkDisposer, isConnecting: Bool = false,
    onDisposed: consuming (@Sendable () -> Void)? = nil
  ) {
    self.outer = copy outer
    self.onDisposed = consume onDisposed
    holds = AtomicInt(isConnecting ? 2 : 1)
    super.init()
  }

  package override func sourceAbandoned() { outer.sourceAbandoned() }

  package override func sourceReleased() { outer.sourceReleased() }

  package override var awaitsRelease: Bool { outer.awaitsRelease }

  package override func disposed() { connected() }

  /// Call this after the call that subscribes to the source has returned.
  func connected() {
    if holds.decrement() == 1 { onDisposed.take()?() }
  }
}
