// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `transform` makes of each value.
  @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    StagedObservable(asObservable(), MapStage(transform))
  }
}
