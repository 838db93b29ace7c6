// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends one value, then completes.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Observable(.just(element))
  }
}
