// SPDX-License-Identifier: MIT

/// `ifEmpty(switchTo:)`: the source, and if it completes without a value another one.
@usableFromInline
package final class IfEmptySink<Element>: SubscriptionGroup, InnerOwner,
  @unchecked Sendable  // the other source begins when the first has ended: serial
{
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let other: EventSource<Element>
  @exclusivity(unchecked) @usableFromInline var isEmpty = true
  @exclusivity(unchecked) @usableFromInline var isSourceOver = false

  @inlinable
  init(_ sink: EventSink<Element>, _ outer: SinkDisposer, _ other: EventSource<Element>) {
    self.sink = sink
    self.other = other
    super.init(outer)
  }

  @inlinable
  func next(_ element: Element) {
    isEmpty = false
    sink.next(element)
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    if isSourceOver { return }
    isSourceOver = true
    if isEmpty, termination.isCompleted { switchToOther() } else { sink.finish(termination) }
    endSource()
  }

  @inlinable
  func switchToOther() {
    let iter = MergeSinkIter(self)
    if iter.isDisposed { return }
    other.subscribe(EventSink(next: sink.next, finish: { iter.sourceFinished($0) }), iter)
  }

  @inlinable
  package func innerFinished(_ termination: Termination) { sink.finish(termination) }

  @usableFromInline
  package func innerAbandoned() { abandonResult() }

  package override func sourceAbandoned() {
    if !isSourceOver { abandonResult() }
  }
}

/// `ifEmpty(switchTo:)` of either model.
@frozen
@usableFromInline
package struct IfEmptySwitch<Element>: SourceOperator {
  @usableFromInline let source: EventSource<Element>
  @usableFromInline let other: EventSource<Element>

  @inlinable
  package init(_ source: EventSource<Element>, _ other: EventSource<Element>) {
    self.source = source
    self.other = other
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let engine = IfEmptySink(sink, scope, other)
    source.connect(
      EventSink(next: { engine.next($0) }, finish: { engine.sourceFinished($0) }), engine)
  }
}
