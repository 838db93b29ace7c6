// SPDX-License-Identifier: MIT

/// The records of all threads as slices, instants and flows.
struct Timeline {
  /// Something that took time, on one thread.
  struct Slice {
    let thread: Int
    let kind: TraceRing.Kind
    let node: UInt32
    let label: UInt32
    let ordinal: UInt32
    let source: UInt32
    let start: UInt64
    var end: UInt64
  }

  /// A value that was sent on one thread and delivered on another.
  struct Flow {
    let from: Slice
    let to: Slice
  }

  /// A send that was queued at a gate, until the thread inside the gate delivered it.
  struct Wait {
    let thread: Int
    let node: UInt32
    let label: UInt32
    let start: UInt64
    /// When and on which thread it was delivered; nil if that record was dropped.
    var end: (time: UInt64, thread: Int)?
  }

  private(set) var slices: [Slice] = []
  private(set) var waits: [Wait] = []
  private(set) var instants: [(thread: Int, record: TraceRing.Record)] = []
  private(set) var flows: [Flow] = []
  private(set) var threads: [Int] = []

  init() {
    let now = MonotonicTime.nanoseconds
    var gates: [(thread: Int, record: TraceRing.Record)] = []
    var complete: UInt64 = 0
    for ring in TraceRings.all {
      threads.append(ring.thread)
      let records = ring.records()
      read(records, of: ring.thread, until: now)
      if ring.isFull, let first = records.first { complete = max(complete, first.time) }
      for record in records where record.kind == .wait || record.kind == .resume {
        gates.append((ring.thread, record))
      }
    }
    connect()
    pair(gates, completeSince: complete, until: now)
  }

  private mutating func read(_ records: [TraceRing.Record], of thread: Int, until now: UInt64) {
    var open: [Int] = []
    for record in records {
      switch record.kind {
      case .value, .finish, .subscribe:
        open.append(slices.count)
        slices.append(
          Slice(
            thread: thread, kind: record.kind, node: record.node, label: record.label,
            ordinal: record.ordinal, source: record.source, start: record.time,
            end: max(now, record.time)))
      case .end:
        // Without a beginning, which the ring has dropped, there is nothing to end.
        if let last = open.popLast() { slices[last].end = record.time }
      case .dispose: instants.append((thread, record))
      case .wait, .resume: break
      }
    }
  }

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
  /// - Parameters:
  ///   - complete: Since when no record was dropped. The ends of older sends are unknown: their
  ///     records may be among the dropped ones.
  ///   - now: The end of the sends that are still queued.
  private mutating func pair(
    _ records: [(thread: Int, record: TraceRing.Record)], completeSince complete: UInt64,
    until now: UInt64
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
      waits[index].end = (max(now, waits[index].start), waits[index].thread)
    }
  }

  // MARK: The trace event format

  var json: String {
    let names = TraceMarks.allLabels.map { TraceGraph.escaped($0) }
    func name(_ label: UInt32) -> String {
      label == 0 || label > names.count ? "source" : names[Int(label) - 1]
    }
    let process = "\"pid\":\(CurrentProcess.id)"
    var lines: [String] = []
    for thread in threads {
      lines.append(
        "{\"ph\":\"M\",\"name\":\"thread_name\",\(process),\"tid\":\(thread),"
          + "\"args\":{\"name\":\"thread \(thread)\"}}")
    }
    for slice in slices {
      let (prefix, category) =
        switch slice.kind {
        case .subscribe: ("subscribe ", "subscription")
        case .finish: ("end of ", "end")
        default: ("", "value")
        }
      lines.append(
        "{\"ph\":\"X\",\"name\":\"\(prefix)\(name(slice.label))\",\"cat\":\"\(category)\","
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
    for (thread, record) in instants {
      lines.append(
        instant(
          "dispose \(name(record.label))", "dispose", thread, record.time, record.node))
    }
    for (id, wait) in waits.enumerated() {
      let title = wait.node == 0 ? "wait" : "wait at \(name(wait.label))"
      guard let end = wait.end else {
        lines.append(instant(title, "wait", wait.thread, wait.start, wait.node))
        continue
      }
      // Not slices of a thread: the thread that sent continues meanwhile.
      let common =
        "\"name\":\"\(title)\",\"cat\":\"wait\",\"id\":\(id + 1),\(process)"
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
