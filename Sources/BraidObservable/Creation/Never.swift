// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends nothing and never ends.
  ///
  ///     never()  ---
  @inlinable
  public static func never() -> Observable<Element> { Observable(.hot) { _, _, _ in } }
}
