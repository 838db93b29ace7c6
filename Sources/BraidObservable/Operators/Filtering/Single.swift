// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the only value of the source, and fails unless there is exactly one.
  ///
  ///     source    --a--b-|
  ///     single()  --a--#
  ///
  /// ```swift
  /// let answer = Observable.of(1, 2, 3, 4).filter { $0 > 3 }.single()  // 4
  /// ```
  ///
  /// The value is emitted immediately, so an error may follow it. To wait until the value is known
  /// to be the only one, use ``asSingle()``, which also expresses the promise in the type.
  ///
  /// - **Ends:** with the source. Fails with ``RxError/moreThanOneElement`` at a second value, and
  ///   with ``RxError/noElements`` if the source completes without a value.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Emits the only value for which `predicate` returns true, and fails unless there is exactly
  /// one; see ``single()``.
  ///
  /// - Parameter predicate: Whether a value counts. If it throws, the result fails with that error.
  @available(swift 6) @preconcurrency
  public func single(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    makeObservable(
      rawSource,
      .single(predicate, errors: (none: RxError.noElements, many: RxError.moreThanOneElement)))
  }
}
