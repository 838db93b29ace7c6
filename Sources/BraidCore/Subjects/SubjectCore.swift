// SPDX-License-Identifier: MIT

/// The implementation of every subject: a gate, and the observers behind it.
///
/// Any thread may send, even re-entrantly; all observers receive the events in the same order (C3).
/// A send copies and retains nothing. A subject that replays values is a ``RecordingCore``, whose
/// buffer changes when a value is *accepted*: so a late observer receives each value exactly once,
/// even while deliveries are queued.
///
/// Compiled once: the values are passed by address.
@usableFromInline
package class SubjectCore: @unchecked Sendable {  // each field has a comment
  // The small fields are together, and the last observer is stored only as the predecessor of the
  // first, so that a subject fits in a cache line.
  private final var first: UnsafeMutablePointer<ObserverSlot>?
  fileprivate final let gate = SerialGate()
  /// The number of observers in the list.
  ///
  /// Changed inside the gate only, so a plain store suffices.
  fileprivate final let linked = AtomicInt32()
  /// Observers queued to be added, minus those queued to be removed.
  private final let queued = AtomicInt32()
  /// Whether the subject has terminated: its terminal event is being or was delivered, or all
  /// observers were dropped without one.
  ///
  /// Set once, inside the gate.
  private final let terminated = AtomicFlag()
  // `terminal` and the state of a recording core change under the lock.
  fileprivate final let lock = Lock()
  /// ``finishedBit``, ``linkedBit``, ``recordsBit`` and ``markedBit``, so that a send checks all
  /// with one load.
  fileprivate final let state: AtomicUInt8
  private final let kind: Kind
  /// The terminal event, as soon as it has a position in the order of events.
  ///
  /// Changes once, under the lock; after ``terminated`` was set it is read without.
  private final var terminal: Termination?
  private final let type: RawType

  /// The values that a subject replays to a late observer.
  package enum Kind: UInt8 {
    /// Nothing: a publish subject. All others are of a ``RecordingCore``.
    case publish
    /// The current value, until the end: a behavior subject of Rx.
    case current
    /// Values, even after the end: a replay subject, and a behavior subject of RAC.
    case replay
    /// The last value, which is sent to all observers when the subject completes: an async subject.
    case last

    var deliversImmediately: Bool { self != .last }
    var replaysAfterTermination: Bool { self == .replay || self == .last }
  }

  private enum Message {
    case next
    case marked(ChangeMark)
    case finish(Termination)
    case add(UnsafeMutablePointer<ObserverSlot>)
    case remove(UnsafeMutablePointer<ObserverSlot>)
    case close
  }

  init(_ type: RawType, _ kind: Kind) {
    self.type = type
    self.kind = kind
    state = AtomicUInt8(kind == .publish ? 0 : SubjectCore.recordsBit)
    Resources.subjects.add(ObjectIdentifier(self))
  }

  /// A core that replays nothing.
  package convenience init(_ type: RawType) { self.init(type, .publish) }

  /// A core that replays nothing, for values of type `Value`.
  package convenience init<Value>(_: Value.Type) { self.init(RawType(Value.self), .publish) }

  deinit { Resources.subjects.remove(ObjectIdentifier(self)) }
}

// In extensions, where nothing can be overridden.
extension SubjectCore {
  /// A core that replays the last `limit` values; with zero it replays nothing.
  package static func replaying(_ type: RawType, limit: Int) -> SubjectCore {
    limit > 0 ? RecordingCore(type, .replay, limit: limit) : SubjectCore(type)
  }

  /// This core as a ``RecordingCore``, which it is unless its ``kind`` is `publish`.
  @inline(__always)
  fileprivate var recording: RecordingCore { unsafeDowncast(self, to: RecordingCore.self) }

  /// A terminal event was accepted; later sends are ignored.
  private static var finishedBit: UInt8 { 1 }
  /// The relay that owns the subject has two-way connections.
  private static var linkedBit: UInt8 { 2 }
  /// The subject is a ``RecordingCore``.
  fileprivate static var recordsBit: UInt8 { 4 }
  /// The subject is a ``RecordingCore``, and a value with a mark was queued for an observer that
  /// was receiving replayed values.
  ///
  /// That observer receives the value, with its mark, while the gate may be idle. A value without a
  /// mark that it then sends must not be taken for that one.
  private static var markedBit: UInt8 { 8 }

  @inline(__always)
  private var hasFinished: Bool { state.load(ordering: .relaxed) & SubjectCore.finishedBit != 0 }

  /// Sets ``finishedBit``; returns true to the first caller.
  private func setFinished() -> Bool {
    let old = state.bitwiseOr(SubjectCore.finishedBit).oldValue
    return old & SubjectCore.finishedBit == 0
  }

  // MARK: Sending

  /// The subject as an observer.
  package var sink: RawSink {
    RawSink(next: { self.next(at: address(of: $0)) }, finish: { self.finish($0) })
  }

  /// Sends a value to all observers; ignored after the terminal event.
  @usableFromInline
  package func next(at value: UnsafeRawPointer) {
    let state = state.load(ordering: .relaxed)
    if state & ~SubjectCore.linkedBit != 0 {
      if state & SubjectCore.markedBit != 0 { return next(at: value, .next) { true } }
      return SubjectCore.recordAndSend(value, to: self)
    }
    gate.deliver({ broadcast(value) }, orQueue: { enqueue(.next, value) }, drain: { drain() })
  }

  @inline(never)
  fileprivate static func recordAndSend(_ value: UnsafeRawPointer, to core: SubjectCore) {
    core.gate.deliver(
      at: core.accept(value, as: .next),
      { if core.kind.deliversImmediately { core.broadcast(value) } }, drain: { core.drain() })
  }

  /// Sends a value of a relay that has no buffer, or that has two-way connections.
  @inline(never)
  fileprivate static func acceptSlowly(
    _ value: UnsafeRawPointer, _ node: borrowing LazyReference, _ core: SubjectCore
  ) {
    if core.state.load(ordering: .relaxed) == 0 { return core.next(at: value) }
    core.acceptLinked(value, node)
  }

  /// Sends a value that may begin its path through bindings, or ignores it after the end.
  @inline(never)
  private func acceptLinked(_ value: UnsafeRawPointer, _ node: borrowing LazyReference) {
    let route = (node.load() as? PropertyNode)?.route(of: nil)
    guard let route else { return next(at: value) }
    next(at: value, marked: ChangeMark(route, from: 0, in: self))
  }

  /// Notes that the relay that owns the subject has two-way connections.
  package func setLinked() {
    state.bitwiseOr(SubjectCore.linkedBit)
  }

  /// Sends a value whose mark the observers can read during the delivery; ignored after the end.
  package func next(at value: UnsafeRawPointer, marked mark: ChangeMark) {
    if hasFinished { return }
    let message = Message.marked(mark)
    if kind == .publish {
      gate.deliver(
        { handle(message, value) }, orQueue: { enqueue(message, value) }, drain: { drain() })
    } else {
      gate.deliver(
        at: accept(value, as: message), { handle(message, value) }, drain: { drain() })
    }
  }

  /// Ends the subject: its own subscriptions, then its observers; ignored after the first time.
  package func finish(_ termination: Termination) {
    if !setFinished() { return }
    disposeSources()
    RaceWindow.reach(.endAccepted)
    if kind == .last, !termination.isCompleted { dropValues() }
    acceptEnd(termination)
  }

  /// Sends a value unless another one was accepted since `version`; ignored after the end.
  ///
  /// Returns false if another value was accepted.
  package func next(
    at value: UnsafeRawPointer, after version: Int, marked mark: ChangeMark?
  ) -> Bool {
    var isCurrent = true
    next(at: value, mark.map(Message.marked) ?? .next) {
      isCurrent = self.recording.version == version
      return isCurrent
    }
    return isCurrent
  }

  /// Sends a value if `isAccepted` returns true where the value gets its position in the order of
  /// events; ignored after the end.
  func next(at value: UnsafeRawPointer, if isAccepted: () -> Bool) {
    next(at: value, .next, if: isAccepted)
  }

  private func next(
    at value: UnsafeRawPointer, _ message: Message, if isAccepted: () -> Bool
  ) {
    gate.deliver(
      at: accept(value, as: message, if: isAccepted), { handle(message, value) },
      drain: { drain() })
  }

  // MARK: State of the subject

  /// Disposes a subscription of the subject when the subject ends.
  package func link(_ subscription: CompoundDisposable) {
    companion.sources.link(subscription) {
      state.load() & SubjectCore.finishedBit != 0
    }
  }

  /// Disposes the subscriptions of the subject.
  package func disposeSources() {
    if gate.backlog.isEmpty || backlog.companion.isEmpty { return }
    companion.sources.dispose()
  }

  /// The subject that the core belongs to, once it has a face in the other model.
  package func owner<Value>(of _: Value.Type = Value.self) -> EventSource<Value>? {
    companion.owner as? EventSource<Value>
  }

  /// Notes the subject that the core belongs to.
  package func setOwner(_ owner: AnyObject) { companion.owner = owner }

  private var companion: SubjectCompanion { backlog.companion.get { SubjectCompanion() } }

  private var backlog: Backlog { gate.backlog(of: Message.self, room) }

  private var room: ValueRoom { ValueRoom(for: type) }

  /// Buffers the values of another subject of the same type, before the first is sent.
  package func keepValues(of other: SubjectCore) {
    if kind != .publish { recording.buffer = other.remembered() }
  }

  /// A copy of the buffered values.
  package func remembered() -> ReplayBuffer { lock.withLock { recording.buffer.share() } }

  /// The newest of the buffered values, and the number of values that were recorded.
  package func versioned<Value>(_ version: inout Int) -> Value {
    lock.withLock {
      version = recording.version
      return current()
    }
  }

  @inline(__always)
  fileprivate func current<Value>() -> Value {
    guard let place = recording.buffer.last else {
      Misuse.stop("Braid: the value of a disposed subject was read. Read it before the disposal.")
    }
    return place.assumingMemoryBound(to: Value.self).pointee
  }

  /// The newest of the buffered values.
  ///
  /// - Throws: The error with which the subject has failed; ``NoValue`` if it was disposed.
  package func value<Value>(_: Value.Type = Value.self) throws -> Value {
    try lock.withLock { () throws -> Value in
      if case .error(let error)? = terminal { throw error }
      guard let place = recording.buffer.last else { throw NoValue() }
      return place.assumingMemoryBound(to: Value.self).pointee
    }
  }

  package struct NoValue: Error {}

  /// Whether the subject has terminated; a later observer receives the terminal event immediately.
  @inline(__always)
  private var hasTerminated: Bool { terminated.load() }

  // MARK: Inside the gate

  @inline(__always)
  private func broadcast(_ value: UnsafeRawPointer) {
    var cursor = first
    while let slot = cursor {
      slot.pointee.send(value)
      cursor = slot.pointee.following
    }
  }

  private func handle(_ message: Message, _ value: UnsafeRawPointer) {
    switch message {
    case .next:
      if !kind.deliversImmediately { return }
      if state.load(ordering: .relaxed) & SubjectCore.markedBit != 0 {
        ChangeMark.withoutMark { broadcast(value) }
      } else {
        broadcast(value)
      }
    case .marked(let mark):
      if kind.deliversImmediately { mark.whileCurrent { broadcast(value) } }
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

  private func deliver(_ termination: Termination) {
    if hasTerminated { return }
    // Not a store: the retain of the copy would move below it (`Docs/Decisions/0001-lock.md`).
    _ = terminated.exchange(true)
    RaceWindow.reach(.subjectEnded)
    if kind == .last && termination.isCompleted {
      let buffer = remembered()
      var cursor = first
      while let slot = cursor {
        slot.pointee.replay(buffer)
        cursor = slot.pointee.following
      }
    }
    endObservers(termination)
  }

  // MARK: Queueing

  /// Records a value and its position in the order of events.
  @inline(__always)
  private func accept(_ value: UnsafeRawPointer, as message: Message) -> SerialGate.Place {
    if !type.isPlain { return accept(value, as: message) { true } }
    var isDisplaced = false
    return order(value, message, displaced: nil, &isDisplaced) { true }
  }

  /// Records a value and its position in the order of events, if `isAccepted` returns true.
  @inline(never)
  private func accept(
    _ value: UnsafeRawPointer, as message: Message, if isAccepted: () -> Bool
  ) -> SerialGate.Place {
    type.withTemporary { displaced in
      var isDisplaced = false
      let place = order(value, message, displaced: displaced, &isDisplaced, if: isAccepted)
      if isDisplaced { type.destroy(displaced) }
      return place
    }
  }

  @inline(__always)
  private func order(
    _ value: UnsafeRawPointer, _ message: Message, displaced: UnsafeMutableRawPointer?,
    _ isDisplaced: inout Bool, if isAccepted: () -> Bool
  ) -> SerialGate.Place {
    lock.withLock {
      if hasFinished || !isAccepted() { return .none }
      if kind != .publish {
        recording.version &+= 1
        isDisplaced = recording.buffer.record(at: value, displaced: displaced)
      }
      return gate.tryEnter() ? .inside : queue(message, value)
    }
  }

  @inline(never)
  private func queue(_ message: Message, _ value: UnsafeRawPointer) -> SerialGate.Place {
    gate.place(message, QueuedValue(type, at: value), room)
  }

  @inline(never)
  private func enqueue(_ message: Message, _ value: UnsafeRawPointer) {
    gate.enqueue(message, QueuedValue(type, at: value), room) { drain() }
  }

  /// Drops the recorded values of a subject that has finished, so that no more are recorded.
  @inline(never)
  private func dropValues() {
    // Destroyed outside the lock (C4).
    _ = lock.withLock { recording.buffer.take() }
  }

  private func acceptEnd(_ termination: Termination) {
    let place: SerialGate.Place = lock.withLock {
      terminal = termination
      return gate.tryEnter() ? .inside : gate.place(Message.finish(termination), nil, room)
    }
    gate.deliver(at: place, { deliver(termination) }, drain: { drain() })
  }

  @inline(never)
  private func drain() {
    gate.drain(handling: { (message: Message, value) in handle(message, value) })
  }

  /// Queues a change of the list for the thread inside the gate; makes it here if the gate is idle.
  private func enqueue(_ change: Message) {
    if gate.queue(change, nil, room) { drain() }
  }
}

// Functions and not methods, so that a relay jumps to them: a method has `self` in a register that
// the caller has to restore.

/// Sends a value of the relay with this node.
package func accept(
  _ value: UnsafeRawPointer, from node: borrowing LazyReference, in core: SubjectCore
) {
  let state = core.state.load(ordering: .relaxed)
  // In this order: an observer that was subscribed before is in the list of an idle gate.
  if state == 0, core.gate.isIdle, core.linked.load() == 0 { return }
  if state == SubjectCore.recordsBit { return SubjectCore.recordAndSend(value, to: core) }
  SubjectCore.acceptSlowly(value, node, core)
}

/// The newest of the values that a subject buffers.
///
/// - Precondition: The values are of type `Value`, and one is buffered.
package func currentValue<Value>(of core: SubjectCore) -> Value {
  guard let word = core.recording.buffer.word else { return lockedValue(of: core) }
  return withAddress(of: word) { $0.assumingMemoryBound(to: Value.self).pointee }
}

@inline(never)
private func lockedValue<Value>(of core: SubjectCore) -> Value {
  // Copying a value retains its references, and calls nothing.
  @inline(__always) func read() -> Value { core.current() }
  return core.lock.withLock(read)
}

// Values of a known type.
extension SubjectCore {
  /// Sends a value to all observers; ignored after the terminal event.
  @_alwaysEmitIntoClient @inline(__always)
  package func next<Value>(_ value: Value) {
    withAddress(of: value) { next(at: $0) }
  }

  /// Sends a value with a mark; see ``next(at:marked:)``.
  package func next<Value>(_ value: Value, marked mark: ChangeMark) {
    withAddress(of: value) { next(at: $0, marked: mark) }
  }

  /// Subscribes an observer; see ``subscribe(_:_:)``.
  @inlinable
  package func subscribe<Value>(_ sink: consuming EventSink<Value>, _ scope: SinkDisposer) {
    subscribe(sink.raw, scope)
  }
}

// MARK: The observers

extension SubjectCore {
  /// Whether there are observers, including changes that wait for a delivery to finish.
  package var hasObservers: Bool {
    linked.load() + queued.load() > 0
  }

  /// Subscribes an observer: it receives the buffered values first, then later events.
  ///
  /// - Parameter replays: False to receive later events only.
  @usableFromInline
  package func subscribe(_ sink: consuming RawSink, _ scope: SinkDisposer, replays: Bool = true) {
    if hasTerminated { return subscribeLate(sink, scope, replays: replays) }
    Tracing.joins(self)
    RaceWindow.reach(.subscribing)
    if kind != .publish { return subscribeWithReplay(sink, scope, replays: replays) }
    let slot = ObserverSlot.make(self, sink)
    gate.deliver(
      {
        scope.set(slot)
        add(slot)
      },
      orQueue: {
        queued.wrappingAdd(1, ordering: .relaxed)
        enqueue(.add(slot))
        // Not before, so that a disposal cannot queue the removal of the slot ahead of its
        // addition.
        scope.set(slot)
      }, drain: { drain() })
  }

  private func countLinked(_ change: Int32) {
    linked.store(linked.load(ordering: .relaxed) + change)
  }

  /// Adds a new observer to the list, or sends it the terminal event if the subject has terminated.
  private func add(_ slot: UnsafeMutablePointer<ObserverSlot>) {
    if hasTerminated {
      let sink = ObserverSlot.release(slot)
      if let terminal { sink?.finish(terminal) }
      return
    }
    if let first {
      slot.pointee.previous = first.pointee.previous
      first.pointee.previous?.pointee.following = slot
      first.pointee.previous = slot
    } else {
      slot.pointee.previous = slot
      first = slot
    }
    countLinked(1)
  }

  /// Removes a slot if it is in the list, and frees it.
  private func unlink(_ slot: UnsafeMutablePointer<ObserverSlot>) {
    if let previous = slot.pointee.previous {
      let following = slot.pointee.following
      if slot == first { first = following } else { previous.pointee.following = following }
      (following ?? first)?.pointee.previous = previous
      countLinked(-1)
    }
    ObserverSlot.free(slot, withSink: true)
  }

  /// Ends a subscription: removes its slot immediately, or after a delivery in progress.
  fileprivate static func remove(_ slot: UnsafeMutablePointer<ObserverSlot>) {
    guard let reference = slot.pointee.takeCore() else {
      return ObserverSlot.free(slot, withSink: false)
    }
    RaceWindow.reach(.slotTaken)
    reference._withUnsafeGuaranteedRef { core in
      core.gate.deliver(
        { core.unlink(slot) },
        orQueue: {
          core.queued.wrappingSubtract(1, ordering: .relaxed)
          core.enqueue(.remove(slot))
        }, drain: { core.drain() })
    }
    reference.release()
  }

  /// Drops all observers without a terminal event, immediately or after a delivery in progress, and
  /// every later one.
  private func dropObservers() {
    gate.deliver({ closeInside() }, orQueue: { enqueue(.close) }, drain: { drain() })
  }

  private func closeInside() {
    terminated.store(true)
    endObservers(nil)
  }

  /// Empties the list; the observers that are still subscribed receive the terminal event, if there
  /// is one.
  private func endObservers(_ termination: Termination?) {
    var cursor = first
    first = nil
    while let slot = cursor {
      cursor = slot.pointee.following
      countLinked(-1)
      if let sink = ObserverSlot.release(slot), let termination { sink.finish(termination) }
    }
  }

  /// Drops all observers when no reference remains through which a caller could send or subscribe.
  package func close() {
    if hasObservers { dropObservers() }
  }

  /// Like ``close()``, for deinitializers, where the compiler would add a needless retain and
  /// release.
  package static func close(_ core: Unmanaged<SubjectCore>) {
    core._withUnsafeGuaranteedRef { $0.close() }
  }

  /// Disposes the subscriptions of the subject, then drops its observers; for deinitializers, too.
  package static func end(_ core: Unmanaged<SubjectCore>) {
    core._withUnsafeGuaranteedRef {
      $0.disposeSources()
      $0.close()
    }
  }

  /// Ends the subject without an event: drops the observers, ignores all sends, and forgets the
  /// buffered values.
  package func closeSilently() {
    _ = setFinished()
    dropObservers()
    if kind != .publish { dropValues() }
  }

  // MARK: Replaying

  /// How an observer is added to a subject with a buffer; decided together with its replayed
  /// values.
  private enum Admission {
    /// The subject has terminated.
    case late
    /// The gate was idle, and the caller has entered it.
    case inside
    /// A delivery is in progress, and the addition of the slot is queued.
    case queued(
      UnsafeMutablePointer<ObserverSlot>, SinkGate, replays: Bool, mustDrain: Bool)
  }

  private func subscribeWithReplay(
    _ sink: consuming RawSink, _ scope: SinkDisposer, replays: Bool
  ) {
    var admission = Admission.late
    let snapshot = lock.withLock {
      admission = admit(sink, scope)
      return recording.buffer.share()
    }
    switch admission {
    case .late:
      subscribeLate(sink, scope, replays: replays)
    case .inside:
      let slot = ObserverSlot.make(self, sink)
      scope.set(slot)
      if replays, kind.deliversImmediately { slot.pointee.replay(snapshot) }
      add(slot)
      gate.leave { drain() }
    case .queued(let slot, let gate, let canReplay, let mustDrain):
      scope.set(slot)
      if replays, canReplay { snapshot.replay(to: sink) { scope.isDisposed } }
      gate.open()
      if mustDrain { drain() }
    }
  }

  /// The sink for the events of an observer that is receiving replayed values.
  func input(of replayGate: SinkGate) -> RawSink {
    replayGate.input { [unowned self] in  // the sender, which has the sink in its list
      guard let mark = ChangeMark.current(of: ObjectIdentifier(self)) else { return nil }
      state.bitwiseOr(SubjectCore.markedBit)
      return mark
    }
  }

  /// Called under the lock, so no event can occur between this and the snapshot of the buffer.
  private func admit(_ sink: RawSink, _ scope: SinkDisposer) -> Admission {
    if hasTerminated { return .late }
    if gate.tryEnter() { return .inside }
    let replayGate = SinkGate(type, sink, scope, entered: true)
    let slot = ObserverSlot.make(self, input(of: replayGate))
    queued.wrappingAdd(1, ordering: .relaxed)
    backlog.append(Message.add(slot), nil)
    // A subject that delivers its values on completion replays none before, unless the completion
    // is already ordered ahead of this observer.
    let replays = terminal != nil ? kind.replaysAfterTermination : kind.deliversImmediately
    return .queued(slot, replayGate, replays: replays, mustDrain: gate.addPending())
  }

  /// Subscribes to a subject that has terminated, immediately, even while other observers are still
  /// receiving the terminal event (C3).
  @inline(never)
  private func subscribeLate(_ sink: RawSink, _ scope: SinkDisposer, replays: Bool) {
    guard let terminal else { return }
    if replays, kind.replaysAfterTermination { remembered().replay(to: sink) { scope.isDisposed } }
    if !scope.isDisposed { sink.finish(terminal) }
  }
}

extension SinkDisposer {
  /// Sets a slot in a subject's list as the teardown, which removes the slot.
  fileprivate final func set(_ slot: UnsafeMutablePointer<ObserverSlot>) {
    set(place: slot) { SubjectCore.remove($0.assumingMemoryBound(to: ObserverSlot.self)) }
  }
}
