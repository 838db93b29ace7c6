// SPDX-License-Identifier: MIT

/// `take(until:)`: mirrors the source until the trigger sends.
@usableFromInline
package struct TakeUntilRule<Element>: TriggerRule {
  /// Which terminal event of the trigger also ends the result; the other one is ignored.
  ///
  /// True for completion, as in RAC; false for an error, as in Rx.
  @usableFromInline let completesWithTrigger: Bool

  @inlinable
  package init(completesWithTrigger: Bool) { self.completesWithTrigger = completesWithTrigger }

  @inlinable package var tearsDownFirst: Bool { completesWithTrigger }

  @inlinable package mutating func receive(_ element: Element) -> TriggerAction<Element> {
    .next(element)
  }
  @inlinable
  package mutating func sourceFinished(_ termination: Termination) -> TriggerAction<Element> {
    .finish(termination)
  }
  @inlinable package mutating func triggered() -> TriggerAction<Element> { .finish(.completed) }

  @inlinable
  package mutating func triggerEnded(_ termination: Termination) -> TriggerAction<Element> {
    termination.isCompleted == completesWithTrigger ? .finish(termination) : .nothing
  }
}

/// Serializes the events of the source and of its replacement.
@usableFromInline
package final class ReplacementSink<Value>: Disposable, MessageHandler,
  @unchecked Sendable  // `isReplaced`: the gate
{
  @usableFromInline let sink: EventSink<Value>
  @usableFromInline let outer: SinkDisposer
  @usableFromInline let source = SinkDisposer()
  @usableFromInline let replacement = SinkDisposer()
  @usableFromInline let serialized = Serialized<Message>()
  @exclusivity(unchecked) @usableFromInline var isReplaced = false

  @usableFromInline
  package enum Message {
    case source(Event<Value>)
    case replacement(Event<Value>)
  }

  @inlinable
  package init(_ sink: consuming EventSink<Value>, _ outer: SinkDisposer) {
    self.sink = sink
    self.outer = outer
    outer.set(self)
  }

  @inlinable
  package func run(_ source: EventSource<Value>, _ replacement: EventSource<Value>) {
    replacement.subscribe(
      EventSink(
        next: { self.serialized.send(.replacement(.next($0)), to: self) },
        finish: {
          self.serialized.send(.replacement(Event($0)), to: self)
          self.replacement.dispose()
        }), self.replacement)
    if self.source.isDisposed { return }
    source.subscribe(
      EventSink(
        next: { self.serialized.send(.source(.next($0)), to: self) },
        finish: {
          self.serialized.send(.source(Event($0)), to: self)
          self.source.dispose()
        }), self.source)
  }

  @usableFromInline
  package func dispose() {
    replacement.dispose()
    source.dispose()
  }

  @inlinable
  package func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .source(.completed): break
    case .source(let event): if !isReplaced { sink.on(event) }
    case .replacement(let event):
      isReplaced = true
      source.dispose()
      sink.on(event)
    }
  }
}
