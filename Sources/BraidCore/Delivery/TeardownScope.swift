// SPDX-License-Identifier: MIT

/// The scope of a source beside which something else is to be torn down: a resource, or a closure
/// that wants to know of the disposal.
///
/// It is the teardown of the operator's own scope, and disposes the source first.
@usableFromInline
package final class TeardownScope: SinkDisposer, @unchecked Sendable {  // `resource`: taken once
  private let outer: SinkDisposer
  // Taken in `disposed()`, which runs once.
  @exclusivity(unchecked) private var resource: (any Disposable)?

  @usableFromInline
  package init(_ outer: SinkDisposer, _ resource: any Disposable) {
    self.outer = outer
    self.resource = resource
    super.init()
    outer.set(self)
  }

  package override func sourceVanished() { outer.sourceVanished() }

  package override func disposed() {
    let resource = self.resource
    self.resource = nil
    resource?.dispose()
  }
}
