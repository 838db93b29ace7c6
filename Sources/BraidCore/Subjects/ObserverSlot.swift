// SPDX-License-Identifier: MIT

/// One observer's slot in the list of a subject, in plain memory.
///
/// Not an object: iterating over objects costs two retains and two releases per observer and event.
/// The subject's gate guards the slot. Either the subject or the observer's scope ends the
/// subscription; ``core`` decides which.
struct ObserverSlot: ~Copyable {
  /// The retained subject.
  ///
  /// The first of two parties takes it: the scope, when it ends the subscription, or the subject,
  /// when it drops the observer.
  let core: AtomicPointer
  /// The previous slot; for the first slot, the last one.
  ///
  /// Nil outside the list.
  var previous: UnsafeMutablePointer<ObserverSlot>?
  var following: UnsafeMutablePointer<ObserverSlot>?
  /// The last field; see ``sink(of:)``.
  private let sink: RawSink

  private init(_ core: SubjectCore, _ sink: consuming RawSink) {
    self.core = AtomicPointer(Unmanaged.passRetained(core).toOpaque())
    self.sink = sink
  }

  /// A slot that is not in the list yet.
  static func make(_ core: SubjectCore, _ sink: consuming RawSink) -> UnsafeMutablePointer<Self> {
    let slot = PlainMemory.allocate(byteCount: MemoryLayout<ObserverSlot>.size)
      .bindMemory(to: ObserverSlot.self, capacity: 1)
    slot.initialize(to: ObserverSlot(core, sink))
    return slot
  }

  /// Whether the subscription was disposed, or the subject has dropped the observer.
  @inline(__always)
  var isDisposed: Bool { core.load(ordering: .relaxed) == nil }

  // For each observer, since an earlier observer may have disposed this one.
  @inline(__always)
  borrowing func send(_ value: UnsafeRawPointer) {
    if !isDisposed { sink.next(untyped(at: value).pointee) }
  }

  borrowing func replay(_ buffer: borrowing ReplayBuffer) {
    buffer.replay(to: sink) { isDisposed }
  }

  /// Takes the subject; nil for further callers.
  borrowing func takeCore() -> Unmanaged<SubjectCore>? {
    guard let core = core.exchange(nil) else { return nil }
    return .fromOpaque(core)
  }

  /// The place of the observer.
  ///
  /// Not an access to the slot: another thread may access ``core`` at the same time.
  private static func sink(
    of slot: UnsafeMutablePointer<ObserverSlot>
  ) -> UnsafeMutablePointer<RawSink> {
    let offset = MemoryLayout<ObserverSlot>.size - MemoryLayout<RawSink>.size
    return (UnsafeMutableRawPointer(slot) + offset).assumingMemoryBound(to: RawSink.self)
  }

  /// Takes the observer out of a slot that was removed from the list; nil if its scope has ended
  /// the subscription first.
  ///
  /// Afterwards the slot belongs to the scope.
  static func release(_ slot: UnsafeMutablePointer<ObserverSlot>) -> RawSink? {
    slot.pointee.previous = nil
    // Before the subject is taken: from then on the scope may free the slot.
    let place = sink(of: slot)
    let sink = place.move()
    if let core = slot.pointee.takeCore() {
      core.release()
      return sink
    }
    place.initialize(to: sink)
    return nil
  }

  /// Frees a slot, with its observer unless that was taken; nothing else of it needs destroying.
  static func free(_ slot: UnsafeMutablePointer<ObserverSlot>, withSink: Bool) {
    if withSink { sink(of: slot).deinitialize(count: 1) }
    PlainMemory.deallocate(slot)
  }
}
