// SPDX-License-Identifier: MIT

/// Releases objects that form a long chain of references, without recursion (C8).
///
/// A release that is requested inside another one on the same thread is deferred until that has
/// finished, so the stack depth does not depend on the length of the chain.
package final class ChainRelease {
  private var waiting: ContiguousArray<Unmanaged<AnyObject>> = []

  private init() {}

  /// Releases a reference that the caller owns: immediately, or after a release in progress.
  package static func release<Object: AnyObject>(_ object: Unmanaged<Object>) {
    let object = Unmanaged<AnyObject>.fromOpaque(object.toOpaque())
    let context = ThreadContext.current
    if let release = context.releases {
      release.waiting.append(object)
      return
    }
    let release = ChainRelease()
    context.releases = release
    object.release()
    while let next = release.waiting.popLast() { next.release() }
    context.releases = nil
  }
}
