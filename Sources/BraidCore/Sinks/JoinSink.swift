// SPDX-License-Identifier: MIT

/// When a join completes, besides when all its sources have.
@frozen
@usableFromInline
package enum JoinEnd {
  /// With a value that can never become a result, because all others have ended and one of them has
  /// nothing to match it: `combineLatest` and `zip` of Rx.
  case withUnmatchedValue
  /// As soon as no further result is possible, because a source without a value has ended: `zip` of
  /// RAC.
  case whenUnmatchable
  /// Not before: `combineLatest` of RAC.
  case withAll
}

/// `combineLatest` and `zip`: several sources whose values are kept in slots, and one door through
/// which they are put there and results are made of them.
///
/// The sources are numbered; sets of them are bits. The slots are part of this object, so a value
/// that arrives finds all it needs here.
@usableFromInline
package final class JoinSink<Slots: JoinSlots>: FlattenScope, MessageHandler,
  @unchecked Sendable  // slots and bits are touched inside the door only
{
  /// What a value does that had to wait at the door.
  @usableFromInline
  package typealias Change = (JoinSink) -> Void

  @frozen
  @usableFromInline
  package enum Message {
    case value(Change)
    case stop(Stop, from: UInt64)
  }

  @usableFromInline let observer: EventSink<Slots.Result>
  @usableFromInline let serialized = Serialized<Message>()
  @usableFromInline let end: JoinEnd
  /// All sources.
  @usableFromInline let all: UInt64
  @exclusivity(unchecked) @usableFromInline var slots: Slots
  /// The sources with a value to take.
  @exclusivity(unchecked) @usableFromInline var ready: UInt64 = 0
  /// The sources that have ended.
  @exclusivity(unchecked) @usableFromInline var ended: UInt64 = 0

  @inlinable
  init(
    _ observer: consuming EventSink<Slots.Result>, _ outer: SinkDisposer,
    _ slots: consuming Slots, count: Int, _ end: JoinEnd
  ) {
    Misuse.require(
      count <= 64,
      """
      Braid: combineLatest or zip of \(count) sources; 64 is the most that one takes. Join them in \
      groups first.
      """)
    self.observer = consume observer
    self.slots = consume slots
    self.end = end
    all = count == 64 ? .max : (1 << UInt64(count)) - 1
    super.init(outer)
  }

  /// Subscribes to source number `index`; `next` is ``receive(_:from:_:)`` with the same index.
  ///
  /// Written out by the caller so that it captures this object only: a closure that captured the
  /// index too would be an allocation.
  @inlinable @inline(__always)
  func subscribe<Value>(
    to source: EventSource<Value>, _ index: UInt64,
    _ next: consuming @escaping @Sendable (Value) -> Void
  ) {
    if outer.isDisposed { return }
    if source.start == .immediate {
      return source.connect(EventSink(next: consume next, stop: stopping(index)), outer)
    }
    let input = JoinInput(self, 1 << index)
    insert(input)
    source.subscribe(EventSink(next: consume next, stop: { input.stop($0) }), input)
  }

  /// What a source that is over at once sends its end to, without a subscription of its own.
  @inlinable @inline(__always)
  func stopping(_ index: UInt64) -> @Sendable (Stop) -> Void {
    switch index {
    case 0: return { self.stop($0, from: 1) }
    case 1: return { self.stop($0, from: 2) }
    case 2: return { self.stop($0, from: 4) }
    case 3: return { self.stop($0, from: 8) }
    default: return { self.stop($0, from: 1 << index) }
    }
  }

  @inlinable
  func stop(_ stop: Stop, from bit: UInt64) {
    serialized.send(.stop(stop, from: bit), to: self)
  }

  /// Subscribes to source number `index`, whose values go to a slot that is not a part of this
  /// object.
  @inlinable
  func subscribe<Slot: JoinSlot>(
    to source: EventSource<Slot.Value>, _ index: Int, _ box: SlotBox<Slot>
  ) {
    if outer.isDisposed { return }
    let input = BoxedJoinInput(self, 1 << UInt64(index), box)
    insert(input)
    source.subscribe(EventSink(next: { input.next($0) }, stop: { input.stop($0) }), input)
  }

  /// A value of source number `index` has arrived; `put` puts it into its slot.
  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value, from index: UInt64, _ put: @escaping @Sendable (JoinSink, Value) -> Void
  ) {
    let bit: UInt64 = 1 << index
    if serialized.door.enter() {
      put(self, value)
      changed(bit)
      serialized.leave(self)
    } else {
      serialized.enqueue(
        .value { join in
          put(join, value)
          join.changed(bit)
        }, for: self)
    }
  }

  @inlinable
  package func handle(_ message: Message) {
    switch message {
    case .value(let change): change(self)
    case .stop(let stop, let bit): stopped(stop, bit)
    }
  }

  @inlinable
  func changed(_ bit: UInt64) {
    if outer.isDisposed { return }
    ready |= bit
    if ready == all {
      do { observer.next(try slots.makeResult()) } catch { return observer.stop(.error(error)) }
      ready = slots.ready
      if end == .whenUnmatchable { endIfUnmatchable() }
    } else if end == .withUnmatchedValue, ended | bit == all {
      observer.stop(.completed)
    }
  }

  @inlinable @inline(never)
  func stopped(_ stop: Stop, _ bit: UInt64) {
    ended |= bit
    if outer.isDisposed { return }
    if case .error = stop { return observer.stop(stop) }
    if ended == all { return observer.stop(.completed) }
    if end == .whenUnmatchable { endIfUnmatchable() }
  }

  @inlinable
  func endIfUnmatchable() {
    if ended & ~ready != 0, !outer.isDisposed { observer.stop(.completed) }
  }
}

/// The subscription to one source of a join.
@usableFromInline
package class JoinInput<Slots: JoinSlots>: MergeSinkIter, @unchecked Sendable {  // immutable
  @usableFromInline final let owner: JoinSink<Slots>
  @usableFromInline final let bit: UInt64

  @inlinable
  init(_ owner: JoinSink<Slots>, _ bit: UInt64) {
    self.owner = owner
    self.bit = bit
    super.init()
  }

  @inlinable
  final func stop(_ stop: Stop) {
    if owner.retire(self) { owner.stop(stop, from: bit) }
  }
}

/// The same, with its slot.
@usableFromInline
package final class BoxedJoinInput<Slots: JoinSlots, Slot: JoinSlot>: JoinInput<Slots>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let box: SlotBox<Slot>

  @inlinable
  init(_ owner: JoinSink<Slots>, _ bit: UInt64, _ box: SlotBox<Slot>) {
    self.box = box
    super.init(owner, bit)
  }

  @inlinable
  func next(_ value: Slot.Value) {
    if owner.serialized.door.enter() {
      box.slot.put(value)
      owner.changed(bit)
      owner.serialized.leave(owner)
    } else {
      owner.serialized.enqueue(
        .value { [box, bit] join in
          box.slot.put(value)
          join.changed(bit)
        }, for: owner)
    }
  }
}
