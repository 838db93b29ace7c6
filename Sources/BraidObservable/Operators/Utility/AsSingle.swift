// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the only value when the source completes, and fails unless there is exactly one.
  ///
  ///     source      --a--|
  ///     asSingle()  -----(a|)
  ///
  /// To send it at once and watch for others, use ``single()``; not to care for others,
  /// ``first()``.
  ///
  /// - **Ends:** fails with `RxError.moreThanOneElement` at the second value, with
  ///   `RxError.noElements` if the source completes without one, and at once if the source fails.
  @inlinable
  public func asSingle() -> Single<Element> {
    Single(
      raw: StagedObservable(
        asObservable(),
        OnlyValueStage(
          none: .error(RxError.noElements), several: RxError.moreThanOneElement)))
  }

  /// Sends the only value, if there is one, when the source completes, and fails if there are more.
  ///
  ///     source     --a--|
  ///     asMaybe()  -----(a|)
  ///
  /// - **Ends:** fails with `RxError.moreThanOneElement` at the second value, and at once if the
  ///   source fails; completes if the source does so without a value.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      raw: StagedObservable(
        asObservable(), OnlyValueStage(none: .completed, several: RxError.moreThanOneElement)))
  }
}

extension ObservableType where Element == Never {
  /// The same ends, in a type that says that there are no values:
  /// `ignoreElements().asCompletable()`.
  @inlinable
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
