// SPDX-License-Identifier: MIT
public import BraidCore

/// Sends the only value that satisfies `predicate`; fails if there is none or another one.
@frozen
@usableFromInline
package struct SingleStage<Element>: StageOperator {
  @usableFromInline let predicate: @Sendable (Element) throws -> Bool
  @usableFromInline let none: any Error
  @usableFromInline let several: any Error
  @usableFromInline var wasSeen = false

  @inlinable
  package init(
    _ predicate: @escaping @Sendable (Element) throws -> Bool, none: any Error, several: any Error
  ) {
    self.predicate = predicate
    self.none = none
    self.several = several
  }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<Element>) {
    do {
      guard try predicate(element) else { return }
      if wasSeen { return output.finish(.error(several)) }
      wasSeen = true
      output.next(element)
    } catch { output.fail(error) }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: StageOutput<Element>) {
    if termination.isCompleted, !wasSeen {
      output.finish(.error(none))
    } else {
      output.finish(termination)
    }
  }
}

/// Sends a value of its own if the source completes without one.
@frozen
@usableFromInline
package struct IfEmptyStage<Element>: MultiEmitOperator {
  @usableFromInline let substitute: Element
  @usableFromInline var isEmpty = true

  @inlinable
  package init(_ substitute: Element) { self.substitute = substitute }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    isEmpty = false
    output.next(element)
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Element>) {
    if isEmpty, termination.isCompleted { output.next(substitute) }
    output.finish(termination)
  }
}
