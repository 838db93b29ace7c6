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

  /// Sends the last values, when the source completes.
  ///
  ///     source       a-b--c-|
  ///     takeLast(2)  -------(bc|)
  ///
  /// - **Ends:** completion sends the values first; an error passes at once and drops them.
  ///
  /// - Parameter count: How many values; for zero or less only the end is sent.
  /// - Complexity: O(1) a value; keeps `count` values.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    StagedObservable(asObservable(), TakeLastStage(Swift.max(0, count)))
  }

  /// Sends the value with the number `index`, counted from zero, and completes.
  ///
  ///     source          a-b--c-d|
  ///     element(at: 2)  -----(c|)
  ///
  /// - **Ends:** with that value; fails with `RxError.argumentOutOfRange` if the source completes
  ///   before it, and at once if `index` is negative.
  ///
  /// - Parameter index: The number of the value.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    index < 0
      ? TerminationObservable(.error(RxError.argumentOutOfRange))
      : StagedObservable(
        asObservable(), ElementAtStage(index, missing: RxError.argumentOutOfRange))
  }
}
