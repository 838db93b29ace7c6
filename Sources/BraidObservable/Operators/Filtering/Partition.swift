// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Splits an observable in two by a predicate.
  ///
  ///     source      1-2--3|
  ///     matches     1----3|
  ///     nonMatches  --2---|
  ///
  /// (With `{ $0 is odd }`.)
  ///
  /// ```swift
  /// let (odd, even) = Observable.of(1, 2, 3).partition { !$0.isMultiple(of: 2) }
  /// ```
  ///
  /// Both results share one subscription to the source while either is subscribed, as with
  /// ``share(replay:scope:)``. A result that is subscribed late misses the values emitted before,
  /// so subscribe to both before the source emits. The predicate is called once per value. For more
  /// than two groups, use ``groupBy(keySelector:)``.
  ///
  /// - **Ends:** both end with the source; both fail if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter predicate: Whether a value is among the matches.
  /// - Returns: The values for which `predicate` returns true, and the others.
  @available(swift 6) @preconcurrency @inlinable
  public func partition(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
    let judged = map { (element: $0, isMatch: try predicate($0)) }.share()
    return (
      matches: judged.compactMap { $0.isMatch ? .some($0.element) : nil },
      nonMatches: judged.compactMap { $0.isMatch ? nil : .some($0.element) }
    )
  }
}
