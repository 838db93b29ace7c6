// SPDX-License-Identifier: MIT

/// `combineLatest`: a result whenever a source sends, once all have.
@usableFromInline
package final class CombineLatestSink<Result>: JoinSink<Result>, @unchecked Sendable {
  /// Sources that have sent.
  @exclusivity(unchecked) @usableFromInline var present: UInt64 = 0
  /// Whether a value that can never become a result completes it: when all other sources have ended
  /// and one of them never sent.
  ///
  /// The Rx rule; in RAC all sources have to complete.
  @usableFromInline let endsWithoutValue: Bool

  @inlinable
  package init(
    _ observer: EventSink<Result>, _ outer: SinkDisposer, count: Int, endsWithoutValue: Bool,
    _ makeResult: @escaping () throws -> Result
  ) {
    self.endsWithoutValue = endsWithoutValue
    super.init(observer, outer, count: count, makeResult)
  }

  /// Subscribes to source number `index`, whose values go to `slot`.
  @inlinable
  package func subscribe<Value>(
    to source: EventSource<Value>, _ index: Int, _ slot: LatestSlot<Value>
  ) {
    if outer.isDisposed { return }
    let input = CombineLatestInput(self, slot, 1 << UInt64(index))
    insert(input)
    source.subscribe(EventSink(next: { input.next($0) }, stop: { input.stop($0) }), input)
  }

  @inlinable @inline(__always)
  func changed(_ bit: UInt64) {
    present |= bit
    if outer.isDisposed { return }
    if present == all {
      emit()
    } else if endsWithoutValue, ended | bit == all {
      observer.stop(.completed)
    }
  }

  @inlinable
  func end(_ bit: UInt64, _ stop: Stop) {
    ended |= bit
    if outer.isDisposed { return }
    if case .error = stop { return observer.stop(stop) }
    if ended == all { observer.stop(.completed) }
  }
}

/// The latest value of one source.
@usableFromInline
package final class LatestSlot<Value>: @unchecked Sendable {  // inside the door only
  @exclusivity(unchecked) @usableFromInline var latest: Value?

  @inlinable
  package init() {}

  /// The value.
  ///
  /// Only asked when all sources have sent one.
  @inlinable
  package var value: Value {
    guard let latest else { preconditionFailure("combineLatest: a source has no value yet") }
    return latest
  }
}

@usableFromInline
final class CombineLatestInput<Value, Result>: MergeSinkIter, @unchecked Sendable {  // immutable
  @usableFromInline let owner: CombineLatestSink<Result>
  @usableFromInline let slot: LatestSlot<Value>
  @usableFromInline let bit: UInt64

  @inlinable
  init(_ owner: CombineLatestSink<Result>, _ slot: LatestSlot<Value>, _ bit: UInt64) {
    self.owner = owner
    self.slot = slot
    self.bit = bit
    super.init()
  }

  @inlinable
  func next(_ value: Value) {
    if owner.serialized.enter() {
      slot.latest = value
      owner.changed(bit)
      if !owner.serialized.door.leave() { owner.drain() }
    } else {
      owner.enqueue {
        self.slot.latest = value
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
