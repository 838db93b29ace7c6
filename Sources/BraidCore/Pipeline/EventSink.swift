// SPDX-License-Identifier: MIT

/// The downstream receiver of events: two closures.
///
/// Sources and stages only send; the creator of a ``SinkDisposer`` disposes it when the terminal
/// event arrives. Values are passed by address, so code that does not know their type can send and
/// receive them, too: see ``Untyped``.
@usableFromInline
package struct EventSink<Element: ~Copyable>: Sendable {
  @usableFromInline package let next: @Sendable (borrowing Element) -> Void
  @usableFromInline package let finish: @Sendable (Termination) -> Void

  @inlinable
  package init(
    next: @escaping @Sendable (borrowing Element) -> Void,
    finish: @escaping @Sendable (Termination) -> Void
  ) {
    self.next = next
    self.finish = finish
  }
}

extension EventSink {
  /// Sends an event of any kind.
  @inlinable
  package func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }

  /// A sink that calls a closure with each event.
  ///
  /// The type of the events is a parameter, so that its metadata is part of the closures; they
  /// would look up that of `Event<Element>` for each value.
  package init<SomeEvent: EventType>(_ handler: @escaping @Sendable (SomeEvent) -> Void)
  where SomeEvent.Element == Element {
    self.init(
      next: { handler(SomeEvent.next(copy $0)) }, finish: { handler(SomeEvent($0)) })
  }
}

extension EventSink where Element: ~Copyable {
  /// Returns a sink that retains `object` until it is released itself.
  package consuming func retaining(_ object: AnyObject) -> EventSink {
    nonisolated(unsafe) let object = object  // only retained
    let sink = self
    // Uses the object explicitly: a captured object that is never used may be released early.
    return EventSink(
      next: { value in
        sink.next(value)
        _fixLifetime(object)
      },
      finish: { termination in
        sink.finish(termination)
        _fixLifetime(object)
      })
  }
}
