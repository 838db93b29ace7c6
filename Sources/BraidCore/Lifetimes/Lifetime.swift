// SPDX-License-Identifier: MIT

/// How long an object lives, as a value that others may keep without keeping the object.
///
/// It ends when its ``Token`` is released: the object has one among its properties, and nobody else
/// keeps it. An object that says so is a ``HasLifetime``. What ends with a lifetime runs on the
/// thread that releases the object, after the object's own `deinit`.
public struct Lifetime: Sendable {
  /// What ends a lifetime when it is released: a property of the object whose lifetime it is.
  ///
  /// Keep it in that object only: whoever keeps the token keeps the lifetime from ending.
  public final class Token: Sendable {
    /// The lifetime that this token ends.
    public let lifetime = Lifetime()

    /// The token of a new lifetime.
    public init() {}

    deinit { lifetime.members.dispose() }
  }

  fileprivate let members = CompositeDisposable()

  fileprivate init() {}

  /// Whether the object is gone.
  public var hasEnded: Bool { members.isDisposed }

  /// Runs `action` when the lifetime ends; at once, if it has ended.
  ///
  /// - Parameter action: Runs once, on the thread that releases the object.
  /// - Returns: Forgets the action when disposed.
  @preconcurrency @discardableResult
  public func observeEnded(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    let observer = LifetimeObserver(action)
    observer.join(self)
    return AnonymousDisposable { observer.cancel() }
  }

  /// The lifetime of `object`, if it can be told.
  ///
  /// That of a ``HasLifetime`` always can. Where there is an Objective-C runtime, that of every
  /// object can. Elsewhere there is nobody to ask, and the result is nil.
  public static func of(_ object: AnyObject) -> Lifetime? {
    (object as? any HasLifetime)?.lifetime
      ?? AssociatedObject.get(of: object, Token.init)?.lifetime
  }
}

/// An object that can tell how long it lives.
///
/// ```swift
/// final class Label: HasLifetime {
///   private let token = Lifetime.Token()
///   var lifetime: Lifetime { token.lifetime }
/// }
/// ```
///
/// In a class of an actor write `nonisolated` before both.
public protocol HasLifetime: AnyObject {
  /// Ends when this object is released.
  var lifetime: Lifetime { get }
}

/// A subscription that ends with a lifetime, and leaves it if it ends before.
@usableFromInline
package class LifetimeScope: SinkDisposer, @unchecked Sendable {  // no state
  /// A live scope that belongs to no lifetime yet.
  @usableFromInline
  package override init() { super.init() }

  /// Ends with `lifetime`; at once, if that has ended.
  @usableFromInline
  package final func join(_ lifetime: Lifetime) { lifetime.members.insert(self) }
}

/// Something to do when a lifetime ends.
private final class LifetimeObserver: LifetimeScope, @unchecked Sendable {
  // The action is taken by whoever raises the flag.
  private let isSettled = AtomicFlag()
  @exclusivity(unchecked) private var action: (@Sendable () -> Void)?

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
    super.init()
  }

  override func disposed() { take()?() }

  /// Leaves the lifetime without doing it.
  func cancel() {
    let action = take()
    dispose()
    withExtendedLifetime(action) {}
  }

  private func take() -> (@Sendable () -> Void)? {
    isSettled.setIfClear() ? action.take() : nil
  }
}
