// SPDX-License-Identifier: MIT

/// What an observable or a signal with one source can be made of: a ``StageOperator`` or a
/// ``ScopedStageOperator``.
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
/// one at a time: no lock, no atomic. `EventSink` is where the results go: at most one for each
/// event that arrives. What sends more is a ``ScopedStageOperator``.
@usableFromInline
package protocol StageOperator<Input, Output>: AttachedOperator {
  // Repeated here so that they are inferred from `receive`.
  associatedtype Input
  associatedtype Output

  /// True for an operator that does something at the end; otherwise ends pass it by.
  static var interceptsStop: Bool { get }

  /// A value has arrived.
  mutating func receive(_ input: Input, _ sink: EventSink<Output>)

  /// The end has arrived. Only called if the operator intercepts it.
  mutating func finish(_ stop: Stop, _ sink: EventSink<Output>)
}

extension StageOperator {
  @inlinable package static var interceptsStop: Bool { false }
  @inlinable package mutating func finish(_ stop: Stop, _ sink: EventSink<Output>) {}

  @inlinable
  package func attached(
    to sink: consuming EventSink<Output>, _ scope: SinkDisposer
  ) -> EventSink<Input> {
    attached(to: sink)
  }

  /// The same; the operator does not need the scope.
  @inlinable
  package func attached(to sink: consuming EventSink<Output>) -> EventSink<Input> {
    let stop = sink.stop
    let stage = Stage(self, sink)
    if Self.interceptsStop {
      return EventSink<Input>(next: { stage.receive($0) }, stop: { stage.finish($0) })
    }
    return EventSink<Input>(next: { stage.receive($0) }, stop: stop)
  }
}

/// One operator in one subscription: the only allocation it makes.
///
/// An object and closures that capture nothing else, not a closure with many captures: such a
/// closure is reached by a jump instead of a second call, and call depth is what a long chain pays
/// for (processors predict some 16 nested returns).
@usableFromInline
final class Stage<Operator: StageOperator>: @unchecked Sendable {  // events are serial (C2)
  @exclusivity(unchecked) @usableFromInline var stage: Operator
  @usableFromInline let sink: EventSink<Operator.Output>

  @inlinable
  init(_ stage: Operator, _ sink: EventSink<Operator.Output>) {
    self.stage = stage
    self.sink = sink
  }

  @inlinable @inline(__always)
  func receive(_ input: Operator.Input) { stage.receive(input, sink) }

  @inlinable
  func finish(_ stop: Stop) { stage.finish(stop, sink) }
}
