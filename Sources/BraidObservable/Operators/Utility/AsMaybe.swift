// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the only value, if there is one, when the source completes, and fails if there are more.
  ///
  ///     source     --a--|
  ///     asMaybe()  -----(a|)
  ///
  /// - **Ends:** fails with `RxError.moreThanOneElement` at the second value, and at once if the
  ///   source fails; completes if the source does so without a value.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: StagedObservable(asObservable(), OnlyValueStage(none: .completed)))
  }
}
