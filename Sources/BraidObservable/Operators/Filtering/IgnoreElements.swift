// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Drops all values and forwards only the terminal event.
  ///
  ///     source            a-b--c|
  ///     ignoreElements()  ------|
  ///
  /// ```swift
  /// let saved = Observable.of(1, 2, 3).ignoreElements().asCompletable()
  /// ```
  ///
  /// Follow it with ``asCompletable()`` for a ``Completable``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  public func ignoreElements() -> Observable<Never> {
    makeObservable(rawSource, .ignoreElements)
  }
}
