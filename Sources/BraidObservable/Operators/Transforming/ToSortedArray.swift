// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Sends all values as one sorted array, when the source completes.
  ///
  ///     source                 c-a--b|
  ///     toSortedArray(by: <)   ------(x|)
  ///
  /// (`x` is `["a", "b", "c"]`.) Values that are neither before nor after one another keep their
  /// order.
  ///
  /// - **Ends:** as ``toArray()`` does.
  ///
  /// - Parameter by: Whether the first value comes before the second one.
  /// - Complexity: O(n log n) at the end.
  @available(swift 6) @preconcurrency @inlinable
  public func toSortedArray(
    by: @escaping @Sendable (Element, Element) -> Bool
  ) -> Single<[Element]> {
    toArray().map { $0.sorted(by: by) }
  }
}

extension ObservableType where Element: Comparable {
  /// Sends all values as one sorted array, when the source completes.
  ///
  /// - **Ends:** as ``toArray()`` does.
  ///
  /// - Parameter ascending: Whether the smallest one comes first.
  /// - Complexity: O(n log n) at the end.
  @inlinable
  public func toSortedArray(ascending: Bool = true) -> Single<[Element]> {
    toArray().map { ascending ? $0.sorted() : $0.sorted(by: { $0 > $1 }) }
  }
}
