// SPDX-License-Identifier: MIT

/// The scope of a source that a sink disposes itself.
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
