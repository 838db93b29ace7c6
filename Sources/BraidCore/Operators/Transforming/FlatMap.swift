// SPDX-License-Identifier: MIT

/// `flatMap`: an inner source for each value, all concurrently.
@usableFromInline
package struct FlatMap<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector
  @usableFromInline let early: EarlyTeardown

  @inlinable @inline(__always)
  package init(
    _ source: EventSource<Selector.Input>, _ early: EarlyTeardown, _ selector: Selector
  ) {
    self.source = source
    self.early = early
    self.selector = selector
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    MergeSink(sink, scope, early, selector).run(source)
  }
}
