// SPDX-License-Identifier: MIT

/// A weak reference that closures share.
@usableFromInline
package final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // A weak reference is atomic; the object is only handed to closures of whoever gave it.
  @usableFromInline package private(set) weak var object: Object?

  @inlinable
  package init(_ object: Object) { self.object = object }
}
