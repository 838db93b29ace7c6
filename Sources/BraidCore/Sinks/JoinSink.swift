// SPDX-License-Identifier: MIT

/// When a join completes, besides when all its sources have.
@frozen
@usableFromInline
package enum JoinEnd {
  /// With a value that can never become a result, because all others have ended and one of them has
  /// nothing to match it: `combineLatest` and `zip` of a collection, of Rx.
  case withUnmatchedValue
  /// As soon as no further result is possible, because a source without a value has ended: `zip` of
  /// RAC.
  case whenUnmatchable
  /// Not before: `combineLatest` of RAC, and `zip` of separate sources of Rx.
  case withAll
}

/// `combineLatest` and `zip`: several sources whose values are kept in slots, and one door through
/// which they are put there and results are made of them.
///
/// The sources are numbered. The slots are part of this object, so a value that arrives finds all it
/// needs here.
@usableFromInline
package final class JoinSink<Slots: JoinSlots>: FlattenScope, MessageHandler,
  @unchecked Sendable  // slots and sets are touched inside the door only
{
  /// What a value does that had to wait at the door.
  @usableFromInline
  package typealias Change = (JoinSink) -> Void

  @frozen
  @usableFromInline
  package enum Message {
    case value(Change)
    case stop(Stop, from: Int)
  }

  @usableFromInline let observer: EventSink<Slots.Result>
  @usableFromInline let serialized = Serialized<Message>()
  @usableFromInline let end: JoinEnd
  /// All sources.
  @usableFromInline let all: Slots.Sources
  @exclusivity(unchecked) @usableFromInline var slots: Slots
  /// The sources with a value to take.
  @exclusivity(unchecked) @usableFromInline var ready = Slots.Sources()
  /// The sources that have ended.
  @exclusivity(unchecked) @usableFromInline var ended = Slots.Sources()

  @inlinable
  init(
    _ observer: consuming EventSink<Slots.Result>, _ outer: SinkDisposer,
    _ slots: consuming Slots, count: Int, _ end: JoinEnd
  ) {
    self.observer = consume observer
    self.slots = consume slots
    self.end = end
    all = Slots.Sources(count: count)
    super.init(outer)
  }

  /// Subscribes to source number `index`; `next` is ``receive(_:from:_:)`` with the same index.
  ///
  /// Written out by the caller so that it captures this object only: a closure that captured the
  /// index too would be an allocation.
  @inlinable @inline(__always)
  func subscribe<Value>(
    to source: EventSource<Value>, _ index: Int,
    _ next: consuming @escaping @Sendable (Value) -> Void
  ) {
    if isOver { return }
    if source.start == .immediate {
      return source.connect(EventSink(next: consume next, stop: stopping(index)), outer)
    }
    let input = JoinInput(self, index)
    insert(input)
    source.subscribe(EventSink(next: consume next, stop: { input.stop($0) }), input)
  }

  /// What a source that is over at once sends its end to, without a subscription of its own.
  @inlinable @inline(__always)
  func stopping(_ index: Int) -> @Sendable (Stop) -> Void {
    switch index {
    case 0: return { self.stop($0, from: 0) }
    case 1: return { self.stop($0, from: 1) }
    case 2: return { self.stop($0, from: 2) }
    case 3: return { self.stop($0, from: 3) }
    default: return { self.stop($0, from: index) }
    }
  }

  @inlinable
  func stop(_ stop: Stop, from index: Int) {
    serialized.send(.stop(stop, from: index), to: self)
  }

  /// Subscribes to source number `index`, whose values go to a slot that is not a part of this
  /// object.
  @inlinable
  func subscribe<Slot: JoinSlot>(
    to source: EventSource<Slot.Value>, _ index: Int, _ box: SlotBox<Slot>
  ) {
    if isOver { return }
    let input = BoxedJoinInput(self, index, box)
    insert(input)
    source.subscribe(EventSink(next: { input.next($0) }, stop: { input.stop($0) }), input)
  }

  /// A value of source number `index` has arrived; `put` puts it into its slot.
  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value, from index: Int, _ put: @escaping @Sendable (JoinSink, Value) -> Void
  ) {
    if serialized.door.enter() {
      put(self, value)
      changed(index)
      serialized.leave(self)
    } else {
      serialized.enqueue(
        .value { join in
          put(join, value)
          join.changed(index)
        }, for: self)
    }
  }

  @inlinable
  package func handle(_ message: Message) {
    switch message {
    case .value(let change): change(self)
    case .stop(let stop, let index): stopped(stop, index)
    }
  }

  @inlinable
  func changed(_ index: Int) {
    if outer.isDisposed { return }
    ready.insert(index)
    if ready == all {
      do { observer.next(try slots.makeResult()) } catch { return observer.stop(.error(error)) }
      ready = slots.ready
      if end == .whenUnmatchable { endIfUnmatchable() }
    } else if !isMatchable {
      unmatchedValue(index)
    }
  }

  /// Whether a further result is possible: no source has ended without a value to take.
  @inlinable
  var isMatchable: Bool { ended.isSubset(of: ready) }

  /// A value has come that can never become a result.
  @inlinable @inline(never)
  func unmatchedValue(_ index: Int) {
    if end == .withUnmatchedValue, ended.inserting(index) == all {
      observer.stop(.completed)
    } else {
      forget()
    }
  }

  /// Lets go of all values, which nobody will ever ask for.
  @inlinable
  func forget() {
    slots.removeAll()
    ready = Slots.Sources()
  }

  @inlinable @inline(never)
  func stopped(_ stop: Stop, _ index: Int) {
    ended.insert(index)
    if outer.isDisposed { return }
    if case .error = stop { return observer.stop(stop) }
    if ended == all { return observer.stop(.completed) }
    if end == .whenUnmatchable { endIfUnmatchable() } else if !isMatchable { forget() }
  }

  @inlinable
  func endIfUnmatchable() {
    if !isMatchable, !outer.isDisposed { observer.stop(.completed) }
  }
}

/// The subscription to one source of a join.
@usableFromInline
package class JoinInput<Slots: JoinSlots>: MergeSinkIter, @unchecked Sendable {  // immutable
  @usableFromInline final let owner: JoinSink<Slots>
  @usableFromInline final let index: Int

  @inlinable
  init(_ owner: JoinSink<Slots>, _ index: Int) {
    self.owner = owner
    self.index = index
    super.init()
  }

  @inlinable
  final func stop(_ stop: Stop) {
    if owner.claimEnd(of: self) { owner.stop(stop, from: index) }
    owner.retire(self)
  }
}

/// The same, with its slot.
@usableFromInline
package final class BoxedJoinInput<Slots: JoinSlots, Slot: JoinSlot>: JoinInput<Slots>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let box: SlotBox<Slot>

  @inlinable
  init(_ owner: JoinSink<Slots>, _ index: Int, _ box: SlotBox<Slot>) {
    self.box = box
    super.init(owner, index)
  }

  @inlinable
  func next(_ value: Slot.Value) {
    if owner.serialized.door.enter() {
      box.slot.put(value)
      owner.changed(index)
      owner.serialized.leave(owner)
    } else {
      owner.serialized.enqueue(
        .value { [box, index] join in
          box.slot.put(value)
          join.changed(index)
        }, for: owner)
    }
  }
}
