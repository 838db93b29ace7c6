// SPDX-License-Identifier: MIT
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// An object that the runtime keeps for another one and releases when that is gone.
///
/// Where there is an Objective-C runtime, every object can have one; elsewhere none can.
enum AssociatedObject {
  #if canImport(ObjectiveC)
    private static let lock = Lock()
    // Only its address is used, as a key.
    nonisolated(unsafe) private static let key = UnsafeRawPointer(  // immutable
      UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  #endif

  /// The object kept for `owner`: what `make` returns, if there is none yet; nil where the runtime
  /// keeps nothing.
  static func get<Object: AnyObject>(of owner: AnyObject, _ make: () -> Object) -> Object? {
    #if canImport(ObjectiveC)
      if let object = objc_getAssociatedObject(owner, key) as? Object { return object }
      // Made outside the lock, and released outside it if somebody was faster.
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
