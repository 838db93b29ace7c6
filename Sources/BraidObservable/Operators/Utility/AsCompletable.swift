// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType where Element == Never {
  /// The same ends, in a type that says that there are no values:
  /// `ignoreElements().asCompletable()`.
  @inlinable
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
