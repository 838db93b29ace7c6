// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the first values, and completes with the last of them.
  ///
  ///     source   a-b--c-d|
  ///     take(2)  a-(b|)
  ///
  /// - **Ends:** with value number `count`, whose end disposes the source; with the source if that
  ///   has fewer.
  ///
  /// - Parameter count: How many values; for zero or less it completes at once and the source is
  ///   not subscribed to.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    count > 0
      ? StagedObservable(asObservable(), TakeStage(count)) : TerminationObservable(.completed)
  }
}
