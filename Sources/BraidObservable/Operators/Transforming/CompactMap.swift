// SPDX-License-Identifier: MIT
public import BraidCore

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
  @available(swift 6) @preconcurrency @inlinable
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    StagedObservable(asObservable(), CompactMapStage(transform))
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
  @inlinable
  public func unwrap<Result>() -> Observable<Result> where Element == Result? {
    StagedObservable(asObservable(), UnwrapStage())
  }
}

/// Unwraps each value and drops `nil`.
@usableFromInline
struct UnwrapStage<Element>: StageOperator {
  @inlinable init() {}

  @inlinable @inline(__always)
  func receive(_ input: Element?, _ output: StageOutput<Element>) {
    if let input { output.next(input) }
  }
}
