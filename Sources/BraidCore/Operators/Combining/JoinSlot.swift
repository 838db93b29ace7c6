// SPDX-License-Identifier: MIT

/// What a join keeps of one source.
@usableFromInline
package protocol JoinSlot<Value>: SendableMetatype {
  associatedtype Value

  /// Nothing kept yet.
  init()

  /// The source has sent.
  mutating func put(_ value: Value)

  /// The value that becomes part of a result.
  ///
  /// Only asked when there is one.
  mutating func take() -> Value

  /// Whether there is a value to take.
  var isReady: Bool { get }
}

/// A slot that several closures reach.
@usableFromInline
package final class SlotBox<Slot: JoinSlot>: @unchecked Sendable {  // inside the gate only
  @exclusivity(unchecked) @usableFromInline var slot = Slot()

  @inlinable
  init() {}

  @inlinable
  func removeAll() { slot = Slot() }
}

/// The slots of a join, and what makes a result of them.
@usableFromInline
package protocol JoinSlots<Result>: SendableMetatype {
  associatedtype Result
  associatedtype Sources: SourceSet

  /// Takes a value out of each slot and makes a result of them.
  ///
  /// Only asked when all are ready.
  mutating func makeResult() throws -> Result

  /// The slots that have a value to take.
  var ready: Sources { get }

  /// Lets go of all values.
  mutating func removeAll()
}

/// Slots that know how to subscribe to their sources: what a ``Join`` is made of.
@usableFromInline
package protocol ConnectableSlots<Result>: JoinSlots {
  associatedtype Inputs

  /// Subscribes to the sources with slots of the same kind, in which nothing is kept yet.
  func connect(
    _ inputs: Inputs, _ completion: JoinCompletion, _ sink: consuming EventSink<Result>,
    _ scope: SinkDisposer)
}

/// Two slots.
///
/// Two, three and four are written out; more are a ``JoinSlotPack``, which the optimizer does not
/// specialize outside of this package (`Docs/Performance.md`).
@frozen
@usableFromInline
package struct JoinSlots2<A: JoinSlot, B: JoinSlot, Result>: ConnectableSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline let combine: @Sendable (A.Value, B.Value) throws -> Result

  @inlinable
  package init(_ combine: @escaping @Sendable (A.Value, B.Value) throws -> Result) {
    self.combine = combine
  }

  @inlinable
  package mutating func makeResult() throws -> Result { try combine(a.take(), b.take()) }

  @inlinable
  package var ready: FewSources { FewSources(a.isReady, b.isReady) }

  @inlinable
  package mutating func removeAll() { (a, b) = (A(), B()) }

  @inlinable
  package func connect(
    _ inputs: (EventSource<A.Value>, EventSource<B.Value>), _ completion: JoinCompletion,
    _ sink: consuming EventSink<Result>, _ scope: SinkDisposer
  ) {
    let join = JoinSink(sink, scope, JoinSlots2(combine), count: 2, completion)
    join.subscribe(to: inputs.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: inputs.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
  }
}

@frozen
@usableFromInline
package struct JoinSlots3<A: JoinSlot, B: JoinSlot, C: JoinSlot, Result>: ConnectableSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value) throws -> Result

  @inlinable
  package init(_ combine: @escaping @Sendable (A.Value, B.Value, C.Value) throws -> Result) {
    self.combine = combine
  }

  @inlinable
  package mutating func makeResult() throws -> Result {
    try combine(a.take(), b.take(), c.take())
  }

  @inlinable
  package var ready: FewSources { FewSources(a.isReady, b.isReady, c.isReady) }

  @inlinable
  package mutating func removeAll() { (a, b, c) = (A(), B(), C()) }

  @inlinable
  package func connect(
    _ inputs: (EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>),
    _ completion: JoinCompletion, _ sink: consuming EventSink<Result>, _ scope: SinkDisposer
  ) {
    let join = JoinSink(sink, scope, JoinSlots3(combine), count: 3, completion)
    join.subscribe(to: inputs.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: inputs.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: inputs.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
  }
}

@frozen
@usableFromInline
package struct JoinSlots4<A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, Result>:
  ConnectableSlots
{
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = D()
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result

  @inlinable
  package init(_ combine: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result)
  {
    self.combine = combine
  }

  @inlinable
  package mutating func makeResult() throws -> Result {
    try combine(a.take(), b.take(), c.take(), d.take())
  }

  @inlinable
  package var ready: FewSources { FewSources(a.isReady, b.isReady, c.isReady, d.isReady) }

  @inlinable
  package mutating func removeAll() { (a, b, c, d) = (A(), B(), C(), D()) }

  @inlinable
  package func connect(
    _ inputs: (
      EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>, EventSource<D.Value>
    ),
    _ completion: JoinCompletion, _ sink: consuming EventSink<Result>, _ scope: SinkDisposer
  ) {
    let join = JoinSink(sink, scope, JoinSlots4(combine), count: 4, completion)
    join.subscribe(to: inputs.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: inputs.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: inputs.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
    join.subscribe(to: inputs.3, 3) { join.receive($0, from: 3) { $0.slots.d.put($1) } }
  }
}

/// Any number of slots, of any types.
@usableFromInline
package struct JoinSlotPack<Result, each Slot: JoinSlot>: JoinSlots {
  @usableFromInline let boxes: (repeat SlotBox<each Slot>)
  @usableFromInline let combine: @Sendable (repeat (each Slot).Value) throws -> Result

  @inlinable
  init(
    _ boxes: repeat SlotBox<each Slot>,
    combine: @escaping @Sendable (repeat (each Slot).Value) throws -> Result
  ) {
    self.boxes = (repeat each boxes)
    self.combine = combine
  }

  @inlinable
  package func makeResult() throws -> Result {
    try combine(repeat (each boxes).slot.take())
  }

  @inlinable
  package var ready: ManySources {
    var ready = ManySources()
    var index = 0
    for box in repeat each boxes {
      if box.slot.isReady { ready.insert(index) }
      index += 1
    }
    return ready
  }

  @inlinable
  package func removeAll() {
    for box in repeat each boxes { box.removeAll() }
  }
}

/// Any number of slots of one type.
@frozen
@usableFromInline
package struct JoinSlotArray<Slot: JoinSlot, Result>: ConnectableSlots {
  @usableFromInline let boxes: [SlotBox<Slot>]
  @usableFromInline let combine: @Sendable ([Slot.Value]) throws -> Result

  @inlinable
  package init(
    _ combine: @escaping @Sendable ([Slot.Value]) throws -> Result, _ boxes: [SlotBox<Slot>] = []
  ) {
    self.boxes = boxes
    self.combine = combine
  }

  @inlinable
  package func makeResult() throws -> Result { try combine(boxes.map { $0.slot.take() }) }

  @inlinable
  package var ready: ManySources {
    var ready = ManySources()
    for (index, box) in boxes.enumerated() where box.slot.isReady { ready.insert(index) }
    return ready
  }

  @inlinable
  package func removeAll() {
    for box in boxes { box.removeAll() }
  }

  @inlinable
  package func connect(
    _ inputs: [EventSource<Slot.Value>], _ completion: JoinCompletion,
    _ sink: consuming EventSink<Result>, _ scope: SinkDisposer
  ) {
    if inputs.isEmpty { return sink.finish(.completed) }
    let boxes = inputs.map { _ in SlotBox<Slot>() }
    let join = JoinSink(sink, scope, JoinSlotArray(combine, boxes), count: boxes.count, completion)
    for (index, input) in inputs.enumerated() { join.subscribe(to: input, index, boxes[index]) }
  }
}
