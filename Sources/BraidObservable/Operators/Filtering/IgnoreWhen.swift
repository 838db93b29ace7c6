// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Leaves out the values for which `predicate` is true: the opposite of ``filter(_:)``.
  ///
  ///     source                    1-2--3|
  ///     ignoreWhen { $0 is even } 1----3|
  ///
  /// - **Ends:** with the source; fails if `predicate` throws.
  ///
  /// - Parameter predicate: Whether a value is left out.
  /// - Complexity: O(1) a value; no lock.
  @available(swift 6) @preconcurrency @inlinable
  public func ignoreWhen(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    filter { try !predicate($0) }
  }
}
