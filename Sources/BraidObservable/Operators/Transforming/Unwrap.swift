// SPDX-License-Identifier: MIT
public import BraidCore

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
