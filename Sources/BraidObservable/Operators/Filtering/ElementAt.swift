// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the value with the number `index`, counted from zero, and completes.
  ///
  ///     source          a-b--c-d|
  ///     element(at: 2)  -----(c|)
  ///
  /// - **Ends:** with that value; fails with `RxError.argumentOutOfRange` if the source completes
  ///   before it, and at once if `index` is negative.
  ///
  /// - Parameter index: The number of the value.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    index < 0
      ? TerminationObservable(.error(RxError.argumentOutOfRange))
      : StagedObservable(asObservable(), ElementAtStage(index))
  }
}

/// Sends the value with a given number, and completes; fails if there is none.
@usableFromInline
package struct ElementAtStage<Element>: MultiEmitOperator {
  @usableFromInline var remaining: Int

  /// - Precondition: `index` is not negative.
  @inlinable
  package init(_ index: Int) { remaining = index }

  @inlinable package static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    remaining -= 1
    if remaining == -1 {
      output.next(element)
      output.finish(.completed)
    }
  }

  @inlinable
  package func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Element>) {
    output.finish(termination.isCompleted ? .error(RxError.argumentOutOfRange) : termination)
  }
}
