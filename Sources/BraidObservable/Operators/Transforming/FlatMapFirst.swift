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
    OperatorObservable(FlatMapFirst(asObservable(), InnerSelector(selector)))
  }
}

/// `flatMapFirst`: an inner source for each value that arrives while none is under way.
@frozen
@usableFromInline
package struct FlatMapFirst<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector

  @inlinable @inline(__always)
  package init(_ source: EventSource<Selector.Input>, _ selector: Selector) {
    self.source = source
    self.selector = selector
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    let engine = MergeSink(sink, scope, selector)
    source.connect(
      EventSink(next: { engine.receiveIfIdle($0) }, finish: { engine.sourceFinished($0) }), engine)
  }
}
