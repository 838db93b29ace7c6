// SPDX-License-Identifier: MIT

extension ObservableConvertibleType {
  /// Pairs the nth value of this source with the nth value of another one:
  /// `a.zip(with: b) { ... }`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer `Observable.zip(a, b)`
  /// next to an instance method of the same name (`Docs/Decisions/0005-callable-operators.md`).
  /// Call it like a method.
  @inlinable
  public var zip: ZipOperator<Element> { ZipOperator(asObservable()) }
}

/// The type of ``ObservableConvertibleType/zip``, which is called like a method.
public struct ZipOperator<Element> {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Computes a result from the nth values of this source and another one.
  ///
  ///     first      a-b-c|
  ///     second     --1-2-3|
  ///     zip(with)  --A-B-C|
  ///
  /// (`A` is made of `a` and `1`.) ``ObservableType/zip(_:_:resultSelector:)`` is the static form.
  /// It has overloads for more than two sources.
  ///
  /// - **Ends:** as the static form does.
  /// - **Threads:** as the static form does.
  ///
  /// - Parameters:
  ///   - second: The other source, subscribed second.
  ///   - resultSelector: Computes a result from two values.
  @available(swift 6) @preconcurrency @inlinable
  public func callAsFunction<Other: ObservableConvertibleType, ResultType>(
    with second: Other,
    resultSelector: @escaping @Sendable (Element, Other.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    Observable.zip(source, second.asObservable(), resultSelector: resultSelector)
  }
}
