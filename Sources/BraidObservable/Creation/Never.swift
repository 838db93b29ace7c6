// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits nothing and never terminates.
  ///
  ///     never()  ---
  ///
  /// ```swift
  /// let silence = Observable<Int>.never()
  /// ```
  ///
  /// To terminate immediately, use ``empty()``.
  ///
  /// - **Ends:** never.
  /// - **Threads:** no event is delivered.
  /// - **Complexity:** O(1).
  @inlinable
  public static func never() -> Observable<Element> { Observable(.hot) { _, _, _ in } }
}
