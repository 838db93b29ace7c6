// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Transforms each value, and drops the results that are `nil`.
  ///
  ///     source                1-x--3|
  ///     compactMap(Int.init)  1----3|
  ///
  /// ```swift
  /// let numbers = Observable.of("1", "x", "3").compactMap { Int($0) }  // 1, 3
  /// ```
  ///
  /// If the results may themselves be optional, use ``filterMap(_:)``. To drop `nil` values without
  /// transforming, use ``unwrap()``.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value; no lock.
  ///
  /// - Parameter transform: Returns the result for a value, or `nil` to drop it.
  @available(swift 6) @preconcurrency
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    makeObservable(rawSource, .compactMap(transform))
  }
}

extension ObservableType {
  /// Drops `nil` values and unwraps the others.
  ///
  ///     source    a-x--b|
  ///     unwrap()  a----b|
  ///
  /// (`x` is nil.)
  ///
  /// ```swift
  /// let letters = Observable<String?>.of("a", nil, "b").unwrap()  // "a", "b"
  /// ```
  ///
  /// To transform values as well, use ``ObservableType/compactMap(_:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Complexity: O(1) per value; no lock.
  public func unwrap<Result>() -> Observable<Result> where Element == Result? {
    makeObservable(rawSource, .unwrap)
  }
}
