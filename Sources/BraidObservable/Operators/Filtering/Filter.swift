// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends only the values for which `predicate` is true.
  ///
  ///     source              1-2--3-4|
  ///     filter { isEven }   --2----4|
  ///
  /// - **Ends:** with the source; fails if `predicate` throws.
  ///
  /// - Parameter predicate: Whether a value passes.
  @available(swift 6) @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), FilterStage(predicate))
  }
}
