// SPDX-License-Identifier: MIT

/// Where a stage sends its events: two closures, formed where the types are known.
///
/// Not a protocol and not a class: a witness or a vtable call a stage would keep the optimizer from
/// specializing the chain (`Docs/Performance.md`). Whoever makes a ``SinkDisposer`` disposes it when
/// the stop arrives; sources and stages only send.
@frozen
@usableFromInline
package struct EventSink<Element>: Sendable {
  @usableFromInline package let next: @Sendable (Element) -> Void
  @usableFromInline package let stop: @Sendable (Stop) -> Void

  @inlinable
  package init(
    next: @escaping @Sendable (Element) -> Void, stop: @escaping @Sendable (Stop) -> Void
  ) {
    self.next = next
    self.stop = stop
  }

  /// Sends either kind of event.
  @inlinable
  package func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): stop(.error(error))
    case .completed: stop(.completed)
    }
  }

  /// Ignores everything.
  @inlinable
  package static var ignoring: EventSink { EventSink(next: { _ in }, stop: { _ in }) }
}
