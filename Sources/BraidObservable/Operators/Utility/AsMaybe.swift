// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits the only value, if there is one, when the source completes; fails if there are more.
  ///
  ///     source     --a--|
  ///     asMaybe()  -----(a|)
  ///
  /// ```swift
  /// let cached = Observable<String>.empty().asMaybe()
  /// ```
  ///
  /// To require a value, use ``asSingle()``.
  ///
  /// - **Ends:** completes without a value if the source does. Fails with
  ///   ``RxError/moreThanOneElement`` at a second value, and immediately if the source fails.
  /// - **Threads:** delivers synchronously on the thread on which the source completes.
  /// - **Complexity:** O(1) per value; keeps one value.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: StagedObservable(asObservable(), OnlyValueStage(none: .completed)))
  }
}
