// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends each value together with the one before it, from the second on.
  ///
  ///     source      a-b--c-d|
  ///     pairwise()  --x--y-z|
  ///
  /// (`x` is `("a", "b")`, `y` is `("b", "c")`, and so on.) For more than two, use ``nwise(_:)``.
  ///
  /// - **Ends:** with the source; fewer than two values make no pair.
  ///
  /// - Complexity: O(1) a value; keeps one value, no lock.
  @inlinable
  public func pairwise() -> Observable<(Element, Element)> {
    StagedObservable(asObservable(), PairwiseStage())
  }

  /// Sends the last `n` values as an array, at each value from the `n`th on.
  ///
  ///     source    a-b--c-d|
  ///     nwise(3)  -----x-y|
  ///
  /// (`x` is `["a", "b", "c"]`, `y` is `["b", "c", "d"]`.) The arrays overlap; for arrays that do
  /// not, use ``buffer(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** with the source; fewer than `n` values make no array.
  ///
  /// - Parameter n: How many values make an array. Less than one is a programming error.
  /// - Complexity: O(n) a value; keeps n values, no lock.
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

/// Sends each value together with the one before it.
@usableFromInline
package struct PairwiseStage<Element>: StageOperator {
  @usableFromInline var previous: Element?

  @inlinable package init() {}

  @inlinable @inline(__always)
  package mutating func receive(_ element: Element, _ output: StageOutput<(Element, Element)>) {
    let before = previous
    previous = element
    if let before { output.next((before, element)) }
  }
}

/// Sends the last values at each value, once there are enough.
@usableFromInline
package struct NwiseStage<Element>: StageOperator {
  @usableFromInline let count: Int
  @usableFromInline var window: [Element] = []

  /// - Precondition: `count` is positive.
  @inlinable
  package init(_ count: Int) { self.count = count }

  @inlinable
  package mutating func receive(_ element: Element, _ output: StageOutput<[Element]>) {
    if window.count == count { window.removeFirst() }
    window.append(element)
    if window.count == count { output.next(window) }
  }
}
