// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Collects all values into an array, and emits it when the source completes.
  ///
  ///     source     a-b--|
  ///     toArray()  -----([a, b]|)
  ///
  /// ```swift
  /// let all = Observable.of("a", "b").toArray()  // ["a", "b"]
  /// ```
  ///
  /// To emit arrays before the end, use ``buffer(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** completion emits the array first, which is empty if there was no value; an error
  ///   is forwarded immediately and drops the array.
  /// - **Threads:** delivers synchronously on the thread on which the source completes.
  /// - **Complexity:** O(1) per value; buffers all values.
  public func toArray() -> Single<[Element]> {
    Single(raw: makeObservable(rawSource, .collect(Element.self)))
  }
}

extension ObservableType {
  /// Collects all values into a sorted array, and emits it when the source completes.
  ///
  ///     source                 c-a--b|
  ///     toSortedArray(by: <)   ------(x|)
  ///
  /// (`x` is `["a", "b", "c"]`.)
  ///
  /// ```swift
  /// let sorted = Observable.of("c", "a", "b").toSortedArray(by: <)
  /// ```
  ///
  /// The sort is stable. For values in their original order, use ``toArray()``.
  ///
  /// - **Ends:** like ``toArray()``.
  /// - **Threads:** sorts and delivers on the thread on which the source completes.
  ///
  /// - Parameter by: Whether the first value is ordered before the second.
  /// - Complexity: O(n log n) at the end; buffers all values.
  @available(swift 6) @preconcurrency
  public func toSortedArray(
    by: @escaping @Sendable (Element, Element) -> Bool
  ) -> Single<[Element]> {
    Single(raw: toArray().source.map { $0.sorted(by: by) }.made(by: #function))
  }
}

extension ObservableType where Element: Comparable {
  /// Collects all values into a sorted array, and emits it when the source completes; see
  /// ``ObservableType/toSortedArray(by:)``.
  ///
  /// - Parameter ascending: Whether the array begins with the smallest value.
  /// - Complexity: O(n log n) at the end; buffers all values.
  public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
    Single(
      raw: makeObservable(
        toArray().source.raw,
        .map { (values: [Element]) in ascending ? values.sorted() : values.sorted(by: >) }))
  }
}
