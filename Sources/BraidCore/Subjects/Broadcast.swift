// SPDX-License-Identifier: MIT
public import Synchronization

/// The inside of every subject: a door, the observers behind it, and what is kept for late ones.
///
/// Sends are accepted from any thread and re-entrantly and reach all observers in one order (C3).
/// What is kept changes when a value is *accepted*, so a late observer gets each value exactly once
/// even while deliveries are queued.
@usableFromInline
package final class Broadcast<Element, Memory: ReplayMemory<Element>>: BroadcastList,
  @unchecked Sendable
{
  // `memory` and `stopped` change under the lock, `terminal` inside the door.
  @usableFromInline let lock = Lock()
  @usableFromInline let backlog = LazyReference()
  @usableFromInline let stopped = Atomic<Bool>(false)
  @exclusivity(unchecked) @usableFromInline var memory: Memory
  @exclusivity(unchecked) @usableFromInline var terminal: Stop?

  @frozen
  @usableFromInline
  enum Message {
    case next(Element)
    case stop(Stop)
    case add(BroadcastEntry<Element>)
    case remove(BroadcastNode)
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
    let entry = BroadcastEntry(self, sink, scope)
    scope.set(entry)
    if !Memory.remembers {
      if door.enter() {
        add(entry)
        if !door.leave() { drain() }
      } else {
        queued.wrappingAdd(1, ordering: .relaxed)
        enqueue(.add(entry))
      }
    } else {
      subscribeWithReplay(entry)
    }
  }

  // MARK: Inside the door

  @inlinable @inline(__always)
  func broadcast(_ element: Element) {
    var cursor = first
    while let reference = cursor {
      let node = unsafeDowncast(reference._withUnsafeGuaranteedRef { $0 }, to: Entry.self)
      if !node.scope.isDisposed { node.observer.next(element) }
      cursor = node.following
    }
  }

  @usableFromInline typealias Entry = BroadcastEntry<Element>

  @inlinable
  func add(_ entry: Entry) {
    if let terminal {
      entry.markGone()
      end(entry, terminal)
    } else if !entry.scope.isDisposed {
      link(entry)
    }
  }

  @inlinable
  func end(_ entry: Entry, _ stop: Stop) {
    if !entry.scope.isDisposed { entry.observer.stop(stop) }
  }

  @inlinable @inline(never)
  func handle(_ message: Message) {
    switch message {
    case .next(let element):
      if Memory.deliversAtOnce { broadcast(element) }
    case .stop(let stop):
      finish(stop)
    case .add(let entry):
      queued.wrappingSubtract(1, ordering: .relaxed)
      add(entry)
    case .remove(let node):
      queued.wrappingAdd(1, ordering: .relaxed)
      unlink(node)
    case .close:
      dropObservers()
    }
  }

  @inlinable
  func finish(_ stop: Stop) {
    terminal = stop
    let memory = remembered()
    takeAll { entry in
      if !Memory.deliversAtOnce && stop.isCompleted && !entry.scope.isDisposed {
        memory.replay(to: entry.observer, while: entry.scope)
      }
      end(entry, stop)
    }
  }

  @usableFromInline
  override func dropObservers() { takeAll { $0.observer = .ignoring } }

  /// Empties the list, handing each observer over.
  @inlinable
  func takeAll(_ body: (Entry) -> Void) {
    var cursor = first
    first = nil
    last = nil
    while let reference = cursor {
      let node = unsafeDowncast(reference.takeRetainedValue(), to: Entry.self)
      cursor = node.following
      node.previous = nil
      node.following = nil
      node.markGone()
      countLinked(-1)
      body(node)
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
      if case .stop(let stop) = message { dropped = memory.end(stop) }
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
  override func enqueueRemoval(of node: BroadcastNode) { enqueue(.remove(node)) }

  @usableFromInline
  override func enqueueClosing() { enqueue(.close) }

  // MARK: Replaying

  @inlinable @inline(never)
  func subscribeWithReplay(_ entry: Entry) {
    var isInside = false
    var mustDrain = false
    var gate: GatedSink<Element>?
    let observer = entry.observer
    let snapshot = lock.withLock {
      isInside = door.enter()
      if !isInside {
        let made = GatedSink(observer, entry.scope)
        gate = made
        entry.observer = EventSink(next: { made.next($0) }, stop: { made.stop($0) })
        queued.wrappingAdd(1, ordering: .relaxed)
        queue.append(.add(entry))
        mustDrain = door.announce()
      }
      return memory
    }
    let wasStopped = isInside ? terminal != nil : isStopped
    let replays =
      wasStopped ? snapshot.replaysAfterStop : Memory.deliversAtOnce
    if replays, !entry.scope.isDisposed { snapshot.replay(to: observer, while: entry.scope) }
    if isInside {
      add(entry)
      if !door.leave() { drain() }
    } else {
      gate?.open()
      if mustDrain { drain() }
    }
  }
}

/// One observer of a subject.
@usableFromInline
package final class BroadcastEntry<Element>: BroadcastNode, @unchecked Sendable {
  /// Changes only inside the door, or before the entry is in the list.
  @exclusivity(unchecked) @usableFromInline var observer: EventSink<Element>

  @inlinable
  init(_ list: BroadcastList, _ observer: EventSink<Element>, _ scope: SinkDisposer) {
    self.observer = observer
    super.init(list, scope)
  }
}

/// An observer that is being brought up to date: what is sent to it meanwhile waits.
@usableFromInline
package final class GatedSink<Element>: @unchecked Sendable {  // all state is behind its door
  @usableFromInline let serialized = Serialized<Event<Element>>(entered: true)
  @usableFromInline let observer: EventSink<Element>
  @usableFromInline let scope: SinkDisposer

  @inlinable
  init(_ observer: EventSink<Element>, _ scope: SinkDisposer) {
    self.observer = observer
    self.scope = scope
  }

  @inlinable func next(_ element: Element) { serialized.send(.next(element)) { forward($0) } }
  @inlinable func stop(_ stop: Stop) { serialized.send(Event(stop)) { forward($0) } }
  @inlinable func open() { serialized.leave { forward($0) } }

  @inlinable
  func forward(_ event: Event<Element>) {
    if !scope.isDisposed { observer.on(event) }
  }
}
