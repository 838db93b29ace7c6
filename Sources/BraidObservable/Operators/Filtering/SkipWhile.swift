// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the values from the first one on for which `predicate` is false.
  ///
  ///     source             1-2--3-1|
  ///     skip(while: < 3)   -----3-1|
  ///
  /// - **Ends:** with the source; fails if `predicate` throws. It is not asked again after the
  ///   first false.
  ///
  /// - Parameter predicate: Whether to go on leaving values out.
  @available(swift 6) @preconcurrency @inlinable
  public func skip(
    while predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(asObservable(), SkipWhileStage(predicate))
  }
}
