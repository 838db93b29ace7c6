// SPDX-License-Identifier: MIT

/// An operator with one source: a ``StageOperator`` or a ``MultiEmitOperator``.
@usableFromInline
package protocol AttachedOperator<Input, Output>: SendableMetatype {
  associatedtype Input
  associatedtype Output

  /// Returns the sink for the source's events; the operator's results arrive at `sink`.
  func attached(
    to sink: consuming EventSink<Output>, _ scope: SinkDisposer
  ) -> EventSink<Input>
}

/// An operator with one source, as a value: its state and its reaction to each event.
///
/// Each subscription works on a copy, so it starts with the initial state. With one source, events
/// are serial: no lock and no atomic is needed. For each input, the operator sends at most one
/// event to its ``StageOutput``. An operator that sends more is a ``MultiEmitOperator``.
@usableFromInline
package protocol StageOperator<Input, Output>: AttachedOperator {
  // Repeated here so that they are inferred from `receive`.
  associatedtype Input
  associatedtype Output

  /// Whether ``sourceFinished(_:_:)`` is called; otherwise terminal events bypass the operator.
  static var interceptsTermination: Bool { get }

  /// Called for each value.
  mutating func receive(_ input: Input, _ output: StageOutput<Output>)

  /// Called for the terminal event, if the operator intercepts it.
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

/// The output of an operator, which sends events downstream.
///
/// A class and not a copy of the `EventSink`: it loads a closure only to call it, so nothing needs
/// to be retained while the user's closure runs.
@usableFromInline
package class StageOutput<Output>: @unchecked Sendable {  // immutable; subclasses guard their own
  @usableFromInline final let sink: EventSink<Output>

  @inlinable @inline(__always)
  init(_ sink: consuming EventSink<Output>) { self.sink = sink }

  /// Sends a value.
  @inlinable @inline(__always)
  package final func next(_ output: Output) { sink.next(output) }

  /// Ends the sequence.
  @inlinable
  package final func finish(_ termination: Termination) { sink.finish(termination) }

  /// Fails with an error that a user's closure threw.
  @inlinable @inline(never)
  package final func fail(_ error: any Error) { sink.finish(.error(error)) }
}

/// A ``StageOperator`` in one subscription: its only allocation.
///
/// An object whose closures capture nothing else, not a closure with several captures: a closure
/// with one captured object is entered by a jump instead of a second call. Call depth determines
/// the cost of a long chain, since processors predict only some 16 nested returns.
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
