// SPDX-License-Identifier: MIT

/// `combineLatest` or `zip` of two sources.
///
/// Two, three and four sources are written out; more go through ``JoinPack``, which the optimizer
/// does not specialize outside of this package (`Docs/Performance.md`).
@frozen
@usableFromInline
package struct Join2<A: JoinSlot, B: JoinSlot, Result>: SourceOperator {
  @usableFromInline let a: EventSource<A.Value>
  @usableFromInline let b: EventSource<B.Value>
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (A.Value, B.Value) throws -> Result

  /// - Parameter slots: What is kept of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type), _ a: EventSource<A.Value>, _ b: EventSource<B.Value>,
    _ completion: JoinCompletion, _ combine: @escaping @Sendable (A.Value, B.Value) throws -> Result
  ) {
    self.a = a
    self.b = b
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(sink, scope, JoinSlots2<A, B, Result>(combine), count: 2, completion)
    join.subscribe(to: a, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: b, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
  }
}

/// `combineLatest` or `zip` of three sources.
@frozen
@usableFromInline
package struct Join3<A: JoinSlot, B: JoinSlot, C: JoinSlot, Result>: SourceOperator {
  @usableFromInline let a: EventSource<A.Value>
  @usableFromInline let b: EventSource<B.Value>
  @usableFromInline let c: EventSource<C.Value>
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value) throws -> Result

  /// - Parameter slots: What is kept of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type), _ a: EventSource<A.Value>, _ b: EventSource<B.Value>,
    _ c: EventSource<C.Value>, _ completion: JoinCompletion,
    _ combine: @escaping @Sendable (A.Value, B.Value, C.Value) throws -> Result
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(sink, scope, JoinSlots3<A, B, C, Result>(combine), count: 3, completion)
    join.subscribe(to: a, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: b, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: c, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
  }
}

/// `combineLatest` or `zip` of four sources.
@frozen
@usableFromInline
package struct Join4<A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, Result>: SourceOperator {
  @usableFromInline let a: EventSource<A.Value>
  @usableFromInline let b: EventSource<B.Value>
  @usableFromInline let c: EventSource<C.Value>
  @usableFromInline let d: EventSource<D.Value>
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result

  /// - Parameter slots: What is kept of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type, D.Type), _ a: EventSource<A.Value>,
    _ b: EventSource<B.Value>, _ c: EventSource<C.Value>, _ d: EventSource<D.Value>,
    _ completion: JoinCompletion,
    _ combine: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(sink, scope, JoinSlots4<A, B, C, D, Result>(combine), count: 4, completion)
    join.subscribe(to: a, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: b, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: c, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
    join.subscribe(to: d, 3) { join.receive($0, from: 3) { $0.slots.d.put($1) } }
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

/// `combineLatest` or `zip` of any number of sources of one type.
@frozen
@usableFromInline
package struct JoinAll<Slot: JoinSlot, Result>: SourceOperator {
  @usableFromInline let sources: [EventSource<Slot.Value>]
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable ([Slot.Value]) throws -> Result

  /// - Parameter slot: What is kept of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slot: Slot.Type, _ sources: [EventSource<Slot.Value>], _ completion: JoinCompletion,
    _ combine: @escaping @Sendable ([Slot.Value]) throws -> Result
  ) {
    self.sources = sources
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    if sources.isEmpty { return sink.finish(.completed) }
    let boxes = sources.map { _ in SlotBox<Slot>() }
    let join = JoinSink(sink, scope, JoinSlotArray(boxes, combine), count: boxes.count, completion)
    for (index, source) in sources.enumerated() { join.subscribe(to: source, index, boxes[index]) }
  }
}
