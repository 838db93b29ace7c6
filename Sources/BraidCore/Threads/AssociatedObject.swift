// SPDX-License-Identifier: MIT
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// An object that the runtime keeps for another one and releases with it: one of each type.
///
/// Where there is an Objective-C runtime, every object can have one; elsewhere none can.
package enum AssociatedObject {
  #if canImport(ObjectiveC)
    private static let lock = Lock()
  #endif

  /// The object kept for `owner`: what `make` returns, if there is none yet; nil where the runtime
  /// keeps nothing.
  package static func get<Object: AnyObject>(
    of owner: AnyObject, _ make: () -> Object
  ) -> Object? {
    #if canImport(ObjectiveC)
      // Only an address is used as a key: that of the type.
      guard let key = UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(Object.self)))
      else { return nil }
      if let object = objc_getAssociatedObject(owner, key) as? Object { return object }
      // Made outside the lock, and released outside it if another thread was faster.
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
