// SPDX-License-Identifier: MIT

/// `ifEmpty(switchTo:)`: mirrors the source; if that completes without a value, mirrors another
/// source.
@usableFromInline
package final class IfEmptySink<Element>: GroupSink<Element>, InnerOwner,
  @unchecked Sendable  // the other source begins after the first has ended
{
  @usableFromInline let other: EventSource<Element>
  @exclusivity(unchecked) @usableFromInline var isEmpty = true

  @inlinable
  package init(_ sink: EventSink<Element>, _ outer: SinkDisposer, _ other: EventSource<Element>) {
    self.other = other
    super.init(sink, outer)
  }

  /// Subscribes to the source.
  @inlinable
  package func run(_ source: EventSource<Element>) {
    source.connect(EventSink(next: { self.next($0) }, finish: { self.sourceFinished($0) }), self)
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
  package func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, .never) { sink.finish(termination) }
  }
}
