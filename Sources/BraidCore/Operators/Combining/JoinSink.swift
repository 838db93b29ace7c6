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
  var tearsDownAll: Bool { self == .whenUnmatchable || self == .afterAll }
}

/// The engine of `combineLatest` and `zip`: a slot for each source, and one gate that serializes
/// the values and the results.
///
/// Sources are numbered. The slots are stored in this object, so handling a value accesses no other
/// memory.
@usableFromInline
final class JoinSink<Slots: JoinSlots>: JoinGroup, MessageHandler,
  @unchecked Sendable  // the gate guards slots and sets
{
  @usableFromInline
  enum Message {
    /// Stores a value that was queued at the gate.
    case value((JoinSink) -> Void)
    case finish(Termination, from: Int)
  }

  @usableFromInline let sink: EventSink<Slots.Result>
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
    self.sink = consume sink
    self.slots = consume slots
    all = Slots.Sources(count: count)
    super.init(outer, completion, early) { this, termination, index in
      unsafeDowncast(this, to: JoinSink.self).sourceFinished(termination, from: index)
    }
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
    let input = input(index)
    source.subscribe(EventSink(next: consume next, finish: input.sourceEnd), input)
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

  /// Subscribes to source number `index`, whose slot is not stored in this object.
  @inlinable
  func subscribe<Slot: JoinSlot>(
    to source: EventSource<Slot.Value>, _ index: Int, _ box: SlotBox<Slot>
  ) {
    if isOver { return }
    let input = BoxedJoinInput(self, index, box)
    insert(input)
    source.subscribe(EventSink(next: { input.next($0) }, finish: input.sourceEnd), input)
  }

  /// Handles a value of source number `index`; `put` stores it in its slot.
  @inlinable @inline(__always)
  func receive<Value>(
    _ value: Value, from index: Int, _ put: @escaping @Sendable (JoinSink, Value) -> Void
  ) {
    deliver(
      {
        put(self, value)
        changed(index)
      },
      orQueue: .value { join in
        put(join, value)
        join.changed(index)
      })
  }

  @inlinable @inline(never)
  func sourceFinished(_ termination: Termination, from index: Int) {
    deliver({ sourceFinished(termination, at: index) }, orQueue: .finish(termination, from: index))
  }

  /// Runs `body` inside the gate, or queues the equivalent message.
  @inlinable @inline(__always)
  func deliver(_ body: () -> Void, orQueue message: @autoclosure () -> Message) {
    gate.deliver(body, orQueue: { enqueue(message()) }, drain: { drain() })
  }

  @inlinable @inline(never)
  func enqueue(_ message: Message) { gate.enqueue(message) { drain() } }

  /// Handles the queued messages and leaves; the caller is inside.
  @inlinable @inline(never)
  func drain() { gate.drain(for: self) }

  @inlinable
  func handle(_ message: Message) {
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

  @inlinable
  func sourceFinished(_ termination: Termination, at index: Int) {
    ended.insert(index)
    if outer.isDisposed { return }
    if case .error = termination { return end(termination) }
    if ended == all { return end(.completed) }
    if completion == .whenUnmatchable { endIfUnmatchable() } else if !isMatchable { forget() }
  }

  override func forward(_ end: Termination) { sink.finish(end) }

  @inlinable
  func endIfUnmatchable() {
    if !isMatchable, !outer.isDisposed { end(.completed) }
  }
}

/// The part of a ``JoinSink`` that does not depend on its values.
///
/// Not generic, so it is compiled once, in the library, and needs no type metadata.
@usableFromInline
class JoinGroup: SubscriptionGroup, @unchecked Sendable {  // immutable; the gate
  /// Handles the end of a source, as clients have specialized it.
  @usableFromInline
  typealias EndHandler = @Sendable (JoinGroup, Termination, Int) -> Void

  @usableFromInline final let gate = SerialGate()
  @usableFromInline final let completion: JoinCompletion
  /// Which ends of a source tear it down before they are handled.
  fileprivate final let early: EarlyTeardown
  fileprivate final let handleEnd: EndHandler

  @usableFromInline
  init(
    _ outer: borrowing SinkDisposer, _ completion: JoinCompletion, _ early: EarlyTeardown,
    handleEnd: @escaping EndHandler
  ) {
    self.completion = completion
    self.early = early
    self.handleEnd = handleEnd
    super.init(outer)
  }

  /// Creates the subscription to source number `index`.
  @usableFromInline
  final func input(_ index: Int) -> JoinInput {
    let input = JoinInput(self, index)
    insert(input)
    return input
  }

  /// Forwards the end of the result.
  @usableFromInline
  final func end(_ termination: Termination) {
    if completion.tearsDownAll { dispose() }
    forward(termination)
  }

  /// Forwards the end to the observer; implemented by ``JoinSink``.
  func forward(_ end: Termination) {}
}

/// The subscription to one source of a join.
@usableFromInline
class JoinInput: InnerSubscription, @unchecked Sendable {  // immutable
  final let owner: JoinGroup
  @usableFromInline final let index: Int

  @usableFromInline
  init(_ owner: JoinGroup, _ index: Int) {
    self.owner = owner
    self.index = index
    super.init()
  }

  /// The closure for the terminal event of the source; it retains this subscription.
  @usableFromInline
  final var sourceEnd: @Sendable (Termination) -> Void { { self.sourceFinished($0) } }

  private func sourceFinished(_ termination: Termination) {
    owner.finish(self, termination, owner.early) {
      owner.handleEnd(owner, termination, index)
    }
  }
}

/// The subscription to one source of a join whose slot is in a box.
@usableFromInline
final class BoxedJoinInput<Slots: JoinSlots, Slot: JoinSlot>: JoinInput,
  @unchecked Sendable  // immutable
{
  // The owner with its type; a local variable would retain it for each value.
  @usableFromInline let join: JoinSink<Slots>
  @usableFromInline let box: SlotBox<Slot>

  @inlinable
  init(_ owner: JoinSink<Slots>, _ index: Int, _ box: SlotBox<Slot>) {
    join = owner
    self.box = box
    super.init(owner, index)
  }

  @inlinable
  func next(_ value: Slot.Value) {
    join.deliver(
      {
        box.slot.put(value)
        join.changed(index)
      },
      orQueue: .value { [box, index] join in
        box.slot.put(value)
        join.changed(index)
      })
  }
}
