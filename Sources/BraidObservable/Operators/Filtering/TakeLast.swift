// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the last `count` values when the source completes.
  ///
  ///     source       a-b--c-|
  ///     takeLast(2)  -------(bc|)
  ///
  /// ```swift
  /// let lastTwo = Observable.of("a", "b", "c").takeLast(2)  // "b", "c"
  /// ```
  ///
  /// To emit all values at the end, use ``toArray()``.
  ///
  /// - **Ends:** completion emits the values first; an error is forwarded immediately and drops
  ///   them.
  /// - **Threads:** delivers synchronously on the thread on which the source completes.
  ///
  /// - Parameter count: The number of values. Zero or less emits none.
  /// - Complexity: O(1) per value; buffers `count` values.
  public func takeLast(_ count: Int) -> Observable<Element> {
    makeObservable(rawSource, .takeLast(Swift.max(0, count)))
  }
}
