// SPDX-License-Identifier: MIT
import BraidCore

/// The proxies of one object; they have its lifetime.
///
/// With an Objective-C runtime, every object has them. Without one, an object stores them itself;
/// see ``DelegateProxyOwner``.
@MainActor
public final class DelegateProxies {
  private var proxies: [ObjectIdentifier: AnyObject] = [:]

  /// No proxies.
  nonisolated public init() {}

  subscript(identifier: ObjectIdentifier) -> AnyObject? {
    get { proxies[identifier] }
    set { proxies[identifier] = newValue }
  }

  static func of(_ object: AnyObject) -> DelegateProxies {
    if let owner = object as? any DelegateProxyOwner { return owner.delegateProxies }
    guard let proxies = AssociatedObject.get(of: object, DelegateProxies.init) else {
      Misuse.stop(
        """
        \(type(of: object)) cannot store a delegate proxy: this platform has no Objective-C \
        runtime. Let the class conform to DelegateProxyOwner.
        """)
    }
    return proxies
  }
}

/// An object that stores its delegate proxies, on a platform without an Objective-C runtime.
public protocol DelegateProxyOwner: AnyObject {
  /// The proxies of the object: `let delegateProxies = DelegateProxies()`.
  var delegateProxies: DelegateProxies { get }
}

/// Creates the proxies of one delegate protocol.
@MainActor
final class DelegateFactory {
  private static var factories: [ObjectIdentifier: DelegateFactory] = [:]

  private var makers: [ObjectIdentifier: @MainActor (AnyObject) -> AnyObject?] = [:]

  static func of<Proxy: DelegateProxyType>(_ type: Proxy.Type) -> DelegateFactory {
    if let factory = factories[Proxy.identifier] { return factory }
    let factory = DelegateFactory()
    factories[Proxy.identifier] = factory
    Proxy.registerKnownImplementations()
    return factory
  }

  func add<Parent: AnyObject>(_ make: @escaping @MainActor (Parent) -> some AnyObject) {
    makers[ObjectIdentifier(Parent.self)] = { object in (object as? Parent).map(make) }
  }

  /// Creates the proxy that is registered for the class of the object, or for its nearest
  /// superclass.
  func make(_ object: AnyObject) -> AnyObject? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let type = level.subjectType as? AnyClass, let make = makers[ObjectIdentifier(type)] {
        return make(object)
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}
