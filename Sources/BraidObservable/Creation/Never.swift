// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Sends nothing and never ends.
  ///
  ///     never()  ---
  @inlinable
  public static func never() -> Observable<Element> { NeverObservable() }
}
