// SPDX-License-Identifier: MIT
import BraidCore

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
  public func pairwise() -> Observable<(Element, Element)> {
    makeObservable(rawSource, .pairwise(Element.self))
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
  public func nwise(_ n: Int) -> Observable<[Element]> {
    Misuse.require(
      n > 0,
      """
      nwise(\(n)) has no values to put into an array. Pass 1 or more; pairwise() is for 2.
      """)
    return makeObservable(
      rawSource,
      .reacting("nwise") { _ in
        var window: [Element] = []
        return Reaction { (element: Element, sink: EventSink<[Element]>) in
          if window.count == n { window.removeFirst() }
          window.append(element)
          if window.count == n { sink.next(window) }
        }
      })
  }
}
