// SPDX-License-Identifier: MIT

/// The scope of a source beside which something else is to be torn down: a resource, or a closure
/// that wants to know of the disposal.
///
/// It is the teardown of the operator's own scope, and disposes the source first.
@usableFromInline
package final class TeardownScope: ForwardingScope, @unchecked Sendable {  // `resource`: taken once
  // Taken by whoever counts the holds down to zero.
  @exclusivity(unchecked) private var resource: (any Disposable)?
  /// What has to be over before it is disposed: the subscription, and perhaps the call that makes
  /// it.
  private let holds: AtomicInt

  /// - Parameter isConnecting: Whether the resource stays until ``connected()`` is called, too: a
  ///   source that ends while it is subscribed to may still be at work.
  @usableFromInline
  package init(_ outer: SinkDisposer, _ resource: any Disposable, isConnecting: Bool = false) {
    self.resource = resource
    holds = AtomicInt(isConnecting ? 2 : 1)
    super.init(outer)
    outer.set(self)
  }

  package override func disposed() { connected() }

  /// The call that subscribes to the source has returned.
  @usableFromInline
  package func connected() {
    if holds.decrement() == 1 { resource.take()?.dispose() }
  }
}
