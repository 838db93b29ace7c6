// SPDX-License-Identifier: MIT

/// An operator with one source that may send several events for one that arrives: the last value
/// and the end, say.
///
/// The first of them may end the subscription, so it asks before the next: a ``ScopedSink`` does.
@usableFromInline
package protocol ScopedStageOperator<Input, Output>: AttachedOperator {
  // Repeated here so that they are inferred from `receive`.
  associatedtype Input
  associatedtype Output

  /// True for an operator that does something at the end; otherwise ends pass it by.
  static var interceptsStop: Bool { get }

  /// A value has arrived.
  mutating func receive(_ input: Input, _ sink: ScopedSink<Output>)

  /// The end has arrived.
  ///
  /// Only called if the operator intercepts it.
  mutating func finish(_ stop: Stop, _ sink: ScopedSink<Output>)
}

extension ScopedStageOperator {
  @inlinable package static var interceptsStop: Bool { false }
  @inlinable package mutating func finish(_ stop: Stop, _ sink: ScopedSink<Output>) {}

  @inlinable
  package func attached(
    to sink: consuming EventSink<Output>, _ scope: SinkDisposer
  ) -> EventSink<Input> {
    let stop = sink.stop
    let stage = ScopedStage(self, sink, scope)
    if Self.interceptsStop {
      return EventSink<Input>(next: { stage.receive($0) }, stop: { stage.finish($0) })
    }
    return EventSink<Input>(next: { stage.receive($0) }, stop: stop)
  }
}

/// Where an operator sends its events, and whether it still may.
@usableFromInline
package class ScopedSink<Element>: @unchecked Sendable {  // immutable; the rest: the subclass
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
  package final func stop(_ stop: Stop) {
    if !scope.isDisposed { sink.stop(stop) }
  }

  /// Ends the sequence with what a closure of the user has thrown, unless it is over.
  @inlinable @inline(never)
  package final func fail(_ error: any Error) { stop(.error(error)) }

  /// Sends what is kept, one after the other, until nothing may be sent any more.
  @inlinable
  package final func replay<Memory: ReplayMemory<Element>>(_ memory: Memory) {
    memory.replay(to: sink) { !scope.isDisposed }
  }
}

/// One such operator in one subscription.
@usableFromInline
final class ScopedStage<Operator: ScopedStageOperator>: ScopedSink<Operator.Output>,
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

  /// An end behind the end, or behind the disposal, is not one: what the operator would send with it
  /// must not be sent either.
  @inlinable
  func finish(_ stop: Stop) {
    if !isDisposed { stage.finish(stop, self) }
  }
}
