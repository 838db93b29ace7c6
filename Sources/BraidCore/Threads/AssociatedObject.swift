// SPDX-License-Identifier: MIT
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// An object associated with another one, at most one of each type, and released with it.
///
/// Associated objects require an Objective-C runtime; without one, no object has any.
package enum AssociatedObject {
  #if canImport(ObjectiveC)
    private static let lock = Lock()
  #endif

  /// Returns the object associated with `owner`, and first creates it with `make` if necessary; nil
  /// without an Objective-C runtime.
  package static func get<Object: AnyObject>(
    of owner: AnyObject, _ make: () -> Object
  ) -> Object? {
    #if canImport(ObjectiveC)
      // The key is the address of the type.
      guard let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Object.self)))
      else { return nil }
      if let object = objc_getAssociatedObject(owner, key) as? Object { return object }
      // Created outside the lock, and released outside it if another thread was faster.
      let made = make()
      return lock.withLock {
        if let object = objc_getAssociatedObject(owner, key) as? Object { return object }
        objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
      }
    #else
      return nil
    #endif
  }
}
