// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Sends how many values there were, when the source completes.
  ///
  ///     source   a-b--c|
  ///     count()  ------(3|)
  ///
  /// For a number at each value, use ``enumerated()`` or `scan`.
  ///
  /// - **Ends:** completion sends the number first, zero if there was no value; an error passes at
  ///   once.
  @inlinable
  public func count() -> Observable<Int> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Sends for how many values `predicate` was true, when the source completes.
  ///
  ///     source               1-2--3|
  ///     count { $0 is odd }  ------(2|)
  ///
  /// - **Ends:** as ``count()`` does; fails if `predicate` throws.
  ///
  /// - Parameter predicate: Whether a value counts.
  @available(swift 6) @preconcurrency @inlinable
  public func count(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Int> {
    reduce(0) { count, element in try predicate(element) ? count + 1 : count }
  }
}
