// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the values that are not nil, unwrapped.
  ///
  ///     source    a-x--b|
  ///     unwrap()  a----b|
  ///
  /// (`x` is nil.) To transform on the way, use ``ObservableType/compactMap(_:)``.
  ///
  /// - **Ends:** with the source.
  ///
  /// - Complexity: O(1) a value; no lock.
  @inlinable
  public func unwrap<Result>() -> Observable<Result> where Element == Result? {
    StagedObservable(asObservable(), UnwrapStage())
  }
}

/// Sends what is in each value, unless it is nil.
@usableFromInline
package struct UnwrapStage<Element>: StageOperator {
  @inlinable package init() {}

  @inlinable @inline(__always)
  package func receive(_ input: Element?, _ output: StageOutput<Element>) {
    if let input { output.next(input) }
  }
}
