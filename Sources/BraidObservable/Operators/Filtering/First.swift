// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Sends the first value, or nil if there is none.
  ///
  ///     source   --a--b-|
  ///     first()  --(a|)
  ///
  /// Its end disposes the source. For exactly one value use ``asSingle()``.
  ///
  /// - **Ends:** with the first value; fails if the source fails before it.
  @inlinable
  public func first() -> Single<Element?> {
    Single(raw: StagedObservable(asObservable(), FirstValueStage()))
  }
}
