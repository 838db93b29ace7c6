// SPDX-License-Identifier: MIT

/// Lets objects go one after the other that refer to each other in a long chain (C8).
///
/// What is released inside a release on the same thread waits until that is done, so the length of
/// the chain does not matter to the stack.
@usableFromInline
package final class ChainRelease {
  @exclusivity(unchecked) private var waiting: ContiguousArray<Unmanaged<AnyObject>> = []

  private init() {}

  /// Lets go of a reference that the caller owns: now, or after the release under way.
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
