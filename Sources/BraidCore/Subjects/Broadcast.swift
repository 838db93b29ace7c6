// SPDX-License-Identifier: MIT
public import Synchronization

/// The inside of every subject: a door, the observers behind it, and what is kept for late ones.
///
/// Sends are accepted from any thread and re-entrantly and reach all observers in one order (C3).
/// What is kept changes when a value is *accepted*, so a late observer gets each value exactly once
/// even while deliveries are queued.
@usableFromInline
package final class Broadcast<Element, Memory: ReplayMemory<Element>>: BroadcastList,
  @unchecked Sendable  // each field says what guards it
{
  // `memory` and `isEnding` change under the lock, `terminal` inside the door, before `phase` says
  // that it may be read.
  @usableFromInline let lock = Lock()
  /// Whether an end was accepted: what is sent from then on is ignored.
  @usableFromInline let stopped = Atomic<Bool>(false)
  /// Whether the end has its place in the order of events.
  @exclusivity(unchecked) @usableFromInline var isEnding = false
  @usableFromInline let backlog = LazyReference()
  @exclusivity(unchecked) @usableFromInline var memory: Memory
  @exclusivity(unchecked) @usableFromInline var terminal: Stop?

  @frozen
  @usableFromInline
  enum Message {
    case next(Element)
    case stop(Stop)
    case add(UnsafeMutablePointer<BroadcastLinks>)
    case remove(UnsafeMutablePointer<BroadcastLinks>)
    case close
  }

  @inlinable
  package init(_ memory: Memory) {
    self.memory = memory
    super.init()
  }

  // MARK: Sending

  /// Sends a value to all observers; ignored after the end.
  @inlinable
  package func next(_ element: Element) {
    if stopped.load(ordering: .relaxed) { return }
    if accept(element) {
      if Memory.deliversAtOnce { broadcast(element) }
      if !door.leave() { drain() }
    }
  }

  /// Ends the subject; ignored after the first time.
  @inlinable
  package func stop(_ stop: Stop) {
    if stopped.exchange(true, ordering: .acquiringAndReleasing) { return }
    RaceWindow.reach(.endAccepted)
    submit(stop)
  }

  /// What is kept now, by value.
  @inlinable
  package func remembered() -> Memory { lock.withLock { memory } }

  /// Whether an end was accepted.
  @inlinable
  package var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// Subscribes: what is kept first, then what comes.
  @inlinable
  package func subscribe(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    if isOver { return subscribeLate(sink, scope) }
    RaceWindow.reach(.subscribing)
    if Memory.remembers { return subscribeWithReplay(sink, scope) }
    let slot = Slot.allocate(self, sink)
    if door.enter() {
      scope.set(slot)
      add(slot)
      if !door.leave() { drain() }
    } else {
      queued.wrappingAdd(1, ordering: .relaxed)
      enqueueChange(.add(slot))
      // Only now may a disposal queue the slot's removal, behind its addition.
      scope.set(slot)
    }
  }

  // MARK: Inside the door

  @inlinable @inline(__always)
  func broadcast(_ element: Element) {
    var cursor = first
    while let slot = cursor {
      Slot.at(slot).pointee.send(element)
      cursor = slot.pointee.following
    }
  }

  @usableFromInline typealias Slot = BroadcastSlot<Element>
  @usableFromInline typealias Links = BroadcastLinks

  /// Puts a new observer on the list, or tells it that the subject has ended.
  @inlinable
  func add(_ slot: UnsafeMutablePointer<Links>) {
    if !isOver { return link(slot) }
    let sink = Slot.letGo(slot)
    if let terminal { sink?.stop(terminal) }
  }

  @inlinable @inline(never)
  func handle(_ message: Message) {
    switch message {
    case .next(let element):
      if Memory.deliversAtOnce { broadcast(element) }
    case .stop(let stop):
      finish(stop)
    // In between an observer counts twice, never not at all.
    case .add(let slot):
      add(slot)
      queued.wrappingSubtract(1, ordering: .relaxed)
    case .remove(let slot):
      queued.wrappingAdd(1, ordering: .relaxed)
      unlink(slot)
    case .close:
      shutInside()
    }
  }

  @inlinable
  func finish(_ stop: Stop) {
    if isOver { return }
    terminal = stop
    phase.store(.ended, ordering: .releasing)
    RaceWindow.reach(.subjectEnded)
    if !Memory.deliversAtOnce && stop.isCompleted {
      let memory = remembered()
      var cursor = first
      while let slot = cursor {
        Slot.at(slot).pointee.replay(memory)
        cursor = slot.pointee.following
      }
    }
    takeAll { $0.stop(stop) }
  }

  @usableFromInline
  override func dropObservers() { takeAll { _ in } }

  /// Empties the list, handing over each observer that is still subscribed.
  @inlinable
  func takeAll(_ body: (EventSink<Element>) -> Void) {
    var cursor = first
    first = nil
    while let slot = cursor {
      cursor = slot.pointee.following
      countLinked(-1)
      if let sink = Slot.letGo(slot) { body(sink) }
    }
  }

  // MARK: Queueing

  /// Records a value and enters the door; false if it was queued instead.
  @inlinable @inline(__always)
  func accept(_ element: Element) -> Bool {
    if !Memory.remembers {
      if door.enter() { return true }
      enqueue(.next(element))
      return false
    }
    var displaced: Element?
    let place = lock.withLock { () -> Place in
      if stopped.load(ordering: .relaxed) { return .none }
      displaced = memory.record(element)
      return takePlace(for: .next(element))
    }
    if place != .inside { settle(place) }
    withExtendedLifetime(displaced) {}
    return place == .inside
  }

  /// The place of an event in the order.
  @frozen
  @usableFromInline
  enum Place {
    /// It is ignored.
    case none
    /// It is next, and the door entered.
    case inside
    /// It is queued, and whoever delivers takes it along.
    case queued
    /// It is queued, and nobody is delivering any more.
    case left
  }

  /// Enters the door or queues the event; called under the lock.
  @inlinable @inline(__always)
  func takePlace(for message: @autoclosure () -> Message) -> Place {
    if door.enter() { return .inside }
    queue.append(message())
    return door.announce() ? .left : .queued
  }

  @inlinable @inline(never)
  func settle(_ place: Place) {
    switch place {
    case .none, .inside: break
    case .queued: SynchronizationTracker.report()
    case .left: drain()
    }
  }

  @inlinable @inline(never)
  func enqueue(_ message: Message) {
    queue.append(message)
    RaceWindow.reach(.messageQueued)
    if door.announce() { drain() } else { SynchronizationTracker.report() }
  }

  @inlinable @inline(never)
  func submit(_ stop: Stop) {
    var dropped: Memory?
    let place = lock.withLock {
      isEnding = true
      if Memory.remembers { dropped = memory.end(stop) }
      return takePlace(for: .stop(stop))
    }
    if place == .inside {
      finish(stop)
      if !door.leave() { drain() }
    } else {
      settle(place)
    }
    withExtendedLifetime(dropped) {}
  }

  @usableFromInline var queue: Backlog<Message> {
    @inlinable get { unsafeDowncast(backlog.get { Backlog<Message>() }, to: Backlog.self) }
  }

  @inlinable @inline(never)
  override func drain() {
    var missed = door.announced()
    repeat {
      queue.workOff(handle)
      missed = door.settle(missed)
    } while missed != 0
  }

  /// Queues a change of the list for whoever delivers; makes it here if nobody does any more.
  @inlinable
  func enqueueChange(_ change: Message) {
    queue.append(change)
    RaceWindow.reach(.messageQueued)
    if door.announce() { drain() }
  }

  @usableFromInline
  override func enqueueRemoval(of slot: UnsafeMutablePointer<Links>) {
    enqueueChange(.remove(slot))
  }

  @usableFromInline
  override func enqueueClosing() { enqueueChange(.close) }

  // MARK: Replaying

  /// How an observer comes to a subject that remembers; decided together with what it is replayed.
  @frozen
  @usableFromInline
  enum Admission {
    /// The subject is over.
    case late
    /// Nobody is delivering, and the door is entered.
    case inside
    /// A delivery is under way: its place in the order is queued.
    case queued(UnsafeMutablePointer<Links>, GatedSink<Element>, replays: Bool, mustDrain: Bool)
  }

  @inlinable @inline(never)
  func subscribeWithReplay(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    let (admission, snapshot) = lock.withLock { (admit(sink, scope), memory) }
    switch admission {
    case .late:
      tell(sink, scope, snapshot)
    case .inside:
      let slot = Slot.allocate(self, sink)
      scope.set(slot)
      if Memory.deliversAtOnce { snapshot.replay(to: sink) { !scope.isDisposed } }
      add(slot)
      if !door.leave() { drain() }
    case .queued(let slot, let gate, let replays, let mustDrain):
      scope.set(slot)
      if replays { snapshot.replay(to: sink) { !scope.isDisposed } }
      gate.open()
      if mustDrain { drain() }
    }
  }

  /// Called under the lock, so no value and no end can come between this and what is replayed.
  @inlinable
  func admit(_ sink: EventSink<Element>, _ scope: SinkDisposer) -> Admission {
    if isOver { return .late }
    if door.enter() { return .inside }
    let gate = GatedSink(sink, scope)
    let slot = Slot.allocate(self, EventSink(next: { gate.next($0) }, stop: { gate.stop($0) }))
    queued.wrappingAdd(1, ordering: .relaxed)
    queue.append(.add(slot))
    // Values wait for the end of a subject that sends its last one with it, unless that end comes
    // first.
    let replays = isEnding ? memory.replaysAfterStop : Memory.deliversAtOnce
    return .queued(slot, gate, replays: replays, mustDrain: door.announce())
  }

  /// Subscribes to a subject that is over, whoever is still hearing of that: at once (C3).
  @inlinable @inline(never)
  func subscribeLate(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    tell(sink, scope, remembered())
  }

  @inlinable
  func tell(_ sink: EventSink<Element>, _ scope: SinkDisposer, _ memory: Memory) {
    guard let terminal else { return }
    if memory.replaysAfterStop { memory.replay(to: sink) { !scope.isDisposed } }
    if !scope.isDisposed { sink.stop(terminal) }
  }
}

/// An observer that is being brought up to date: what is sent to it meanwhile waits.
@usableFromInline
package final class GatedSink<Element>: MessageHandler, @unchecked Sendable {  // behind the door
  @usableFromInline let serialized = Serialized<Event<Element>>(entered: true)
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let scope: SinkDisposer

  @inlinable
  init(_ observer: EventSink<Element>, _ scope: SinkDisposer) {
    self.observer = observer
    self.scope = scope
  }

  @inlinable func next(_ element: Element) { serialized.send(.next(element), to: self) }
  @inlinable func stop(_ stop: Stop) { serialized.send(Event(stop), to: self) }
  @inlinable func open() { serialized.leave(self) }

  @inlinable
  package func handle(_ event: Event<Element>) {
    if !scope.isDisposed { observer.on(event) }
  }
}
