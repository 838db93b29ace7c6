// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends each value together with the latest one of another source.
  ///
  ///     source          --1--2---3|
  ///     second          a---b-----|
  ///     withLatestFrom  --A--B---C|
  ///
  /// Values that come before `second` has sent are dropped. `second` is subscribed first, so a
  /// source that both share gives its new value. To react to changes of both, use `combineLatest`.
  ///
  /// - **Ends:** as this observable does; `second` may complete before. An error of either, or one
  ///   thrown by `resultSelector`, ends the result.
  /// - **Threads:** results arrive where this observable sends, one at a time (C2).
  ///
  /// - Parameters:
  ///   - second: The source that is sampled.
  ///   - resultSelector: Makes the result.
  /// - Returns: An observable of the results.
  /// - Complexity: O(1) a value; keeps one value.
  @available(swift 6) @preconcurrency @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    let sampled = second.asObservable()
    return OperatorObservable(
      AnonymousOperator { WithLatestSink($0, $1, resultSelector).run(source, sampled) })
  }

  /// Sends the latest value of another source for each value; see the form with a result selector.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
