// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `transform` makes of each value, unless that is nil.
  ///
  ///     source                1-x--3|
  ///     compactMap(Int.init)  1----3|
  ///
  /// - **Ends:** with the source; fails if `transform` throws.
  ///
  /// - Parameter transform: The result for a value, or nil for none.
  @available(swift 6) @preconcurrency @inlinable
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    StagedObservable(asObservable(), CompactMapStage(transform))
  }
}
