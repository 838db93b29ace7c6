// SPDX-License-Identifier: MIT

/// Where a stage sends its events: two closures, formed where the types are known.
///
/// Not a protocol and not a class: a witness or a vtable call a stage would keep the optimizer from
/// specializing the chain (`Docs/Performance.md`). Whoever makes a ``SinkDisposer`` disposes it
/// when the end arrives; sources and stages only send.
@usableFromInline
package struct EventSink<Element>: Sendable {
  @usableFromInline package let next: @Sendable (Element) -> Void
  @usableFromInline package let finish: @Sendable (Termination) -> Void

  @inlinable
  package init(
    next: @escaping @Sendable (Element) -> Void, finish: @escaping @Sendable (Termination) -> Void
  ) {
    self.next = next
    self.finish = finish
  }

  /// Sends either kind of event.
  @inlinable
  package func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }

  /// The same, and `scope` is disposed after the end.
  @inlinable
  package func disposing(_ scope: some Disposable) -> EventSink {
    EventSink(
      next: next,
      finish: { [finish] in
        finish($0)
        scope.dispose()
      })
  }
}
