// SPDX-License-Identifier: MIT
import BraidCore

/// The records of all threads as slices, instants and flows.
package struct Timeline: Sendable {
  /// The records of one thread.
  package struct Track: Sendable {
    package let thread: Int
    package let records: [TraceRing.Record]
    /// Whether older records were dropped.
    let isFull: Bool

    package init(thread: Int, records: [TraceRing.Record], isFull: Bool = false) {
      self.thread = thread
      self.records = records
      self.isFull = isFull
    }
  }

  /// A value, a terminal event or a subscription on one thread, while its receivers handled it.
  package struct Slice: Sendable {
    package let thread: Int
    package let kind: TraceRing.Kind
    package let node: UInt32
    package let label: UInt32
    /// The number of the value.
    package let ordinal: UInt32
    let source: UInt32
    package let start: UInt64
    package fileprivate(set) var end: UInt64
    /// The number of slices around this one.
    package let depth: Int
  }

  /// A value that was sent on one thread and delivered on another.
  package struct Flow: Sendable {
    package let from: Slice
    package let to: Slice
  }

  /// A send that was queued at a gate, until the thread inside the gate delivered it.
  package struct Wait: Sendable {
    package let thread: Int
    package let node: UInt32
    package let label: UInt32
    package let start: UInt64
    /// When and on which thread it was delivered; nil if that record was dropped.
    package fileprivate(set) var end: (time: UInt64, thread: Int)?
  }

  /// The disposal of a subscription.
  package struct Disposal: Sendable {
    package let thread: Int
    package let node: UInt32
    package let label: UInt32
    package let time: UInt64
    /// The number of slices around it.
    package let depth: Int
  }

  package private(set) var slices: [Slice] = []
  package private(set) var waits: [Wait] = []
  package private(set) var disposals: [Disposal] = []
  package private(set) var flows: [Flow] = []
  /// The threads, each with the time before which its records were dropped, if any were.
  package private(set) var threads: [(number: Int, completeSince: UInt64?)] = []
  /// When the records were read.
  package let time: UInt64
  /// The names of the nodes; a label is a place in it, from 1 on.
  private var labels: [String]

  /// Copies the current records of all threads.
  package init() {
    let tracks = TraceRings.all.map {
      Track(thread: $0.thread, records: $0.records(), isFull: $0.isFull)
    }
    // After the records: none of them is newer.
    self.init(tracks, labels: TraceMarks.allLabels, at: MonotonicTime.nanoseconds)
  }

  /// The records of some threads, read at `time`.
  package init(_ tracks: [Track], labels: [String], at time: UInt64) {
    self.time = time
    self.labels = labels
    var gates: [(thread: Int, record: TraceRing.Record)] = []
    var complete: UInt64 = 0
    for track in tracks {
      let first = track.isFull ? track.records.first?.time : nil
      threads.append((track.thread, first))
      complete = max(complete, first ?? 0)
      read(track)
      for record in track.records where record.kind == .wait || record.kind == .resume {
        gates.append((track.thread, record))
      }
    }
    connect()
    pair(gates, completeSince: complete)
  }

  private mutating func read(_ track: Track) {
    var open: [Int] = []
    for record in track.records {
      switch record.kind {
      case .value, .finish, .subscribe:
        slices.append(
          Slice(
            thread: track.thread, kind: record.kind, node: record.node, label: record.label,
            ordinal: record.ordinal, source: record.source, start: record.time,
            end: max(time, record.time), depth: open.count))
        open.append(slices.count - 1)
      case .end:
        // Without a beginning, which the ring has dropped, there is nothing to end.
        if let last = open.popLast() { slices[last].end = record.time }
      case .dispose:
        disposals.append(
          Disposal(
            thread: track.thread, node: record.node, label: record.label, time: record.time,
            depth: open.count))
      case .wait, .resume: break
      }
    }
  }

  // MARK: Titles

  /// The name of a node: `map "search"`.
  package func name(_ label: UInt32) -> String {
    label == 0 || label > labels.count ? "source" : labels[Int(label) - 1]
  }

  /// `subscribe map "search"`; the name alone for a value.
  package func title(of slice: Slice) -> String {
    switch slice.kind {
    case .subscribe: "subscribe \(name(slice.label))"
    case .finish: "end of \(name(slice.label))"
    default: name(slice.label)
    }
  }

  /// `wait at share`.
  package func title(of wait: Wait) -> String {
    wait.node == 0 ? "wait" : "wait at \(name(wait.label))"
  }

  /// `dispose map`.
  package func title(of disposal: Disposal) -> String { "dispose \(name(disposal.label))" }

  /// The nth value of an operator that changes threads is the nth of its source.
  private mutating func connect() {
    struct Value: Hashable {
      let node: UInt32
      let ordinal: UInt32
    }
    var sent: [Value: Int] = [:]
    let wanted = Set(slices.lazy.filter { $0.source != 0 }.map(\.source))
    for (index, slice) in slices.enumerated()
    where slice.kind == .value && wanted.contains(slice.node) {
      sent[Value(node: slice.node, ordinal: slice.ordinal)] = index
    }
    for slice in slices where slice.kind == .value && slice.source != 0 {
      guard let index = sent[Value(node: slice.source, ordinal: slice.ordinal)] else { continue }
      if slices[index].thread != slice.thread { flows.append(Flow(from: slices[index], to: slice)) }
    }
  }

  /// A gate delivers its queued sends in order.
  ///
  /// A send that is still queued ends when the records are read.
  ///
  /// - Parameters:
  ///   - records: The records of gates, of all threads.
  ///   - complete: Since when no record was dropped. The ends of older sends are unknown: their
  ///     records may be among the dropped ones.
  private mutating func pair(
    _ records: [(thread: Int, record: TraceRing.Record)], completeSince complete: UInt64
  ) {
    var queued: [UInt64: ArraySlice<Int>] = [:]
    let inOrder = records.sorted {
      // With the same time, the send was queued first.
      ($0.record.time, $0.record.kind.rawValue) < ($1.record.time, $1.record.kind.rawValue)
    }
    for (thread, record) in inOrder {
      if record.kind == .resume {
        guard let index = queued[record.detail]?.popFirst() else { continue }
        waits[index].end = (record.time, thread)
        continue
      }
      if record.time >= complete { queued[record.detail, default: []].append(waits.count) }
      waits.append(
        Wait(thread: thread, node: record.node, label: record.label, start: record.time))
    }
    for index in queued.values.joined() {
      waits[index].end = (max(time, waits[index].start), waits[index].thread)
    }
  }

  // MARK: The trace event format

  package var json: String {
    var timeline = self
    timeline.labels = labels.map { TraceGraph.escaped($0) }
    return timeline.jsonWithoutEscapes
  }

  /// The text, if the labels need no escapes.
  private var jsonWithoutEscapes: String {
    let process = "\"pid\":\(CurrentProcess.id)"
    var lines: [String] = []
    for (thread, _) in threads {
      lines.append(
        "{\"ph\":\"M\",\"name\":\"thread_name\",\(process),\"tid\":\(thread),"
          + "\"args\":{\"name\":\"thread \(thread)\"}}")
    }
    for slice in slices {
      let category =
        switch slice.kind {
        case .subscribe: "subscription"
        case .finish: "end"
        default: "value"
        }
      lines.append(
        "{\"ph\":\"X\",\"name\":\"\(title(of: slice))\",\"cat\":\"\(category)\","
          + "\(process),\"tid\":\(slice.thread),\"ts\":\(Timeline.micros(slice.start)),"
          + "\"dur\":\(Timeline.micros(slice.end &- slice.start)),"
          + "\"args\":{\"node\":\(slice.node),\"value\":\(slice.ordinal)}}")
    }
    func instant(
      _ title: String, _ category: String, _ thread: Int, _ time: UInt64, _ node: UInt32
    ) -> String {
      "{\"ph\":\"i\",\"s\":\"t\",\"name\":\"\(title)\",\"cat\":\"\(category)\","
        + "\(process),\"tid\":\(thread),\"ts\":\(Timeline.micros(time)),"
        + "\"args\":{\"node\":\(node)}}"
    }
    for disposal in disposals {
      lines.append(
        instant(
          title(of: disposal), "dispose", disposal.thread, disposal.time, disposal.node))
    }
    for (id, wait) in waits.enumerated() {
      guard let end = wait.end else {
        lines.append(instant(title(of: wait), "wait", wait.thread, wait.start, wait.node))
        continue
      }
      // Not slices of a thread: the sending thread continues.
      let common =
        "\"name\":\"\(title(of: wait))\",\"cat\":\"wait\",\"id\":\(id + 1),\(process)"
      lines.append(
        "{\"ph\":\"b\",\(common),\"tid\":\(wait.thread),\"ts\":\(Timeline.micros(wait.start)),"
          + "\"args\":{\"node\":\(wait.node)}}")
      lines.append(
        "{\"ph\":\"e\",\(common),\"tid\":\(end.thread),\"ts\":\(Timeline.micros(end.time))}")
    }
    for (id, flow) in flows.enumerated() {
      let common = "\"name\":\"value\",\"cat\":\"hop\",\"id\":\(id + 1),\(process)"
      lines.append(
        "{\"ph\":\"s\",\(common),\"tid\":\(flow.from.thread),"
          + "\"ts\":\(Timeline.micros(flow.from.start))}")
      lines.append(
        "{\"ph\":\"f\",\"bp\":\"e\",\(common),\"tid\":\(flow.to.thread),"
          + "\"ts\":\(Timeline.micros(flow.to.start))}")
    }
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// Microseconds with three decimals.
  private static func micros(_ nanoseconds: UInt64) -> String {
    let rest = String(nanoseconds % 1000)
    return "\(nanoseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
