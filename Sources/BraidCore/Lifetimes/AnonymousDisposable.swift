// SPDX-License-Identifier: MIT
import Synchronization

/// Runs a closure when disposed, then releases it.
///
/// The closure runs at most once, also when several threads call `dispose()` concurrently.
/// Releasing the disposable does not run it.
public final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  // Only the thread that raises the flag accesses the action.
  private let flag = OwnedFlag()
  @exclusivity(unchecked) private var action: (@Sendable () -> Void)?

  /// Creates a disposable that runs `action` on the thread that calls `dispose()`.
  @available(swift 6) @preconcurrency
  public init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    Resources.disposables.add(ObjectIdentifier(self), AnonymousDisposable.self)
  }

  /// Swift 5 mode: `action` need not be `@Sendable`.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @_disfavoredOverload
  public convenience init(_ action: borrowing @escaping () -> Void) {
    self.init(promised(copy action))
  }

  deinit {
    if !flag.isSet { Resources.disposables.remove(ObjectIdentifier(self)) }
  }

  /// Becomes true before the closure runs.
  public var isDisposed: Bool { flag.isSet }

  /// Runs the closure unless it has already run.
  public func dispose() {
    flag.raise {
      Resources.disposables.remove(ObjectIdentifier(self))
      action.take()?()
    }
  }

  /// Registers `owner` for notification of the disposal; returns false if already disposed.
  func belong(to owner: SubscriptionOwner) -> Bool { flag.belong(to: owner) }
}

/// The name the RAC style uses.
public typealias AnyDisposable = AnonymousDisposable
