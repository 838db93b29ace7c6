// SPDX-License-Identifier: MIT

extension ObservableConvertibleType {
  /// Joins the nth values of this source and another one: `a.zip(with: b) { ... }`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.zip(a, b)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var zip: ZipOperator<Element> { ZipOperator(asObservable()) }
}

/// What ``ObservableConvertibleType/zip`` is: call it.
public struct ZipOperator<Element> {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Sends what `resultSelector` makes of the nth values of both sources.
  ///
  ///     first      a-b-c|
  ///     second     --1-2-3|
  ///     zip(with)  --A-B-C|
  ///
  /// (`A` is made of `a` and `1`.) `Observable.zip` joins more than two.
  ///
  /// - **Ends:** as `Observable.zip` does.
  ///
  /// - Parameters:
  ///   - second: The other source, subscribed second.
  ///   - resultSelector: Makes a result of two values.
  @available(swift 6) @preconcurrency @inlinable
  public func callAsFunction<Other: ObservableConvertibleType, ResultType>(
    with second: Other,
    resultSelector: @escaping @Sendable (Element, Other.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    Observable.zip(source, second.asObservable(), resultSelector: resultSelector)
  }
}
