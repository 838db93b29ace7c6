// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Collects all values into an array, and emits it when the source completes.
  ///
  ///     source     a-b--|
  ///     toArray()  -----([a, b]|)
  ///
  /// ```swift
  /// let all = Observable.of("a", "b").toArray()  // ["a", "b"]
  /// ```
  ///
  /// To emit arrays before the end, use ``buffer(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** completion emits the array first, which is empty if there was no value; an error
  ///   is forwarded immediately and drops the array.
  /// - **Threads:** delivers synchronously on the thread on which the source completes.
  /// - **Complexity:** O(1) per value; buffers all values.
  @inlinable
  public func toArray() -> Single<[Element]> {
    Single(raw: StagedObservable(asObservable(), CollectStage()))
  }
}
