// SPDX-License-Identifier: MIT
import Synchronization

/// Runs a closure when it is disposed: once, however many threads race, and lets go of it.
///
/// Nothing happens when it is only released.
public final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  // The action is taken by the one who raises the flag.
  private let flag = OwnedFlag()
  @exclusivity(unchecked) private var action: (@Sendable () -> Void)?

  /// A disposable that runs `action` on the thread that disposes it.
  @available(swift 6) @preconcurrency
  public init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    Resources.disposables.add()
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @_disfavoredOverload
  public convenience init(_ action: borrowing @escaping () -> Void) {
    self.init(promised(copy action))
  }

  deinit {
    if !flag.isSet { Resources.disposables.remove() }
  }

  /// True from the moment `dispose()` wins, before the closure has finished.
  public var isDisposed: Bool { flag.isSet }

  /// Runs the closure, unless it has been run.
  public func dispose() {
    flag.raise {
      Resources.disposables.remove()
      action.take()?()
    }
  }

  /// Notifies `owner` when it has been disposed; false if it has been already.
  func belong(to owner: SubscriptionOwner) -> Bool { flag.belong(to: owner) }
}

/// The name the RAC style uses.
public typealias AnyDisposable = AnonymousDisposable
