// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends all values but the first ones.
  ///
  ///     source   a-b--c-d|
  ///     skip(2)  -----c-d|
  ///
  /// - Parameter count: How many values are left out; for zero or less none is.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    StagedObservable(asObservable(), SkipStage(count))
  }
}
