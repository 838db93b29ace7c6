// SPDX-License-Identifier: MIT

/// The scope of one source of an operator: the operator disposes it, and it forwards an abandonment
/// to the operator's scope.
@usableFromInline
package class ForwardingScope: SinkDisposer, @unchecked Sendable {  // immutable
  private let outer: SinkDisposer

  @usableFromInline
  package init(_ outer: SinkDisposer) {
    self.outer = outer
    super.init()
  }

  package override func sourceAbandoned() { outer.sourceAbandoned() }
}
