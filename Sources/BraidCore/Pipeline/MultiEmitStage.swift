// SPDX-License-Identifier: MIT

/// An operator with one source that may send several events for one that arrives: the last value
/// and the end, say.
///
/// The first of them may end the subscription, so it asks before the next: a ``MultiEmitOutput``
/// does.
@usableFromInline
package protocol MultiEmitOperator<Input, Output>: AttachedOperator {
  // Repeated here so that they are inferred from `receive`.
  associatedtype Input
  associatedtype Output

  /// True for an operator that does something at the end; otherwise ends pass it by.
  static var interceptsTermination: Bool { get }

  /// A value has arrived.
  mutating func receive(_ input: Input, _ output: MultiEmitOutput<Output>)

  /// The end has arrived.
  ///
  /// Only called if the operator intercepts it.
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

/// Where an operator sends its events, and whether it still may.
@usableFromInline
package class MultiEmitOutput<Element>: @unchecked Sendable {  // immutable; the rest: the subclass
  @usableFromInline final let sink: EventSink<Element>
  @usableFromInline final let scope: SinkDisposer

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    self.sink = sink
    self.scope = scope
  }

  /// Whether nothing may be sent any more.
  @inlinable @inline(__always)
  package final var isDisposed: Bool { scope.isDisposed }

  /// Sends a value; the first event of those for one that arrived.
  @inlinable @inline(__always)
  package final func next(_ element: Element) { sink.next(element) }

  /// Ends the sequence, unless it is over.
  @inlinable
  package final func finish(_ termination: Termination) {
    if !scope.isDisposed { sink.finish(termination) }
  }

  /// Ends the sequence with what a closure of the user has thrown, unless it is over.
  @inlinable @inline(never)
  package final func fail(_ error: any Error) { finish(.error(error)) }
}

/// One such operator in one subscription.
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

  /// An end after the end, or after the disposal, is not one: what the operator would send with it
  /// must not be sent either.
  @inlinable
  func sourceFinished(_ termination: Termination) {
    if !isDisposed { stage.sourceFinished(termination, self) }
  }
}
