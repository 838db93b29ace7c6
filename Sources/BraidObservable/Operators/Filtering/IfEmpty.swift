// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits a default value if the source completes without a value.
  ///
  ///     source               ---|
  ///     ifEmpty(default: a)  ---(a|)
  ///
  /// ```swift
  /// let name = Observable<String>.empty().ifEmpty(default: "unnamed")  // "unnamed"
  /// ```
  ///
  /// To switch to another observable, use ``ifEmpty(switchTo:)``.
  ///
  /// - **Ends:** with the source. An error emits no default value.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter substitute: The default value.
  @inlinable
  public func ifEmpty(default substitute: Element) -> Observable<Element> {
    StagedObservable(asObservable(), IfEmptyStage(substitute))
  }
}

/// Emits a default value if the source completes without a value.
@usableFromInline
struct IfEmptyStage<Element>: MultiEmitOperator {
  @usableFromInline let substitute: Element
  @usableFromInline var isEmpty = true

  @inlinable
  init(_ substitute: Element) { self.substitute = substitute }

  @inlinable static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    isEmpty = false
    output.next(element)
  }

  @inlinable
  func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Element>) {
    if isEmpty, termination.isCompleted { output.next(substitute) }
    output.finish(termination)
  }
}
