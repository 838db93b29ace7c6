// SPDX-License-Identifier: MIT

/// An observer that is receiving replayed values; events sent to it meanwhile are queued.
@usableFromInline
final class ReplayGate<Element>: MessageHandler, Sendable {  // in the gate
  @usableFromInline let serialized = Serialized<Event<Element>>(entered: true)
  @usableFromInline let sink: EventSink<Element>
  @usableFromInline let scope: SinkDisposer

  init(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  @inlinable func next(_ element: Element) { serialized.send(.next(element), to: self) }
  @usableFromInline func finish(_ termination: Termination) {
    serialized.send(Event(termination), to: self)
  }
  func open() { serialized.leave(self) }

  @inlinable
  func handle(_ event: Event<Element>) {
    if !scope.isDisposed { sink.on(event) }
  }
}
