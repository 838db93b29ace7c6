// SPDX-License-Identifier: MIT
import Synchronization

/// One observer's slot in the list of a subject, in plain memory; the observer is behind it.
///
/// Not an object: iterating over objects costs two retains and two releases per observer and event.
/// The subject's gate guards the slot. Either the subject or the observer's scope ends the
/// subscription; ``core`` decides which.
struct ObserverSlot: ~Copyable {
  /// The retained subject.
  ///
  /// The first of two parties takes it: the scope, when it ends the subscription, or the subject,
  /// when it drops the observer.
  let core: Atomic<UnsafeMutableRawPointer?>
  /// The previous slot; for the first slot, the last one.
  ///
  /// Nil outside the list.
  var previous: UnsafeMutablePointer<ObserverSlot>?
  var following: UnsafeMutablePointer<ObserverSlot>?

  fileprivate init(_ core: SubjectCore) {
    self.core = Atomic(Unmanaged.passRetained(core).toOpaque())
  }

  /// Whether the observer is still subscribed.
  @inline(__always)
  var isWanted: Bool { core.load(ordering: .relaxed) != nil }

  /// Takes the subject; nil for further callers.
  borrowing func takeCore() -> Unmanaged<SubjectCore>? {
    core.exchange(nil, ordering: .acquiringAndReleasing).map { .fromOpaque($0) }
  }
}

extension UnsafeMutablePointer<ObserverSlot> {
  /// A slot that is not in the list yet.
  static func make(_ core: SubjectCore, _ sink: consuming RawSink) -> Self {
    let byteCount = MemoryLayout<ObserverSlot>.stride + MemoryLayout<RawSink>.size
    let slot = PlainMemory.allocate(byteCount: byteCount)
      .bindMemory(to: ObserverSlot.self, capacity: 1)
    slot.initialize(to: ObserverSlot(core))
    slot.sink.initialize(to: sink)
    return slot
  }

  /// The observer, which is behind the slot and not in it: the subject takes it out while another
  /// thread may access ``ObserverSlot/core``.
  @inline(__always)
  private var sink: UnsafeMutablePointer<RawSink> {
    UnsafeMutableRawPointer(self + 1).assumingMemoryBound(to: RawSink.self)
  }

  @inline(__always)
  func send(_ value: UnsafeRawPointer) {
    if pointee.isWanted { sink.pointee.next(at: value) }
  }

  func replay(_ buffer: ReplayBuffer) {
    buffer.replay(to: sink.pointee) { pointee.isWanted }
  }

  /// Takes the observer out of a slot that was removed from the list; nil if its scope has ended
  /// the subscription first.
  ///
  /// Afterwards the slot belongs to the scope.
  func release() -> RawSink? {
    pointee.previous = nil
    // Before the subject is taken: from then on the scope may free the slot.
    let sink = sink.move()
    if let core = pointee.takeCore() {
      core.release()
      return sink
    }
    self.sink.initialize(to: sink)
    return nil
  }

  /// Frees a slot, with its observer unless that was taken; nothing else of it needs destroying.
  func free(withSink: Bool) {
    if withSink { sink.deinitialize(count: 1) }
    PlainMemory.deallocate(self)
  }
}
