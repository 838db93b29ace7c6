// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the last values, when the source completes.
  ///
  ///     source       a-b--c-|
  ///     takeLast(2)  -------(bc|)
  ///
  /// - **Ends:** completion sends the values first; an error passes at once and drops them.
  ///
  /// - Parameter count: How many values; for zero or less only the end is sent.
  /// - Complexity: O(1) a value; keeps `count` values.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    StagedObservable(asObservable(), TakeLastStage(Swift.max(0, count)))
  }
}
