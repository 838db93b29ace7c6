// SPDX-License-Identifier: MIT
import BraidCore

/// The newest records of one thread, in memory of a fixed size.
///
/// Its thread writes, any thread reads at the same time: the words are atomic, and a reader drops
/// the records that may have been overwritten while it read.
package final class TraceRing: @unchecked Sendable {  // the words are atomic
  /// The kind of a record.
  package enum Kind: UInt64, Sendable {
    case value = 1
    case finish
    case subscribe
    case end
    case dispose
    /// A send was queued at the gate that the record names.
    case wait
    /// The oldest send that is queued at the gate is delivered.
    case resume
  }

  /// A record of 32 bytes: when, which node, which of its values, and what.
  package struct Record: Sendable {
    let time: UInt64
    let node: UInt32
    let label: UInt32
    /// The number of the value and of its source; or the gate.
    let detail: UInt64
    let kind: Kind

    package init(
      time: UInt64, kind: Kind, node: UInt32 = 0, label: UInt32 = 0, detail: UInt64 = 0
    ) {
      self.time = time
      self.node = node
      self.label = label
      self.detail = detail
      self.kind = kind
    }

    var ordinal: UInt32 { UInt32(truncatingIfNeeded: detail) }
    var source: UInt32 { UInt32(detail >> 32) }
  }

  private static let wordsPerRecord = 4

  let capacity: Int
  /// The number of the thread in the timeline.
  let thread: Int
  private let words: UnsafeMutablePointer<AtomicUInt64>
  private let head = AtomicUInt64()
  private let replaced = AtomicFlag()
  private let threadExited = AtomicFlag()

  init(capacity: Int, thread: Int) {
    self.capacity = capacity
    self.thread = thread
    words = .allocate(capacity: capacity * TraceRing.wordsPerRecord)
    for index in 0..<capacity * TraceRing.wordsPerRecord {
      (words + index).initialize(to: AtomicUInt64())
    }
  }

  deinit {
    words.deinitialize(count: capacity * TraceRing.wordsPerRecord)
    words.deallocate()
  }

  /// Whether the timeline has been started again, with other rings.
  var isReplaced: Bool { replaced.load(ordering: .relaxed) }
  func close() { replaced.store(true, ordering: .relaxed) }

  /// Whether its thread has ended.
  var hasThreadExited: Bool { threadExited.load(ordering: .relaxed) }
  func threadEnded() { threadExited.store(true, ordering: .relaxed) }

  /// Adds a record, over the oldest one; called by the ring's thread.
  func write(_ kind: Kind, _ node: TraceNode, _ ordinal: Int) {
    write(
      kind, TraceRing.word(for: node),
      UInt64(UInt32(truncatingIfNeeded: ordinal))
        | (node.changesThread ? UInt64(UInt32(truncatingIfNeeded: node.source)) << 32 : 0))
  }

  /// A node with its label.
  static func word(for node: TraceNode) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: node.id)) | UInt64(node.timelineLabel) << 32
  }

  func write(_ kind: Kind, _ first: UInt64 = 0, _ second: UInt64 = 0) {
    let place = head.load(ordering: .relaxed)
    let record = words + Int(place % UInt64(capacity)) * TraceRing.wordsPerRecord
    // Readers must see that this place is taken before they see any of the new words.
    head.store(place + 1, ordering: .relaxed)
    releasingFence()
    record[0].store(MonotonicTime.nanoseconds, ordering: .relaxed)
    record[1].store(first, ordering: .relaxed)
    record[2].store(second, ordering: .relaxed)
    record[3].store(kind.rawValue | place << 8)
  }

  /// Whether old records were dropped.
  var isFull: Bool { head.load(ordering: .relaxed) > UInt64(capacity) }

  /// The records that are complete, oldest first.
  func records() -> [Record] {
    let last = head.load()
    let first = last > UInt64(capacity) ? last - UInt64(capacity) : 0
    var read: [(place: UInt64, record: Record)] = []
    read.reserveCapacity(Int(last - first))
    for place in first..<last {
      let record = words + Int(place % UInt64(capacity)) * TraceRing.wordsPerRecord
      let tail = record[3].load()
      // Another round's record, or a record that is being written.
      guard tail >> 8 == place, let kind = Kind(rawValue: tail & 0xff) else { continue }
      let (time, node, value) = (
        record[0].load(ordering: .relaxed), record[1].load(ordering: .relaxed),
        record[2].load(ordering: .relaxed)
      )
      read.append(
        (
          place,
          Record(
            time: time, kind: kind, node: UInt32(truncatingIfNeeded: node),
            label: UInt32(node >> 32), detail: value)
        ))
    }
    acquiringFence()
    let now = head.load(ordering: .relaxed)
    let oldest = now > UInt64(capacity) ? now - UInt64(capacity) : 0
    return read.filter { $0.place >= oldest }.map(\.record)
  }
}

/// The rings of all threads.
enum TraceRings {
  private struct State {
    var capacity = 1 << 15
    var rings: [TraceRing] = []
    var lastThread = 0
  }

  /// The number of rings of ended threads that are retained; a new thread replaces the oldest.
  private static let exitedLimit = 16
  private static let state = Locked(State())

  /// Clears all rings.
  static func start(capacity: Int) {
    let old = state.withLock { state in
      state.capacity = nearest(to: capacity)
      return exchange(&state.rings, with: [])
    }
    for ring in old { ring.close() }
  }

  /// The nearest capacity that a ring may have.
  static func nearest(to capacity: Int) -> Int { min(max(capacity, 16), 1 << 24) }

  static func make() -> TraceRing {
    let (capacity, thread) = state.withLock { state in
      state.lastThread += 1
      return (state.capacity, state.lastThread)
    }
    let made = TraceRing(capacity: capacity, thread: thread)
    let dropped = state.withLock { state in
      state.rings.append(made)
      let exited = state.rings.filter(\.hasThreadExited)
      if exited.count <= exitedLimit { return TraceRing?.none }
      let oldest = exited[0]
      state.rings.removeAll { $0 === oldest }
      return oldest
    }
    withExtendedLifetime(dropped) {}
    return made
  }

  /// A copy: no thread reads the memory that the next ring is appended to.
  static var all: [TraceRing] { state.withLock { $0.rings.map { $0 } } }
}
