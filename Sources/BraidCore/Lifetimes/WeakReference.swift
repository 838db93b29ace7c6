// SPDX-License-Identifier: MIT

/// A weak reference that several closures share.
@usableFromInline
package final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // A weak reference is atomic. The object is passed only to closures of its creator.
  @usableFromInline package private(set) weak var object: Object?

  @inlinable
  package init(_ object: Object) { self.object = object }
}
