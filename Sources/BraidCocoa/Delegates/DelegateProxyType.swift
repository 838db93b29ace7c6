// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable

/// A ``DelegateProxy`` that is created on first use; an object has one of each type.
///
/// The default implementations cover objects with a property `delegate`, `dataSource` or
/// `prefetchDataSource`: declare the conformance to ``HasDelegate``, ``HasDataSource`` or
/// ``HasPrefetchDataSource``. For another property, implement ``currentDelegate(for:)`` and
/// ``setCurrentDelegate(_:to:)``.
@preconcurrency @MainActor
public protocol DelegateProxyType: AnyObject {
  /// The type of the object whose delegate the proxy is.
  associatedtype ParentObject: AnyObject
  /// The delegate protocol, as an existential type.
  associatedtype Delegate

  /// Calls ``register(make:)`` for the type of the object, and for subclasses that need a proxy of
  /// their own.
  static func registerKnownImplementations()

  /// Identifies the delegate protocol: an object has one proxy for each identifier.
  static var identifier: ObjectIdentifier { get }

  /// The current delegate of the object.
  static func currentDelegate(for object: ParentObject) -> Delegate?

  /// Sets the delegate of the object.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  /// The delegate to which calls are forwarded.
  func forwardToDelegate() -> Delegate?

  /// Sets the delegate to which calls are forwarded.
  ///
  /// - Parameters:
  ///   - forwardToDelegate: The delegate.
  ///   - retainDelegate: Whether the proxy retains it.
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  /// Identifies the delegate protocol.
  public static var identifier: ObjectIdentifier { ObjectIdentifier(Delegate.self) }

  /// Declares how the proxy of a type of objects is created.
  ///
  /// A subclass of the type has the same proxy, unless it is registered as well.
  public static func register<Parent: AnyObject>(make: @escaping @MainActor (Parent) -> Self) {
    DelegateFactory.of(Self.self).add(make)
  }

  /// Creates a proxy for an object, of the type that is registered for the class of the object or
  /// for its nearest superclass.
  public static func createProxy(for object: AnyObject) -> Self {
    guard let proxy = DelegateFactory.of(Self.self).make(object) as? Self else {
      Misuse.stop(
        """
        \(Self.self): no proxy is registered for \(type(of: object)). Call register(make:) in \
        registerKnownImplementations().
        """)
    }
    return proxy
  }

  /// The proxy of an object, which is created and made the delegate if necessary.
  ///
  /// The proxy forwards to the delegate that the object had. Code in Swift 5 mode, whose isolation
  /// the compiler does not check, traps off the main thread.
  public static func proxy(for object: ParentObject) -> Self {
    MainScheduler.ensureRunningOnMainThread()
    let proxies = DelegateProxies.of(object)
    let proxy: Self
    if let existing = proxies[identifier] as? Self {
      proxy = existing
    } else {
      proxy = createProxy(for: object)
      proxies[identifier] = proxy
    }
    let current = currentDelegate(for: object)
    if current.map({ $0 as AnyObject }) !== proxy {
      proxy.setForwardToDelegate(current, retainDelegate: false)
      setCurrentDelegate(proxy as? Delegate, to: object)
    }
    return proxy
  }
}

extension DelegateProxyType {
  /// Forwards to another delegate until the result is disposed, and then to the former one again.
  ///
  /// RxCocoa traps in a debug build if the object has a delegate already, and sets none on
  /// disposal.
  ///
  /// - Parameters:
  ///   - forwardDelegate: The delegate.
  ///   - retainDelegate: Whether the proxy retains it.
  ///   - object: The object whose delegate it becomes.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> any Disposable {
    guard let proxy = proxy(for: object) as? DelegateProxy<ParentObject, Delegate> else {
      Misuse.stop("\(Self.self) is not a subclass of DelegateProxy.")
    }
    return proxy.install(forwardDelegate as AnyObject, isRetained: retainDelegate)
  }
}

/// An object with a property `delegate`.
public protocol HasDelegate: AnyObject {
  /// The delegate protocol, as an existential type.
  associatedtype Delegate

  /// The delegate.
  @preconcurrency @MainActor var delegate: Delegate? { get set }
}

extension DelegateProxyType where ParentObject: HasDelegate, Delegate == ParentObject.Delegate {
  /// The current delegate of the object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }

  /// Sets the delegate of the object.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.delegate = delegate
  }
}

/// An object with a property `dataSource`.
public protocol HasDataSource: AnyObject {
  /// The data source protocol, as an existential type.
  associatedtype DataSource

  /// The data source.
  @preconcurrency @MainActor var dataSource: DataSource? { get set }
}

extension DelegateProxyType where ParentObject: HasDataSource, Delegate == ParentObject.DataSource {
  /// The current data source of the object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }

  /// Sets the data source of the object.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.dataSource = delegate
  }
}

/// An object with a property `prefetchDataSource`.
public protocol HasPrefetchDataSource: AnyObject {
  /// The protocol of the prefetching data source, as an existential type.
  associatedtype PrefetchDataSource

  /// The prefetching data source.
  @preconcurrency @MainActor var prefetchDataSource: PrefetchDataSource? { get set }
}

extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Delegate == ParentObject.PrefetchDataSource {
  /// The current prefetching data source of the object.
  public static func currentDelegate(for object: ParentObject) -> Delegate? {
    object.prefetchDataSource
  }

  /// Sets the prefetching data source of the object.
  public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
    object.prefetchDataSource = delegate
  }
}
