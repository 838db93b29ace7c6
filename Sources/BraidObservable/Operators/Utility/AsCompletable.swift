// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element == Never {
  /// Converts an observable without values to a ``Completable``.
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
  @inlinable
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
