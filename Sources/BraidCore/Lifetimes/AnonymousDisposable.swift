// SPDX-License-Identifier: MIT

/// Runs a closure when disposed, then releases it.
///
/// The closure runs at most once, even if several threads call `dispose()` concurrently.
/// Releasing the disposable does not run it.
public final class AnonymousDisposable: Cancelable, @unchecked Sendable {
  // Only the thread that raises the flag accesses the action.
  private let flag = OwnedFlag()
  private var action: (@Sendable () -> Void)?

  /// Creates a disposable that runs `action` on the thread that calls `dispose()`.
  @available(swift 6) @preconcurrency
  public init(_ action: consuming @escaping @Sendable () -> Void) {
    self.action = consume action
    Resources.disposables.add()
    if Tracing.isOn { trace(isAdded: true) }
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
  public func dispose() { end { $0?() } }

  /// Releases the closure without running it, unless it has already run.
  func cancel() { end { withExtendedLifetime($0) {} } }

  @inline(__always)
  private func end(_ finish: ((@Sendable () -> Void)?) -> Void) {
    guard let old = flag.raise() else { return }
    Resources.disposables.remove()
    if TraceObjects.areAny { trace(isAdded: false) }
    finish(action.take())
    flag.notifyOwners(after: old)
  }

  /// Records the address while the program is traced.
  ///
  /// The attribute says so to the compiler: a disposable that one function creates and disposes
  /// needs no allocation. The formatter would remove the attribute's space.
  // swift-format-ignore
  @inline(never) @_effects(notEscaping self.**)
  private func trace(isAdded: Bool) {
    if isAdded {
      TraceObjects.add(ObjectIdentifier(self), Resources.disposables, AnonymousDisposable.self)
    } else {
      TraceObjects.remove(ObjectIdentifier(self))
    }
  }

  /// Registers `owner` for notification of the disposal; returns false if already disposed.
  func belong(to owner: SubscriptionOwner) -> Bool { flag.belong(to: owner) }
}

/// The name the RAC style uses.
public typealias AnyDisposable = AnonymousDisposable
