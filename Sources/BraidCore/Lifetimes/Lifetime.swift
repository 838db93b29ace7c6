// SPDX-License-Identifier: MIT

/// The lifetime of an object, as a value that does not retain the object.
///
/// It ends when its ``Token`` is released. The object stores the token in a property, shares it
/// with no other object, and conforms to ``HasLifetime``. Actions and subscriptions bound to the
/// lifetime end on the thread that releases the object, after the object's own `deinit`.
public struct Lifetime: Sendable {
  /// Ends a lifetime when it is released: a property of the object.
  ///
  /// Store it in that object only. Any other strong reference to the token prolongs the lifetime.
  public final class Token: Sendable {
    /// The lifetime of this token.
    public let lifetime = Lifetime()

    /// Creates the token of a new lifetime.
    public init() {}

    deinit { dispose() }

    /// Ends the lifetime now, before the token is released.
    public func dispose() {
      lifetime.members.dispose()
      lifetime.setBag(nil)
    }
  }

  /// A lifetime that has ended.
  public static let empty: Lifetime = {
    let lifetime = Lifetime()
    lifetime.members.dispose()
    return lifetime
  }()

  /// Creates a lifetime and the token that ends it.
  ///
  /// ```swift
  /// final class Screen {
  ///   private let (lifetime, token) = Lifetime.make()
  ///   func show() { lifetime += AnyDisposable { print("gone") } }
  /// }
  /// ```
  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (token.lifetime, token)
  }

  /// Disposes a disposable when the lifetime ends, or immediately if it has ended.
  ///
  /// A disposable that ends earlier is released then.
  ///
  /// - Returns: A disposable that detaches the given one from the lifetime; nil if that was nil.
  @discardableResult
  public static func += (lifetime: Lifetime, disposable: (any Disposable)?) -> (any Disposable)? {
    guard let disposable, let key = lifetime.members.insert(disposable) else { return nil }
    let members = lifetime.members
    return AnonymousDisposable { members.detach(key) }
  }

  fileprivate let members = CompositeDisposable()
  private let storedBag = Locked<DisposeBag?>(nil)

  fileprivate init() {}

  /// Whether the object was deallocated.
  public var hasEnded: Bool { members.isDisposed }

  /// Runs `action` when the lifetime ends, or immediately if it has ended.
  ///
  /// - Parameter action: Runs once, on the thread that releases the object.
  /// - Returns: A disposable that cancels the action.
  @preconcurrency @discardableResult
  public func observeEnded(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    let observer = AnonymousDisposable(action)
    members.insert(observer)
    return AnonymousDisposable { observer.cancel() }
  }

  /// A bag that is retained until the lifetime ends, or until another one replaces it.
  ///
  /// After the end, each access creates a bag that is not retained here.
  package var bag: DisposeBag {
    get {
      storedBag.withLock { stored in
        if let stored { return stored }
        let created = DisposeBag()
        if !hasEnded { stored = created }
        return created
      }
    }
    nonmutating set { setBag(newValue) }
  }

  private func setBag(_ bag: DisposeBag?) {
    // Returns the old bag, which is released outside the lock.
    _ = storedBag.withLock { stored in
      defer { stored = hasEnded ? nil : bag }
      return stored
    }
  }

  /// Returns the lifetime of `object`, or nil if it cannot be observed.
  ///
  /// The lifetime of a ``HasLifetime`` can always be observed. With an Objective-C runtime, the
  /// lifetime of every other object can be, too.
  public static func of(_ object: AnyObject) -> Lifetime? {
    (object as? any HasLifetime)?.lifetime
      ?? AssociatedObject.get(of: object, Token.init)?.lifetime
  }
}

/// An object whose lifetime can be observed.
///
/// ```swift
/// final class Label: HasLifetime {
///   private let token = Lifetime.Token()
///   var lifetime: Lifetime { token.lifetime }
/// }
/// ```
///
/// In a class isolated to an actor, declare both properties `nonisolated`.
public protocol HasLifetime: AnyObject {
  /// The object's lifetime, which ends when the object is deallocated.
  var lifetime: Lifetime { get }
}

extension SinkDisposer {
  /// Disposes the subscription when `lifetime` ends, or immediately if it has ended.
  ///
  /// If the subscription ends earlier, the lifetime releases it.
  package final func join(_ lifetime: Lifetime) { lifetime.members.insert(self) }
}
