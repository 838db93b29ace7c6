// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends a value of its own if the source completes without one.
  ///
  ///     source               ---|
  ///     ifEmpty(default: a)  ---(a|)
  ///
  /// - Parameter substitute: The value.
  @inlinable
  public func ifEmpty(default substitute: Element) -> Observable<Element> {
    StagedObservable(asObservable(), IfEmptyStage(substitute))
  }
}

/// Sends a value of its own if the source completes without one.
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
