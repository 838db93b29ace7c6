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
    makeObservable(
      rawSource,
      .reacting("enumerated") { _ in
        var next = 0
        return Reaction {
          (element: Element, sink: EventSink<(index: Int, element: Element)>) in
          let index = next
          next += 1
          sink.next((index: index, element: element))
        }
      })
  }
}
