// SPDX-License-Identifier: MIT

/// The scope of a source with an additional resource to dispose, such as the resource of `using` or
/// a closure that observes the disposal.
///
/// It is the teardown of the operator's scope, and disposes the source before the resource.
@usableFromInline
package final class TeardownScope: ForwardingScope, @unchecked Sendable {  // `resource`: taken once
  // Only the caller that decrements `holds` to zero takes it.
  @exclusivity(unchecked) private var resource: (any Disposable)?
  /// What keeps the resource alive: the subscription, and optionally the call that subscribes to
  /// the source.
  private let holds: AtomicInt

  /// - Parameter isConnecting: Whether to also retain the resource until ``connected()`` is called,
  ///   because a source that terminates while it is being subscribed to may still use it.
  @usableFromInline
  package init(_ outer: SinkDisposer, _ resource: any Disposable, isConnecting: Bool = false) {
    self.resource = resource
    holds = AtomicInt(isConnecting ? 2 : 1)
    super.init(outer)
    outer.set(self)
  }

  package override func disposed() { connected() }

  /// Call this after the call that subscribes to the source has returned.
  @usableFromInline
  package func connected() {
    if holds.decrement() == 1 { resource.take()?.dispose() }
  }
}
