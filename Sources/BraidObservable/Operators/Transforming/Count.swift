// SPDX-License-Identifier: MIT

extension ObservableType {
  /// Emits the number of values when the source completes.
  ///
  ///     source   a-b--c|
  ///     count()  ------(3|)
  ///
  /// ```swift
  /// let total = Observable.of("a", "b", "c").count()  // 3
  /// ```
  ///
  /// To number each value, use ``enumerated()``.
  ///
  /// - **Ends:** completion emits the number first, which is 0 if there was no value; an error is
  ///   forwarded immediately.
  /// - **Threads:** delivers synchronously on the thread on which the source completes.
  /// - **Complexity:** O(1) per value.
  public func count() -> Observable<Int> {
    reduce(0) { count, _ in count + 1 }.made(by: #function)
  }

  /// Emits the number of values for which `predicate` returned true, when the source completes.
  ///
  ///     source               1-2--3|
  ///     count { $0 is odd }  ------(2|)
  ///
  /// - **Ends:** like ``count()``; fails if `predicate` throws.
  ///
  /// - Parameter predicate: Whether a value is counted.
  @available(swift 6) @preconcurrency
  public func count(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Int> {
    reduce(0) { count, element in try predicate(element) ? count + 1 : count }
      .made(by: #function)
  }
}
