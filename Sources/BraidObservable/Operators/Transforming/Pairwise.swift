// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits each value together with the previous one.
  ///
  ///     source      a-b--c-d|
  ///     pairwise()  --x--y-z|
  ///
  /// (`x` is `("a", "b")`, `y` is `("b", "c")`, and so on.)
  ///
  /// ```swift
  /// let steps = Observable.of(1, 4, 9).pairwise().map { $1 - $0 }  // 3, 5
  /// ```
  ///
  /// For more than two values, use ``nwise(_:)``.
  ///
  /// - **Ends:** with the source. Fewer than two values make no pair.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Complexity: O(1) per value; keeps one value; no lock.
  @inlinable
  public func pairwise() -> Observable<(Element, Element)> {
    StagedObservable(asObservable(), PairwiseStage())
  }

  /// Emits the last `n` values as an array with each value, once there are `n`.
  ///
  ///     source    a-b--c-d|
  ///     nwise(3)  -----x-y|
  ///
  /// (`x` is `["a", "b", "c"]`, `y` is `["b", "c", "d"]`.)
  ///
  /// ```swift
  /// let averages = Observable.of(1.0, 2.0, 6.0).nwise(2).map { $0.reduce(0, +) / 2 }  // 1.5, 4.0
  /// ```
  ///
  /// The arrays overlap. For arrays that do not overlap, use ``buffer(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** with the source. Fewer than `n` values make no array.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter n: The number of values in an array. A number less than one traps.
  /// - Complexity: O(n) per value; buffers `n` values; no lock.
  @inlinable
  public func nwise(_ n: Int) -> Observable<[Element]> {
    Misuse.require(
      n > 0,
      """
      nwise(\(n)) has no values to put into an array. Pass 1 or more; pairwise() is for 2.
      """)
    return StagedObservable(asObservable(), NwiseStage(n))
  }
}

/// Emits the most recent values with each value, once there are enough.
@usableFromInline
struct NwiseStage<Element>: StageOperator {
  @usableFromInline let count: Int
  @usableFromInline var window: [Element] = []

  /// - Precondition: `count` is positive.
  @inlinable
  init(_ count: Int) { self.count = count }

  @inlinable
  mutating func receive(_ element: Element, _ output: StageOutput<[Element]>) {
    if window.count == count { window.removeFirst() }
    window.append(element)
    if window.count == count { output.next(window) }
  }
}
