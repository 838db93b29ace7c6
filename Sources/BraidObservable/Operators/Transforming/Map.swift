// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `transform` makes of each value.
  ///
  ///     source              a-b--c|
  ///     map { uppercased }  A-B--C|
  ///
  /// If `transform` makes an observable, use ``flatMap(_:)`` to get its values.
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  ///
  /// - Parameter transform: The result for a value.
  /// - Complexity: O(1) a value; no lock.
  @available(swift 6) @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    StagedObservable(asObservable(), MapStage(transform))
  }
}
