// SPDX-License-Identifier: MIT
import BraidCore

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
  public func skip(_ count: Int) -> Observable<Element> {
    makeObservable(rawSource, .skip(count))
  }
}

extension ObservableType {
  /// Drops values until `predicate` returns false for the first time, then emits that value and all
  /// later ones.
  ///
  ///     source             1-2--3-1|
  ///     skip(while: < 3)   -----3-1|
  ///
  /// ```swift
  /// let rest = Observable.of(1, 2, 3, 1).skip(while: { $0 < 3 })  // 3, 1
  /// ```
  ///
  /// `predicate` is not called again after it has returned false. To test every value, use
  /// ``filter(_:)``.
  ///
  /// - **Ends:** with the source; fails if `predicate` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter predicate: Whether to keep dropping values.
  @available(swift 6) @preconcurrency
  public func skip(
    while predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    makeObservable(rawSource, .skip(while: predicate))
  }
}
