// SPDX-License-Identifier: MIT

/// `ifEmpty(switchTo:)`: mirrors the source; if that completes without a value, mirrors another
/// source.
@usableFromInline
package final class IfEmptySink<Element>: SubscriptionGroup,
  @unchecked Sendable  // the other source begins after the first has ended
{
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let other: EventSource<Element>
  @exclusivity(unchecked) @usableFromInline var isEmpty = true
  @exclusivity(unchecked) var isSourceOver = false

  @inlinable
  package init(_ sink: EventSink<Element>, _ outer: SinkDisposer, _ other: EventSource<Element>) {
    self.sink = sink
    self.other = other
    super.init(outer)
  }

  /// Subscribes to the source.
  @inlinable
  package func run(_ source: EventSource<Element>) {
    source.connect(EventSink(next: { self.next($0) }, finish: sourceEnd), self)
  }

  @inlinable
  func next(_ element: Element) {
    isEmpty = false
    sink.next(element)
  }

  override func sourceFinished(_ termination: Termination) {
    if isSourceOver { return }
    isSourceOver = true
    if isEmpty, termination.isCompleted { switchToOther() } else { sink.finish(termination) }
    endSource()
  }

  private func switchToOther() {
    let iter = makeInner()
    if iter.isDisposed { return }
    other.subscribe(EventSink(next: sink.next, finish: iter.sourceEnd), iter)
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, .never) { sink.finish(termination) }
  }

  package override func sourceAbandoned() {
    if !isSourceOver { abandonResult() }
  }
}
