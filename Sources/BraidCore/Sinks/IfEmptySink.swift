// SPDX-License-Identifier: MIT

/// `ifEmpty(switchTo:)`: the source, and if it completes without a value another one.
@usableFromInline
package final class IfEmptySink<Element>: FlattenScope, InnerOwner,
  @unchecked Sendable  // the other source begins when the first has ended: serial
{
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let other: EventSource<Element>
  @exclusivity(unchecked) @usableFromInline var isEmpty = true
  @exclusivity(unchecked) @usableFromInline var isSourceOver = false

  @inlinable
  init(_ observer: EventSink<Element>, _ outer: SinkDisposer, _ other: EventSource<Element>) {
    self.observer = observer
    self.other = other
    super.init(outer)
  }

  @inlinable
  func next(_ element: Element) {
    isEmpty = false
    observer.next(element)
  }

  @inlinable
  func sourceStopped(_ stop: Stop) {
    if isSourceOver { return }
    isSourceOver = true
    if isEmpty, stop.isCompleted { switchToOther() } else { observer.stop(stop) }
    endSource()
  }

  @inlinable
  func switchToOther() {
    let iter = InnerSink(self)
    if iter.isDisposed { return }
    other.subscribe(EventSink(next: observer.next, stop: { iter.stop($0) }), iter)
  }

  @inlinable
  package func innerStopped(_ stop: Stop) { observer.stop(stop) }

  @usableFromInline
  package func innerVanished() { vanish() }

  package override func sourceVanished() {
    if !isSourceOver { vanish() }
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
  package func run(_ observer: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let sink = IfEmptySink(observer, scope, other)
    source.connect(EventSink(next: { sink.next($0) }, stop: { sink.sourceStopped($0) }), sink)
  }
}
