// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Transforms each value.
  ///
  ///     source              a-b--c|
  ///     map { uppercased }  A-B--C|
  ///
  /// ```swift
  /// let loud = Observable.of("a", "b").map { $0.uppercased() }  // "A", "B"
  /// ```
  ///
  /// If `transform` returns an observable, use ``flatMap(_:)->Observable<Source.Element>`` to emit
  /// its values. To drop values as well, use ``compactMap(_:)``. If `transform` is async, it runs
  /// in a task for one value at a time, in order: `map { try await load($0) }`.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  /// - **Threads:** delivers synchronously on the source's thread.
  ///
  /// - Parameter transform: Returns the result for a value.
  /// - Complexity: O(1) per value; no lock.
  @available(swift 6) @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    StagedObservable(asObservable(), MapStage(transform))
  }
}
