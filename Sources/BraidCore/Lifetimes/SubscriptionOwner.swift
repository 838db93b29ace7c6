// SPDX-License-Identifier: MIT

/// A bag's entry or a container that holds a disposable and is notified when it ends.
///
/// A subscription pays one word and one bit for the possibility of an owner.
package class SubscriptionOwner: @unchecked Sendable {  // atomic
  /// Whether it no longer holds the disposable: then it is not notified of the end.
  final let isDetached = AtomicFlag()

  /// Does nothing.
  ///
  /// Not `init()`: in a subclass without one, the compiler would generate a trap and warn about
  /// infinite recursion.
  init(_: Void) {}

  /// Called outside all locks when the disposable was disposed or all its contents are spent.
  ///
  /// - Parameter pending: Collects the owners of a container that ends as a result.
  func memberEnded(_ pending: inout OwnerQueue) {}

  /// Called outside all locks when a refillable container became empty or was refilled.
  func memberTurned(_ member: DisposableContainer) {}
}

/// Owners that have yet to be notified.
typealias OwnerQueue = ContiguousArray<SubscriptionOwner>

/// A disposable that ends when a scope inside it ends.
protocol ScopedSubscription: Disposable {
  /// The scope. It ends when the disposable is disposed, or earlier.
  var scope: SinkDisposer { get }
}

/// Runs an action when a disposable is spent.
private final class EndObserver: SubscriptionOwner, @unchecked Sendable {  // immutable
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    super.init(())
  }

  override func memberEnded(_ pending: inout OwnerQueue) { action() }
}

extension Disposable {
  /// Calls `action` when this disposable is spent or is released.
  ///
  /// Only the library's own disposables notify.
  package func whenEnded(_ action: @escaping @Sendable () -> Void) {
    if isSpent || !belong(to: EndObserver(action)) { action() }
  }
}
