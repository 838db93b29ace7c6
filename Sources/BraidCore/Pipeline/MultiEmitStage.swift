// SPDX-License-Identifier: MIT

/// An operator with one source that may send several events for one input, for example the last
/// value and the completion.
///
/// The first of these events may end the subscription, so ``MultiEmitOutput`` checks before it
/// sends the next.
@usableFromInline
package protocol MultiEmitOperator<Input, Output>: AttachedOperator {
  // Repeated here so that they are inferred from `receive`.
  associatedtype Input
  associatedtype Output

  /// Whether ``sourceFinished(_:_:)`` is called; otherwise terminal events bypass the operator.
  static var interceptsTermination: Bool { get }

  /// Called for each value.
  mutating func receive(_ input: Input, _ output: MultiEmitOutput<Output>)

  /// Called for the terminal event, if the operator intercepts it.
  mutating func sourceFinished(_ termination: Termination, _ output: MultiEmitOutput<Output>)
}

extension MultiEmitOperator {
  @inlinable package static var interceptsTermination: Bool { false }
  @inlinable package mutating func sourceFinished(
    _ termination: Termination, _ output: MultiEmitOutput<Output>
  ) {}

  @inlinable
  package func attached(
    to sink: consuming EventSink<Output>, _ scope: SinkDisposer
  ) -> EventSink<Input> {
    let finish = sink.finish
    let stage = MultiEmitStage(self, sink, scope)
    if Self.interceptsTermination {
      return EventSink<Input>(next: { stage.receive($0) }, finish: { stage.sourceFinished($0) })
    }
    return EventSink<Input>(next: { stage.receive($0) }, finish: finish)
  }
}

/// The output of an operator, which also tells whether the operator may still send.
@usableFromInline
package class MultiEmitOutput<Element>: @unchecked Sendable {  // immutable; the rest: the subclass
  @usableFromInline final let sink: EventSink<Element>
  @usableFromInline final let scope: SinkDisposer

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  /// Whether the operator must not send any more.
  @inlinable @inline(__always)
  package final var isDisposed: Bool { scope.isDisposed }

  /// Sends a value without a check; use it for the first event of each input.
  @inlinable @inline(__always)
  package final func next(_ element: Element) { sink.next(element) }

  /// Ends the sequence unless it has already ended.
  @inlinable
  package final func finish(_ termination: Termination) {
    if !scope.isDisposed { sink.finish(termination) }
  }

  /// Fails with an error that a user's closure threw, unless the sequence has already ended.
  @inlinable @inline(never)
  package final func fail(_ error: any Error) { finish(.error(error)) }
}

/// A ``MultiEmitOperator`` in one subscription.
@usableFromInline
final class MultiEmitStage<Operator: MultiEmitOperator>: MultiEmitOutput<Operator.Output>,
  @unchecked Sendable  // events are serial (C2)
{
  @exclusivity(unchecked) @usableFromInline var stage: Operator

  @inlinable @inline(__always)
  init(_ stage: Operator, _ sink: consuming EventSink<Operator.Output>, _ scope: SinkDisposer) {
    self.stage = stage
    super.init(sink, scope)
  }

  @inlinable @inline(__always)
  func receive(_ input: Operator.Input) { stage.receive(input, self) }

  /// Ignores a terminal event after the end or the disposal, including everything that the operator
  /// would send because of it.
  @inlinable
  func sourceFinished(_ termination: Termination) {
    if !isDisposed { stage.sourceFinished(termination, self) }
  }
}
