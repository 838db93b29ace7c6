// SPDX-License-Identifier: MIT

/// What an observable or a signal with one source can be made of: a ``StageOperator`` or a
/// ``MultiEmitOperator``.
@usableFromInline
package protocol AttachedOperator<Input, Output>: SendableMetatype {
  associatedtype Input
  associatedtype Output

  /// What to send to so that the operator's results arrive at `sink`.
  func attached(
    to sink: consuming EventSink<Output>, _ scope: SinkDisposer
  ) -> EventSink<Input>
}

/// An operator with one source, as a value: what it does with each event, and the state it keeps.
///
/// Each subscription works on a copy, so the state starts afresh. One source means that events come
/// one at a time: no lock, no atomic. ``StageOutput`` is where the results go: at most one for each
/// event that arrives. What sends more is a ``MultiEmitOperator``.
@usableFromInline
package protocol StageOperator<Input, Output>: AttachedOperator {
  // Repeated here so that they are inferred from `receive`.
  associatedtype Input
  associatedtype Output

  /// True for an operator that does something at the end; otherwise ends pass it by.
  static var interceptsTermination: Bool { get }

  /// A value has arrived.
  mutating func receive(_ input: Input, _ output: StageOutput<Output>)

  /// The end has arrived. Only called if the operator intercepts it.
  mutating func sourceFinished(_ termination: Termination, _ output: StageOutput<Output>)
}

extension StageOperator {
  @inlinable package static var interceptsTermination: Bool { false }
  @inlinable package mutating func sourceFinished(
    _ termination: Termination, _ output: StageOutput<Output>
  ) {}

  @inlinable
  package func attached(
    to sink: consuming EventSink<Output>, _ scope: SinkDisposer
  ) -> EventSink<Input> {
    let finish = sink.finish
    let stage = Stage(self, sink)
    if Self.interceptsTermination {
      return EventSink<Input>(next: { stage.receive($0) }, finish: { stage.sourceFinished($0) })
    }
    return EventSink<Input>(next: { stage.receive($0) }, finish: finish)
  }
}

/// Where an operator sends its results.
///
/// A class and not a copy of the `EventSink`: a closure of it is fetched when it is called, so
/// nothing has to be kept while the user's closure runs.
@usableFromInline
package class StageOutput<Output>: @unchecked Sendable {  // immutable; the rest: the subclass
  @usableFromInline final let sink: EventSink<Output>

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Output>) { self.sink = sink }

  /// Sends a value.
  @inlinable @inline(__always)
  package final func next(_ output: Output) { sink.next(output) }

  /// Ends the sequence.
  @inlinable
  package final func finish(_ termination: Termination) { sink.finish(termination) }

  /// Ends the sequence with what a closure of the user has thrown.
  @inlinable @inline(never)
  package final func fail(_ error: any Error) { sink.finish(.error(error)) }
}

/// One operator in one subscription: the only allocation it makes.
///
/// An object and closures that capture nothing else, not a closure with many captures: such a
/// closure is reached by a jump instead of a second call, and call depth is what a long chain pays
/// for (processors predict some 16 nested returns).
@usableFromInline
final class Stage<Operator: StageOperator>: StageOutput<Operator.Output>,
  @unchecked Sendable  // events are serial (C2)
{
  @exclusivity(unchecked) @usableFromInline var stage: Operator

  @inlinable @inline(__always)
  init(_ stage: Operator, _ sink: consuming EventSink<Operator.Output>) {
    self.stage = stage
    super.init(sink)
  }

  @inlinable @inline(__always)
  func receive(_ input: Operator.Input) { stage.receive(input, self) }

  @inlinable
  func sourceFinished(_ termination: Termination) { stage.sourceFinished(termination, self) }
}
