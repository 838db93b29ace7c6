// SPDX-License-Identifier: MIT

/// A weak reference that several closures share.
package final class WeakReference<Object: AnyObject>: @unchecked Sendable {
  // A weak reference is atomic. The object is passed only to closures of its creator.
  package private(set) weak var object: Object?

  package init(_ object: Object) { self.object = object }
}
