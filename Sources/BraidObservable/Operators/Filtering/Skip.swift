// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Drops the first `count` values.
  ///
  ///     source   a-b--c-d|
  ///     skip(2)  -----c-d|
  ///
  /// ```swift
  /// let rest = Observable.of("a", "b", "c").skip(2)  // "c"
  /// ```
  ///
  /// To drop values by a condition, use ``ObservableType/skip(while:)``; by time,
  /// ``skip(_:scheduler:)``; until another observable emits, ``skip(until:)``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter count: The number of values to drop. Zero or less drops none.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    StagedObservable(asObservable(), SkipStage(count))
  }
}
