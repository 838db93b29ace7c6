// SPDX-License-Identifier: MIT

/// Holds a disposable and is notified when it ends: a bag's entry, or a container around it.
///
/// A subscription without an owner pays one word and one bit for the possibility.
@usableFromInline
package class SubscriptionOwner: @unchecked Sendable {  // no state
  /// Takes nothing.
  ///
  /// Not `init()`: for a subclass without one the compiler would make a trap, and warn that it
  /// calls itself.
  init(_: Void) {}

  /// The disposable has ended: it was disposed, or everything in it has ended; called outside all
  /// locks.
  ///
  /// - Parameter pending: Takes the owners of a container that has ended with it.
  package func memberEnded(_ pending: inout OwnerQueue) {}

  /// A container that can be refilled has become empty, or is no longer; called outside all locks.
  package func memberTurned(_ member: DisposableContainer) {}
}

/// Owners that are still to be notified.
package typealias OwnerQueue = ContiguousArray<SubscriptionOwner>

/// A disposable whose end is the end of a scope inside it.
package protocol ScopedSubscription: Disposable {
  /// The scope; it ends when the disposable is disposed, or earlier.
  var scope: SinkDisposer { get }
}

/// Does something when a disposable has ended.
private final class EndObserver: SubscriptionOwner, @unchecked Sendable {  // immutable
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    super.init(())
  }

  override func memberEnded(_ pending: inout OwnerQueue) { action() }
}

extension Disposable {
  /// Calls `action` when this one of the library's disposables has ended, or is released.
  package func whenEnded(_ action: @escaping @Sendable () -> Void) {
    if !belong(to: EndObserver(action)) { action() }
  }
}
