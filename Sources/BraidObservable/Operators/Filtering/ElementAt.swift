// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits only the value at `index`, counted from zero, and completes.
  ///
  ///     source          a-b--c-d|
  ///     element(at: 2)  -----(c|)
  ///
  /// ```swift
  /// let third = Observable.of("a", "b", "c", "d").element(at: 2)  // "c"
  /// ```
  ///
  /// For the first value, which may be missing, use ``first()``.
  ///
  /// - **Ends:** completes with that value. Fails with ``RxError/argumentOutOfRange`` if the source
  ///   completes before it, and immediately if `index` is negative.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter index: The zero-based position of the value.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    index < 0
      ? TerminationObservable(.error(RxError.argumentOutOfRange))
      : StagedObservable(asObservable(), ElementAtStage(index))
  }
}

/// Emits the value at a given position and completes; fails if there is none.
@usableFromInline
struct ElementAtStage<Element>: MultiEmitOperator {
  @usableFromInline var remaining: Int

  /// - Precondition: `index` is not negative.
  @inlinable
  init(_ index: Int) { remaining = index }

  @inlinable static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  mutating func receive(_ element: Element, _ output: MultiEmitOutput<Element>) {
    remaining -= 1
    if remaining == -1 {
      output.next(element)
      output.finish(.completed)
    }
  }

  @inlinable
  func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Element>) {
    output.finish(termination.isCompleted ? .error(RxError.argumentOutOfRange) : termination)
  }
}
