// SPDX-License-Identifier: MIT

/// An object that is created on first use, by any thread.
///
/// The standard library's `AtomicLazyReference` is generic, and its deinitializer requests type
/// metadata: 100 ns for each owner, even if the object was never created.
@usableFromInline
package struct LazyReference: ~Copyable, @unchecked Sendable {  // set once, atomically
  @usableFromInline let raw = AtomicPointer()

  package init() {}

  deinit {
    if let pointer = raw.load() {
      Unmanaged<AnyObject>.fromOpaque(pointer).release()
    }
  }

  /// The object, if it was created.
  @inlinable
  package borrowing func load() -> AnyObject? {
    raw.load().map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The object, if it was created; all objects stored here are of that type.
  @inlinable
  package borrowing func load<Object: AnyObject>(as type: Object.Type) -> Object? {
    guard let object = load() else { return nil }
    return unsafeDowncast(object, to: type)
  }

  /// Whether the object has not been created yet.
  @inlinable
  package var isEmpty: Bool { raw.load() == nil }

  /// Returns the object.
  ///
  /// Calls `make` if there is none, and stores the result unless another thread was faster.
  ///
  /// All calls on one reference must create the same type.
  package borrowing func get<Object: AnyObject>(_ make: () -> Object) -> Object {
    unsafeDowncast(load() ?? install(make()), to: Object.self)
  }

  /// Stores the object, unless another thread was faster; returns the stored one.
  @inline(never)
  borrowing func install(_ object: AnyObject) -> AnyObject {
    let made = Unmanaged.passRetained(object)
    guard let original = raw.compareExchange(expected: nil, desired: made.toOpaque()).original
    else {
      return object
    }
    made.release()
    return Unmanaged<AnyObject>.fromOpaque(original).takeUnretainedValue()
  }
}
