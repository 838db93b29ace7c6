// SPDX-License-Identifier: MIT
public import Synchronization

/// The implementation of every subject: a gate, the observers behind it, and a replay buffer.
///
/// Any thread may send, also re-entrantly; all observers receive the events in the same order (C3).
/// The buffer changes when a value is *accepted*, so a late observer receives each value exactly
/// once, even while deliveries are queued.
@usableFromInline
package final class SubjectCore<Element, Store: ReplayStore<Element>>: ObserverList, MessageHandler,
  @unchecked Sendable  // each field has a comment
{
  // `store` and `isEnding` change under the lock.
  @usableFromInline let lock = Lock()
  /// ``finishedBit`` and ``linkedBit``, so that a relay checks both with one load.
  @usableFromInline let state = Atomic<UInt8>(0)
  /// Whether the terminal event has a position in the order of events.
  @exclusivity(unchecked) @usableFromInline var isEnding = false
  @exclusivity(unchecked) @usableFromInline var store: Store

  @usableFromInline
  package enum Message {
    case next(Element)
    case marked(Element, ChangeMark)
    case finish(Termination)
    case add(UnsafeMutablePointer<ObserverLinks>)
    case remove(UnsafeMutablePointer<ObserverLinks>)
    case close
  }

  @inlinable
  package init(_ store: Store) {
    self.store = store
    super.init()
  }

  /// A terminal event was accepted; later sends are ignored.
  @usableFromInline static var finishedBit: UInt8 { 1 }
  /// The relay that owns the subject has two-way connections.
  @usableFromInline static var linkedBit: UInt8 { 2 }

  @inlinable @inline(__always)
  var finished: Bool { state.load(ordering: .relaxed) & SubjectCore.finishedBit != 0 }

  /// Sets ``finishedBit``; returns true to the first caller.
  @inlinable
  func setFinished() -> Bool {
    let old = state.bitwiseOr(SubjectCore.finishedBit, ordering: .acquiringAndReleasing).oldValue
    return old & SubjectCore.finishedBit == 0
  }

  // MARK: Sending

  /// Sends a value to all observers; ignored after the terminal event.
  @inlinable
  package func next(_ element: Element) {
    if !finished { send(element) }
  }

  /// Whether a relay can call ``send(_:)`` for a value: it has no two-way connections, and no
  /// terminal event was accepted.
  @inlinable @inline(__always)
  package var isPlain: Bool { state.load(ordering: .relaxed) == 0 }

  /// Notes that the relay that owns the subject has two-way connections.
  package func setLinked() {
    state.bitwiseOr(SubjectCore.linkedBit, ordering: .acquiringAndReleasing)
  }

  /// Sends a value to all observers; the caller has checked the state.
  @inlinable
  package func send(_ element: Element) {
    if Store.remembers {
      gate.deliver(
        at: accept(element, as: .next(element)), { if Store.deliversAtOnce { broadcast(element) } },
        drain: { drain() })
    } else {
      gate.deliver(
        { broadcast(element) }, orQueue: { enqueue(.next(element)) }, drain: { drain() })
    }
  }

  /// Sends a value whose mark the observers can read during the delivery; ignored after the end.
  @inlinable @inline(never)
  package func next(_ element: Element, marked mark: ChangeMark) {
    if finished { return }
    let message = Message.marked(element, mark)
    if Store.remembers {
      gate.deliver(
        at: accept(element, as: message), { handle(message) }, drain: { drain() })
    } else {
      gate.deliver({ handle(message) }, orQueue: { enqueue(message) }, drain: { drain() })
    }
  }

  /// Ends the subject: its own subscriptions, then its observers; ignored after the first time.
  @inlinable
  package func finish(_ termination: Termination) {
    if !setFinished() { return }
    disposeSources()
    RaceWindow.reach(.endAccepted)
    // Only an async subject needs the type of its values here; all others share compiled code.
    if Store.deliversAtOnce { submit(termination) } else { accept(termination) }
  }

  /// Disposes a subscription of the subject when the subject ends.
  @inlinable
  package func link(_ subscription: CompoundDisposable) {
    companion.sources.link(subscription) { isFinished }
  }

  /// Disposes the subscriptions of the subject.
  @inlinable
  package func disposeSources() {
    if !gate.backlog.isEmpty { disposeCompanionSources() }
  }

  @inlinable @inline(never)
  func disposeCompanionSources() {
    if gate.backlog(of: Message.self).companion.isEmpty { return }
    companion.sources.dispose()
  }

  /// The subject that the core belongs to, once it has a face in the other model.
  @inlinable
  package var owner: EventSource<Element>? { companion.owner as? EventSource<Element> }

  /// Notes the subject that the core belongs to.
  @inlinable
  package func setOwner(_ owner: EventSource<Element>) { companion.owner = owner }

  @inlinable @inline(never)
  var companion: SubjectCompanion {
    gate.backlog(of: Message.self).companion.get { SubjectCompanion() }
  }

  /// Returns a copy of the buffered values.
  @inlinable
  package func remembered() -> Store { lock.withLock { store } }

  /// Whether a terminal event was accepted.
  @inlinable
  var isFinished: Bool {
    state.load(ordering: .acquiring) & SubjectCore.finishedBit != 0
  }

  /// Subscribes an observer: it receives the buffered values first, then later events.
  @inlinable
  package func subscribe(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    if isOver { return subscribeLate(sink, scope) }
    Tracing.joins(self)
    RaceWindow.reach(.subscribing)
    if Store.remembers { return subscribeWithReplay(sink, scope) }
    let slot = Slot.allocate(self, sink)
    gate.deliver(
      {
        scope.set(slot)
        add(slot)
      },
      orQueue: {
        queued.wrappingAdd(1, ordering: .relaxed)
        enqueueChange(.add(slot))
        // Not before, so that a disposal cannot queue the removal of the slot ahead of its
        // addition.
        scope.set(slot)
      }, drain: { drain() })
  }

  // MARK: Inside the gate

  @inlinable @inline(__always)
  func broadcast(_ element: Element) {
    var cursor = first
    while let slot = cursor {
      Slot.at(slot).pointee.send(element)
      cursor = slot.pointee.following
    }
  }

  @usableFromInline typealias Slot = ObserverSlot<Element>
  @usableFromInline typealias Links = ObserverLinks

  @inlinable @inline(never)
  package func handle(_ message: Message) {
    if case .next(let element) = message {
      if Store.deliversAtOnce { broadcast(element) }
    } else {
      change(by: message)
    }
  }

  /// Handles all messages but values.
  @usableFromInline
  func change(by message: Message) {
    switch message {
    case .next: break
    case .marked(let element, let mark):
      if Store.deliversAtOnce { mark.whileCurrent { broadcast(element) } }
    case .finish(let termination):
      deliver(termination)
    // In between, the observer is counted twice, so that the count never drops to zero.
    case .add(let slot):
      add(slot)
      queued.wrappingSubtract(1, ordering: .relaxed)
    case .remove(let slot):
      queued.wrappingAdd(1, ordering: .relaxed)
      unlink(slot)
    case .close:
      closeInside()
    }
  }

  @inlinable
  func deliver(_ termination: Termination) {
    if isOver { return }
    terminal = termination
    // Not a store: the retain of the copy would move below it (`Docs/Decisions/0001-lock.md`).
    _ = over.exchange(true, ordering: .acquiringAndReleasing)
    RaceWindow.reach(.subjectEnded)
    if !Store.deliversAtOnce && termination.isCompleted {
      let store = remembered()
      var cursor = first
      while let slot = cursor {
        Slot.at(slot).pointee.replay(store)
        cursor = slot.pointee.following
      }
    }
    endObservers(termination)
  }

  // MARK: Queueing

  /// Records a value and its position in the order of events.
  @inlinable @inline(__always)
  func accept(
    _ element: Element, as message: @autoclosure () -> Message
  ) -> SerialGate.Place {
    var displaced: Element?
    let place = lock.withLock { () -> SerialGate.Place in
      if finished { return .none }
      displaced = store.record(element)
      return gate.enterOrQueue(message())
    }
    withExtendedLifetime(displaced) {}
    return place
  }

  @inlinable @inline(never)
  func enqueue(_ message: Message) { gate.enqueue(message) { drain() } }

  @usableFromInline
  func submit(_ termination: Termination) { accept(termination) }

  @inlinable
  func accept(_ termination: Termination) {
    if Store.remembers {
      // The store has changed for the last time, since `finished` is set. What it drops is released
      // outside the lock.
      withExtendedLifetime(remembered()) { acceptEnd(termination) }
    } else {
      acceptEnd(termination)
    }
  }

  @inlinable
  func acceptEnd(_ termination: Termination) {
    let place: SerialGate.Place = lock.withLock {
      isEnding = true
      if Store.remembers { store.finish(termination) }
      return gate.tryEnter() ? .inside : enqueueEnd(termination)
    }
    gate.deliver(at: place, { deliver(termination) }, drain: { drain() })
  }

  /// A function of its own, since the type of a message is looked up at run time (compiled once).
  @usableFromInline
  func enqueueEnd(_ termination: Termination) -> SerialGate.Place {
    gate.place(Message.finish(termination))
  }

  @inlinable @inline(never)
  override func drain() {
    gate.drain(for: self)
  }

  /// Queues a change of the list for the thread inside the gate; makes it here if the gate is idle.
  @usableFromInline
  func enqueueChange(_ change: Message) {
    if gate.queue(change) { drain() }
  }

  override func enqueueRemoval(of slot: UnsafeMutablePointer<Links>) {
    enqueueChange(.remove(slot))
  }

  override func enqueueClosing() { enqueueChange(.close) }

  // MARK: Replaying

  /// How an observer is added to a subject with a buffer; decided together with its replayed
  /// values.
  enum Admission {
    /// The subject has terminated.
    case late
    /// The gate was idle, and the caller has entered it.
    case inside
    /// A delivery is in progress, and the addition of the slot is queued.
    case queued(UnsafeMutablePointer<Links>, ReplayGate<Element>, replays: Bool, mustDrain: Bool)
  }

  @inlinable @inline(never)
  func subscribeWithReplay(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    let snapshot = lock.withLock { !isOver && gate.tryEnter() ? store : nil }
    guard let snapshot else {
      // Its closure is on the path of values; all else is compiled once, in the library.
      return subscribeBeside(sink, scope) { replayGate in
        EventSink(next: { replayGate.next($0) }, finish: { replayGate.finish($0) })
      }
    }
    subscribeInside(sink, scope, snapshot)
  }

  /// Replays and adds the observer; the caller has entered the gate, which is left here.
  @inlinable
  func subscribeInside(_ sink: EventSink<Element>, _ scope: SinkDisposer, _ snapshot: Store) {
    let slot = Slot.allocate(self, sink)
    scope.set(slot)
    if Store.deliversAtOnce { snapshot.replay(to: sink) { !scope.isDisposed } }
    add(slot)
    gate.leave { drain() }
  }

  /// Subscribes while a delivery is in progress, or after the end.
  @usableFromInline @inline(never)
  func subscribeBeside(
    _ sink: EventSink<Element>, _ scope: SinkDisposer,
    _ makeInput: (ReplayGate<Element>) -> EventSink<Element>
  ) {
    let (admission, snapshot) = lock.withLock { (admit(sink, scope, makeInput), store) }
    switch admission {
    case .late:
      subscribeLate(sink, scope)
    case .inside:
      subscribeInside(sink, scope, snapshot)
    case .queued(let slot, let gate, let replays, let mustDrain):
      scope.set(slot)
      if replays { snapshot.replay(to: sink) { !scope.isDisposed } }
      gate.open()
      if mustDrain { drain() }
    }
  }

  /// Called under the lock, so no event can occur between this and the snapshot of the buffer.
  func admit(
    _ sink: EventSink<Element>, _ scope: SinkDisposer,
    _ makeInput: (ReplayGate<Element>) -> EventSink<Element>
  ) -> Admission {
    if isOver { return .late }
    if gate.tryEnter() { return .inside }
    let replayGate = ReplayGate(sink, scope)
    let slot = Slot.allocate(self, makeInput(replayGate))
    queued.wrappingAdd(1, ordering: .relaxed)
    gate.backlog(of: Message.self).append(Message.add(slot))
    // A subject that delivers its values on completion replays none before, unless the completion
    // is already ordered ahead of this observer.
    let replays = isEnding ? store.replaysAfterTermination : Store.deliversAtOnce
    return .queued(slot, replayGate, replays: replays, mustDrain: gate.addPending())
  }

  /// Subscribes to a subject that has terminated, immediately, even while other observers are still
  /// receiving the terminal event (C3).
  @usableFromInline @inline(never)
  func subscribeLate(_ sink: EventSink<Element>, _ scope: SinkDisposer) {
    guard let terminal else { return }
    let store = remembered()
    if store.replaysAfterTermination { store.replay(to: sink) { !scope.isDisposed } }
    if !scope.isDisposed { sink.finish(terminal) }
  }
}

extension SubjectCore where Store == CurrentValue<Element> {
  /// Sends a value unless another one was accepted since `version`; ignored after the end.
  ///
  /// Returns false if another value was accepted.
  @inlinable
  package func next(_ element: Element, after version: Int) -> Bool {
    var displaced: Element?
    var isCurrent = true
    let place = lock.withLock { () -> SerialGate.Place in
      if finished { return .none }
      if store.version != version {
        isCurrent = false
        return .none
      }
      displaced = store.record(element)
      return gate.enterOrQueue(Message.next(element))
    }
    withExtendedLifetime(displaced) {}
    gate.deliver(at: place, { broadcast(element) }, drain: { drain() })
    return isCurrent
  }
}

extension SubjectCore {
  /// Ends the subject without an event: drops the observers, ignores all sends, and replaces the
  /// buffered values.
  package func closeSilently(keeping store: Store) {
    _ = setFinished()
    closeSilently()
    let old = lock.withLock {
      defer { self.store = store }
      return self.store
    }
    withExtendedLifetime(old) {}
  }
}
