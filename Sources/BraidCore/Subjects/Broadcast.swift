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
  // `memory` and `stopped` change under the lock, `terminal` inside the door.
  @usableFromInline let lock = Lock()
  @usableFromInline let stopped = Atomic<Bool>(false)
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
    submit(.stop(stop))
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
    if Memory.remembers { return subscribeWithReplay(sink, scope) }
    let slot = Slot.allocate(self, sink)
    if door.enter() {
      scope.set(slot)
      add(slot)
      if !door.leave() { drain() }
    } else {
      queued.wrappingAdd(1, ordering: .relaxed)
      enqueue(.add(slot))
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
    if let terminal { Slot.letGo(slot)?.stop(terminal) } else { link(slot) }
  }

  @inlinable @inline(never)
  func handle(_ message: Message) {
    switch message {
    case .next(let element):
      if Memory.deliversAtOnce { broadcast(element) }
    case .stop(let stop):
      finish(stop)
    case .add(let slot):
      queued.wrappingSubtract(1, ordering: .relaxed)
      add(slot)
    case .remove(let slot):
      queued.wrappingAdd(1, ordering: .relaxed)
      unlink(slot)
    case .close:
      dropObservers()
    }
  }

  @inlinable
  func finish(_ stop: Stop) {
    terminal = stop
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
    var isInside = false
    var mustDrain = false
    lock.withLock {
      if stopped.load(ordering: .relaxed) { return }
      displaced = memory.record(element)
      isInside = door.enter()
      if !isInside {
        queue.append(.next(element))
        mustDrain = door.announce()
      }
    }
    if mustDrain { drain() }
    withExtendedLifetime(displaced) {}
    return isInside
  }

  @inlinable @inline(never)
  func enqueue(_ message: Message) {
    queue.append(message)
    if door.announce() { drain() } else { SynchronizationTracker.report() }
  }

  @inlinable @inline(never)
  func submit(_ message: Message) {
    var isInside = false
    var mustDrain = false
    var dropped: Memory?
    lock.withLock {
      if Memory.remembers, case .stop(let stop) = message { dropped = memory.end(stop) }
      isInside = door.enter()
      if !isInside {
        queue.append(message)
        mustDrain = door.announce()
      }
    }
    if isInside {
      handle(message)
      if !door.leave() { drain() }
    } else if mustDrain {
      drain()
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

  @usableFromInline
  override func enqueueRemoval(of slot: UnsafeMutablePointer<Links>) { enqueue(.remove(slot)) }

  @usableFromInline
  override func enqueueClosing() { enqueue(.close) }

  // MARK: Replaying

  @inlinable @inline(never)
  func subscribeWithReplay(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    var isInside = false
    var mustDrain = false
    var gate: GatedSink<Element>?
    let (slot, snapshot) = lock.withLock {
      isInside = door.enter()
      if isInside { return (Slot.allocate(self, sink), memory) }
      let made = GatedSink(sink, scope)
      gate = made
      let slot = Slot.allocate(
        self, EventSink(next: { made.next($0) }, stop: { made.stop($0) }))
      queued.wrappingAdd(1, ordering: .relaxed)
      queue.append(.add(slot))
      mustDrain = door.announce()
      return (slot, memory)
    }
    scope.set(slot)
    let wasStopped = isInside ? terminal != nil : isStopped
    let replays = wasStopped ? snapshot.replaysAfterStop : Memory.deliversAtOnce
    if replays { snapshot.replay(to: sink) { !scope.isDisposed } }
    if isInside {
      add(slot)
      if !door.leave() { drain() }
    } else {
      gate?.open()
      if mustDrain { drain() }
    }
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
