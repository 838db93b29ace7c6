// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Sends the only value, and fails unless there is exactly one.
  ///
  ///     source    --a--b-|
  ///     single()  --a--#
  ///
  /// The value is sent at once, so an error may still follow it.
  ///
  /// - **Ends:** with the source; fails with `RxError.moreThanOneElement` at the second value, and
  ///   with `RxError.noElements` if the source completes without one.
  @inlinable
  public func single() -> Observable<Element> { single { _ in true } }

  /// Sends the only value for which `predicate` is true, and fails unless there is exactly one.
  ///
  /// - Parameter predicate: Whether a value counts. An error it throws ends the sequence.
  @preconcurrency @inlinable
  public func single(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    StagedObservable(
      asObservable(),
      SingleStage(predicate, none: RxError.noElements, several: RxError.moreThanOneElement))
  }
}
