// SPDX-License-Identifier: MIT

/// `flatMap`: an inner source for each value, all concurrently.
@usableFromInline
package struct FlatMap<Selector: InnerSelecting>: SourceOperator {
  @usableFromInline let source: EventSource<Selector.Input>
  @usableFromInline let selector: Selector

  @inlinable @inline(__always)
  package init(_ source: EventSource<Selector.Input>, _ selector: Selector) {
    self.source = source
    self.selector = selector
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Selector.Element>, _ scope: SinkDisposer) {
    MergeSink(sink, scope, selector).run(source)
  }
}
