// SPDX-License-Identifier: MIT

/// `zip`: a result of the first values of all sources, then of the second ones, and so on.
@usableFromInline
package final class ZipSink<Result>: JoinSink<Result>, @unchecked Sendable {  // inside the door
  @exclusivity(unchecked) @usableFromInline var slots: ContiguousArray<ZipSlotState> = []
  /// Whether the result completes as soon as no further pair is possible: the RAC rule.
  ///
  /// In Rx it is noticed when the next value comes that nobody can match, or when all sources have
  /// completed.
  @usableFromInline let endsAtOnce: Bool

  @inlinable
  package init(
    _ observer: EventSink<Result>, _ outer: SinkDisposer, count: Int, endsAtOnce: Bool,
    _ makeResult: @escaping () throws -> Result
  ) {
    self.endsAtOnce = endsAtOnce
    super.init(observer, outer, count: count, makeResult)
    slots.reserveCapacity(count)
  }

  /// Tells of the slots, in the order of the sources, before any is subscribed to.
  @inlinable
  package func add(_ slot: ZipSlotState) { slots.append(slot) }

  /// Subscribes to source number `index`, whose values go to `slot`.
  @inlinable
  package func subscribe<Value>(
    to source: EventSource<Value>, _ index: Int, _ slot: ZipSlot<Value>
  ) {
    if outer.isDisposed { return }
    let input = ZipInput(self, slot, 1 << UInt64(index))
    insert(input)
    source.subscribe(EventSink(next: { input.next($0) }, stop: { input.stop($0) }), input)
  }

  @inlinable
  func changed(_ bit: UInt64) {
    if outer.isDisposed { return }
    if slots.allSatisfy({ $0.count > 0 }) {
      emit()
      if endsAtOnce { endIfNoPairIsPossible() }
    } else if ended | bit == all {
      // All others have ended, and one of them has nothing left to match this value.
      observer.stop(.completed)
    }
  }

  @inlinable
  func end(_ bit: UInt64, _ stop: Stop) {
    ended |= bit
    if outer.isDisposed { return }
    if case .error = stop { return observer.stop(stop) }
    if ended == all { return observer.stop(.completed) }
    if endsAtOnce { endIfNoPairIsPossible() }
  }

  @inlinable
  func endIfNoPairIsPossible() {
    if outer.isDisposed { return }
    for (index, slot) in slots.enumerated()
    where slot.count == 0 && ended & (1 << UInt64(index)) != 0 {
      return observer.stop(.completed)
    }
  }
}

/// How many values of a source wait: what the sink asks of a slot, whatever its type.
@usableFromInline
package class ZipSlotState: @unchecked Sendable {  // inside the door only
  @exclusivity(unchecked) @usableFromInline final var count = 0

  @usableFromInline
  init() {}
}

/// The values of one source that wait for their partners.
@usableFromInline
package final class ZipSlot<Value>: ZipSlotState, @unchecked Sendable {  // inside the door only
  @exclusivity(unchecked) @usableFromInline var queue = Queue<Value>()

  @inlinable
  package override init() { super.init() }

  @inlinable
  func append(_ value: Value) {
    queue.append(value)
    count &+= 1
  }

  /// Takes the oldest value.
  ///
  /// Only asked when there is one.
  @inlinable
  package func take() -> Value {
    guard let value = queue.popFirst() else { preconditionFailure("zip: a source has no value") }
    count &-= 1
    return value
  }
}

@usableFromInline
final class ZipInput<Value, Result>: MergeSinkIter, @unchecked Sendable {  // immutable
  @usableFromInline let owner: ZipSink<Result>
  @usableFromInline let slot: ZipSlot<Value>
  @usableFromInline let bit: UInt64

  @inlinable
  init(_ owner: ZipSink<Result>, _ slot: ZipSlot<Value>, _ bit: UInt64) {
    self.owner = owner
    self.slot = slot
    self.bit = bit
    super.init()
  }

  @inlinable
  func next(_ value: Value) {
    if owner.serialized.enter() {
      slot.append(value)
      owner.changed(bit)
      if !owner.serialized.door.leave() { owner.drain() }
    } else {
      owner.enqueue {
        self.slot.append(value)
        self.owner.changed(self.bit)
      }
    }
  }

  @inlinable
  func stop(_ stop: Stop) {
    guard owner.retire(self) else { return }
    owner.alone { self.owner.end(self.bit, stop) }
  }
}
