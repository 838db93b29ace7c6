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
        let count = ValueCount()
        return Reaction {
          (element: Element, sink: EventSink<(index: Int, element: Element)>) in
          sink.next((index: count.next(), element: element))
        }
      })
  }
}

/// The number of values of one subscription, which a closure would access with a check.
@usableFromInline
final class ValueCount {
  @exclusivity(unchecked) @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  func next() -> Int {
    defer { count += 1 }
    return count
  }
}
