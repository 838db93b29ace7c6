// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits only the values for which `predicate` returns true.
  ///
  ///     source              1-2--3-4|
  ///     filter { isEven }   --2----4|
  ///
  /// ```swift
  /// let even = Observable.of(1, 2, 3, 4).filter { $0.isMultiple(of: 2) }  // 2, 4
  /// ```
  ///
  /// To transform values as well, use ``compactMap(_:)``. For the opposite condition, use
  /// ``ignoreWhen(_:)``.
  ///
  /// - **Ends:** with the source; fails if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; no lock.
  ///
  /// - Parameter predicate: Whether a value is emitted.
  @available(swift 6) @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), FilterStage(predicate))
  }
}
