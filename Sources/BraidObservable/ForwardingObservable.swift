// SPDX-License-Identifier: MIT
public import BraidCore

/// Wraps a source of the other model.
///
/// Subscribing forwards to that source; events are not intercepted.
@usableFromInline
package final class ForwardingObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable
{
  @usableFromInline package let source: EventSource<Element>

  @inlinable
  package init(_ source: EventSource<Element>, function: StaticString = #function) {
    self.source = source
    super.init(source.start, by: function) { (this, sink: consuming EventSink<Element>, scope) in
      unsafeDowncast(this, to: ForwardingObservable.self).source.connect(sink, scope)
    }
  }

  @usableFromInline package override var origin: EventSource<Element>? { source }
}
