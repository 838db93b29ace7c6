// SPDX-License-Identifier: MIT
public import BraidCore

/// An observable that is another source in another model's clothes: subscribing to it is
/// subscribing to the other, and events pass through nothing.
@usableFromInline
package final class ForwardingObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable
{
  @usableFromInline package let source: EventSource<Element>

  @inlinable
  package init(_ source: EventSource<Element>) {
    self.source = source
    super.init(source.start) { (this, sink: consuming EventSink<Element>, scope) in
      unsafeDowncast(this, to: ForwardingObservable.self).source.connect(sink, scope)
    }
  }
}
