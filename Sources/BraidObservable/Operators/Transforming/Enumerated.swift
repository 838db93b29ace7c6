// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits each value together with its index, counted from zero.
  ///
  ///     source                    a-b--c|
  ///     enumerated().map(\.index)  0-1--2|
  ///
  /// ```swift
  /// let lines = Observable.of("a", "b").enumerated().map { "\($0.index): \($0.element)" }
  /// ```
  ///
  /// Each subscription counts separately. For the number of values, use ``count()``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    StagedObservable(asObservable(), EnumerateStage())
  }
}

/// Emits each value together with its index.
@usableFromInline
struct EnumerateStage<Element>: StageOperator {
  @usableFromInline var index = 0

  @inlinable init() {}

  @inlinable @inline(__always)
  mutating func receive(
    _ element: Element, _ output: StageOutput<(index: Int, element: Element)>
  ) {
    let index = index
    self.index = index + 1
    output.next((index: index, element: element))
  }
}
