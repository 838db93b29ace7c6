// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends only the values for which `predicate` is true.
  @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), FilterStage(predicate))
  }
}
