// SPDX-License-Identifier: MIT

/// Emits the only value that satisfies `predicate`; fails if there is none or more than one.
@usableFromInline
package struct SingleStage<Element>: StageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  /// The error for no value, and for a second one.
  @usableFromInline let errors: (none: any Error, many: any Error)
  @usableFromInline var wasSeen = false

  @inlinable
  package init(
    _ predicate: @escaping @Sendable (Element) throws -> Bool,
    errors: (none: any Error, many: any Error)
  ) {
    self.predicate = predicate
    self.errors = errors
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      guard try predicate(element) else { return }
      if wasSeen { return output.finish(.error(errors.many)) }
      wasSeen = true
      output.next(element)
    } catch { output.fail(error) }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: StageOutput<Element>) {
    let isMissing = termination.isCompleted && !wasSeen
    output.finish(isMissing ? .error(errors.none) : termination)
  }
}
