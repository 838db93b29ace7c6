// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the only value when the source completes; fails unless there is exactly one.
  ///
  ///     source      --a--|
  ///     asSingle()  -----(a|)
  ///
  /// ```swift
  /// let user = Observable.just("Ada").asSingle()
  /// ```
  ///
  /// To emit the value before the source completes, use ``single()``. To accept further values, use
  /// ``first()``; to accept none, ``asMaybe()``.
  ///
  /// - **Ends:** fails with ``RxError/moreThanOneElement`` at a second value, with
  ///   ``RxError/noElements`` if the source completes without a value, and immediately if the
  ///   source fails.
  /// - **Threads:** delivers synchronously on the thread on which the source completes.
  /// - **Complexity:** O(1) per value; keeps one value.
  public func asSingle() -> Single<Element> {
    Single(
      raw: makeObservable(
        rawSource,
        .only(none: .error(RxError.noElements), many: RxError.moreThanOneElement)))
  }
}

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
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      raw: makeObservable(
        rawSource, .only(none: .completed, many: RxError.moreThanOneElement)))
  }
}

extension ObservableType where Element == Never {
  /// Converts an observable without values to a ``Completable``.
  ///
  ///     source           ------|
  ///     asCompletable()  ------|
  ///
  /// ```swift
  /// let saved = Observable.of(1, 2, 3).ignoreElements().asCompletable()
  /// ```
  ///
  /// To convert an observable of values, use ``ObservableType/asSingle()`` or
  /// ``ObservableType/asMaybe()``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1).
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
