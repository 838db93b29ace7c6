// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element == Never {
  /// Converts an observable without values to a ``Completable``:
  /// `ignoreElements().asCompletable()`.
  @inlinable
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
