// SPDX-License-Identifier: MIT
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// An object associated with another one, one of each type, released when that is deallocated.
///
/// With an Objective-C runtime, every object can have one; without, none can.
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
