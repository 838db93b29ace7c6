// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends no value, only the end.
  ///
  ///     source            a-b--c|
  ///     ignoreElements()  ------|
  ///
  /// Followed by ``asCompletable()`` it is a ``Completable``.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    StagedObservable(asObservable(), IgnoreStage())
  }
}
