// SPDX-License-Identifier: MIT

/// The downstream receiver of events: two closures, created where the types are known.
///
/// Not a protocol and not a class: a witness or vtable call in every stage would prevent the
/// optimizer from specializing the chain (`Docs/Performance.md`). Sources and stages only send; the
/// creator of a ``SinkDisposer`` disposes it when the terminal event arrives.
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

  /// Sends an event of any kind.
  @inlinable
  package func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }

  /// Returns a sink that also disposes `scope` after the terminal event.
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
