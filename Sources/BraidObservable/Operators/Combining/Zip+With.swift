// SPDX-License-Identifier: MIT

extension ObservableConvertibleType {
  /// Pairs the nth value of this source with the nth value of another one:
  /// `a.zip(with: b) { ... }`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer `Observable.zip(a, b)`
  /// next to an instance method of the same name (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method.
  public var zip: ZipOperator<Element> { ZipOperator(asObservable()) }
}

/// The type of ``ObservableConvertibleType/zip``, which is called like a method.
public struct ZipOperator<Element> {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// Computes a result from the nth values of this source and another one.
  ///
  ///     first      a-b-c|
  ///     second     --1-2-3|
  ///     zip(with)  --A-B-C|
  ///
  /// (`A` is made of `a` and `1`.)
  ///
  /// ```swift
  /// let names = Observable.of("a", "b", "c")
  /// let labels = names.zip(with: Observable.of(1, 2, 3)) { "\($0)\($1)" }  // "a1", "b2", "c3"
  /// ```
  ///
  /// For more than two sources, use the static ``ObservableType/zip(_:_:resultSelector:)`` and its
  /// overloads. To combine the latest values, use
  /// ``ObservableType/combineLatest(_:_:resultSelector:)``.
  ///
  /// - **Ends:** completes when both sources have completed. Fails with the first error of a source
  ///   or of `resultSelector`.
  /// - **Threads:** results are delivered on the thread on which their last value was emitted, one
  ///   at a time (C2).
  /// - **Complexity:** O(1) per value; queues the unmatched values.
  ///
  /// - Parameters:
  ///   - second: The other source, subscribed second.
  ///   - resultSelector: Computes a result from two values.
  @available(swift 6) @preconcurrency
  public func callAsFunction<Other: ObservableConvertibleType, ResultType>(
    with second: Other,
    resultSelector: @escaping @Sendable (Element, Other.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    Observable.zip(source, second.asObservable(), resultSelector: resultSelector)
  }
}
