// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Combines each value with the latest value of another source.
  ///
  ///     source          --1--2---3|
  ///     second          a---b-----|
  ///     withLatestFrom  --A--B---C|
  ///
  /// ```swift
  /// let taps = PublishSubject<Void>()
  /// let text = BehaviorSubject(value: "")
  /// let submitted = taps.withLatestFrom(text) { _, text in text }
  /// ```
  ///
  /// Values that arrive before `second` has emitted are dropped. `second` is subscribed first: if
  /// both are derived from one shared source, its new value is used. To emit when either source
  /// changes, use ``combineLatest(_:_:resultSelector:)``. To emit only values that are new, use
  /// ``sample(_:defaultValue:)``.
  ///
  /// - **Ends:** with this observable. Completion of `second` is ignored. An error of either, or
  ///   one thrown by `resultSelector`, ends the result.
  /// - **Threads:** results are delivered on the thread on which this observable emits, one at a
  ///   time (C2).
  ///
  /// - Parameters:
  ///   - second: The source whose latest value is used.
  ///   - resultSelector: Computes a result from a value of this observable and the latest value of
  ///     `second`.
  /// - Returns: An observable of the results.
  /// - Complexity: O(1) per value; keeps one value.
  @available(swift 6) @preconcurrency
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    makeObservable(
      GatedOperator(asObservable(), withLatestFrom: second.asObservable(), resultSelector))
  }

  /// Emits the latest value of another source whenever this observable emits; see
  /// ``withLatestFrom(_:resultSelector:)``.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    makeObservable(GatedOperator(asObservable(), withLatestFrom: second.asObservable()))
  }
}
