// SPDX-License-Identifier: MIT

/// `combineLatest` or `zip`, of as many sources as there are slots.
@frozen
@usableFromInline
package struct Join<Slots: ConnectableSlots, Inputs>: SourceOperator
where Slots.Inputs == Inputs {
  @usableFromInline let slots: Slots
  @usableFromInline let inputs: Inputs
  @usableFromInline let completion: JoinCompletion

  /// - Parameter slots: What is kept of each source, ``LatestSlot`` or ``ZipSlot``, and what makes
  ///   a result of that.
  @inlinable
  package init(_ slots: Slots, _ inputs: Inputs, _ completion: JoinCompletion) {
    self.slots = slots
    self.inputs = inputs
    self.completion = completion
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Slots.Result>, _ scope: SinkDisposer) {
    slots.connect(inputs, completion, sink, scope)
  }
}

/// `combineLatest` or `zip` of any number of sources of any types.
@usableFromInline
package struct JoinPack<Result, each Slot: JoinSlot>: SourceOperator {
  @usableFromInline let sources: (repeat EventSource<(each Slot).Value>)
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (repeat (each Slot).Value) throws -> Result

  @inlinable
  package init(
    _ sources: repeat EventSource<(each Slot).Value>, completion: JoinCompletion,
    combine: @escaping @Sendable (repeat (each Slot).Value) throws -> Result
  ) {
    self.sources = (repeat each sources)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let boxes = (repeat SlotBox<each Slot>())
    var count = 0
    for _ in repeat each boxes { count += 1 }
    if count == 0 { return sink.finish(.completed) }
    let slots = JoinSlotPack<Result, repeat each Slot>(repeat each boxes, combine: combine)
    let join = JoinSink(sink, scope, slots, count: count, completion)
    var index = 0
    for (source, box) in repeat (each sources, each boxes) {
      join.subscribe(to: source, index, box)
      index += 1
    }
  }
}
