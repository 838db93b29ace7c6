// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes an observable of a value, and ignores the values that come while it runs.
  ///
  ///     source        a-b-c---|
  ///     inner         1--2|
  ///     flatMapFirst  1--2----|
  ///
  /// Use it for a button that must not start its work twice.
  ///
  /// - **Ends:** completes when the source and the inner observable have; any error ends the
  ///   result.
  ///
  /// - Parameter selector: Makes the inner observable of a value; not called for ignored ones.
  /// - Returns: An observable of the values of the inner observables that ran.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Source.Element>, scope) in
        MergeSink(sink, scope, .onCompletion, InnerSelector(selector)).runIfIdle(source)
      })
  }
}
