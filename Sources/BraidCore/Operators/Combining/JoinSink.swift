// SPDX-License-Identifier: MIT

/// When a join completes, in addition to the completion of all its sources.
@usableFromInline
package enum JoinCompletion {
  /// With a value that cannot become part of a result, if all other sources have completed:
  /// `combineLatest` and `zip` of a collection, in Rx.
  case withUnmatchedValue
  /// As soon as no further result is possible, because a source without a value has completed:
  /// `zip` in RAC.
  case whenUnmatchable
  /// Never: `zip` of separate sources in Rx.
  case withAll
  /// Not before, and after the teardown of all: `combineLatest` of RAC.
  case afterAll

  /// Whether all sources are torn down before the end of the result is forwarded: RAC (C6).
  @inlinable
  var tearsDownAll: Bool { self == .whenUnmatchable || self == .afterAll }
}

/// The engine of `combineLatest` and `zip`: a slot for each source, and one gate that serializes
/// the values and the results.
///
/// Sources are numbered. The slots are stored in this object, so handling a value accesses no other
/// memory.
@usableFromInline
package final class JoinSink<Slots: JoinSlots>: GroupSink<Slots.Result>, MessageHandler,
  @unchecked Sendable  // the gate guards slots and sets
{
  @usableFromInline
  package enum Message {
    /// Stores a value that was queued at the gate.
    case value((JoinSink) -> Void)
    case finish(Termination, from: Int)
  }

  @usableFromInline let serialized = Serialized<Message>()
  @usableFromInline let completion: JoinCompletion
  /// Which ends of a source tear it down before they are handled.
  @usableFromInline let early: EarlyTeardown
  /// The set of all sources.
  @usableFromInline let all: Slots.Sources
  @exclusivity(unchecked) @usableFromInline var slots: Slots
  /// The sources with a value.
  @exclusivity(unchecked) @usableFromInline var ready = Slots.Sources()
  /// The sources that have ended.
  @exclusivity(unchecked) @usableFromInline var ended = Slots.Sources()

  @inlinable
  init(
    _ sink: consuming EventSink<Slots.Result>, _ outer: SinkDisposer,
    _ slots: consuming Slots, count: Int, _ completion: JoinCompletion,
    _ early: EarlyTeardown = .always
  ) {
    self.slots = consume slots
    self.completion = completion
    self.early = early
    all = Slots.Sources(count: count)
    super.init(consume sink, outer)
  }

  /// Subscribes to source number `index`; `next` calls ``receive(_:from:_:)`` with the same index.
  ///
  /// The caller writes the closure so that it captures only this object; a captured index would
  /// cost an allocation.
  @inlinable @inline(__always)
  func subscribe<Value>(
    to source: EventSource<Value>, _ index: Int,
    _ next: consuming @escaping @Sendable (Value) -> Void
  ) {
    if isOver { return }
    if source.start == .immediate {
      return source.connect(EventSink(next: consume next, finish: finishing(index)), outer)
    }
    let input = JoinInput(self, index)
    insert(input)
    source.subscribe(EventSink(next: consume next, finish: { input.sourceFinished($0) }), input)
  }

  /// The `finish` closure for an ``EventSource/Start/immediate`` source, which has no subscription
  /// of its own.
  @inlinable @inline(__always)
  func finishing(_ index: Int) -> @Sendable (Termination) -> Void {
    switch index {
    case 0: return { self.sourceFinished($0, from: 0) }
    case 1: return { self.sourceFinished($0, from: 1) }
    case 2: return { self.sourceFinished($0, from: 2) }
    case 3: return { self.sourceFinished($0, from: 3) }
    case 4: return { self.sourceFinished($0, from: 4) }
    case 5: return { self.sourceFinished($0, from: 5) }
    case 6: return { self.sourceFinished($0, from: 6) }
    case 7: return { self.sourceFinished($0, from: 7) }
    default: return { self.sourceFinished($0, from: index) }
    }
  }

  @inlinable
  func sourceFinished(_ termination: Termination, from index: Int) {
    serialized.send(.finish(termination, from: index), to: self)
  }

  /// Subscribes to source number `index`, whose slot is not stored in this object.
  @inlinable
  func subscribe<Slot: JoinSlot>(
    to source: EventSource<Slot.Value>, _ index: Int, _ box: SlotBox<Slot>
  ) {
    if isOver { return }
    let input = BoxedJoinInput(self, index, box)
    insert(input)
    source.subscribe(
      EventSink(next: { input.next($0) }, finish: { input.sourceFinished($0) }), input)
  }

  /// Handles a value of source number `index`; `put` stores it in its slot.
  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value, from index: Int, _ put: @escaping @Sendable (JoinSink, Value) -> Void
  ) {
    serialized.deliver(
      for: self,
      {
        put(self, value)
        changed(index)
      },
      orQueue: .value { join in
        put(join, value)
        join.changed(index)
      })
  }

  @inlinable
  package func handle(_ message: Message) {
    switch message {
    case .value(let change): change(self)
    case .finish(let termination, let index): sourceFinished(termination, at: index)
    }
  }

  @inlinable
  func changed(_ index: Int) {
    if outer.isDisposed { return }
    ready.insert(index)
    if ready == all {
      do { sink.next(try slots.makeResult()) } catch { return end(.error(error)) }
      ready = slots.ready
      if completion == .whenUnmatchable { endIfUnmatchable() }
    } else if !isMatchable {
      unmatchedValue(index)
    }
  }

  /// Whether another result is possible: every source that has ended still has a value.
  @inlinable
  var isMatchable: Bool { ended.isSubset(of: ready) }

  /// Handles a value that cannot become part of a result.
  @inlinable @inline(never)
  func unmatchedValue(_ index: Int) {
    var over = ended
    over.insert(index)
    if completion == .withUnmatchedValue, over == all {
      end(.completed)
    } else {
      forget()
    }
  }

  /// Releases all values, because no further result is possible.
  @inlinable
  func forget() {
    slots.removeAll()
    ready = Slots.Sources()
  }

  @inlinable @inline(never)
  func sourceFinished(_ termination: Termination, at index: Int) {
    ended.insert(index)
    if outer.isDisposed { return }
    if case .error = termination { return end(termination) }
    if ended == all { return end(.completed) }
    if completion == .whenUnmatchable { endIfUnmatchable() } else if !isMatchable { forget() }
  }

  @inlinable
  func endIfUnmatchable() {
    if !isMatchable, !outer.isDisposed { end(.completed) }
  }

  /// Forwards the end of the result.
  @inlinable
  func end(_ termination: Termination) {
    if completion.tearsDownAll { dispose() }
    sink.finish(termination)
  }
}

/// The subscription to one source of a join.
@usableFromInline
package class JoinInput<Slots: JoinSlots>: InnerSubscription, @unchecked Sendable {  // immutable
  @usableFromInline final let owner: JoinSink<Slots>
  @usableFromInline final let index: Int

  @inlinable
  init(_ owner: JoinSink<Slots>, _ index: Int) {
    self.owner = owner
    self.index = index
    super.init()
  }

  @inlinable
  final func sourceFinished(_ termination: Termination) {
    owner.finish(self, termination, owner.early) {
      owner.sourceFinished(termination, from: index)
    }
  }
}

/// The subscription to one source of a join whose slot is in a box.
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
    owner.serialized.deliver(
      for: owner,
      {
        box.slot.put(value)
        owner.changed(index)
      },
      orQueue: .value { [box, index] join in
        box.slot.put(value)
        join.changed(index)
      })
  }
}
