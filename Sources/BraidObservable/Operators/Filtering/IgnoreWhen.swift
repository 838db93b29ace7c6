// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Drops the values for which `predicate` returns true; the opposite of ``filter(_:)``.
  ///
  ///     source                    1-2--3|
  ///     ignoreWhen { $0 is even } 1----3|
  ///
  /// ```swift
  /// let odd = Observable.of(1, 2, 3).ignoreWhen { $0.isMultiple(of: 2) }  // 1, 3
  /// ```
  ///
  /// - **Ends:** with the source; fails if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter predicate: Whether a value is dropped.
  /// - Complexity: O(1) per value; no lock.
  @available(swift 6) @preconcurrency @inlinable
  public func ignoreWhen(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    filter { try !predicate($0) }
  }
}
