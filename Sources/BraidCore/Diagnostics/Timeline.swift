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

  private(set) var slices: [Slice] = []
  private(set) var instants: [(thread: Int, record: TraceRing.Record)] = []
  private(set) var flows: [Flow] = []
  private(set) var threads: [Int] = []

  init() {
    let now = MonotonicTime.nanoseconds
    for ring in TraceRings.all {
      threads.append(ring.thread)
      read(ring.records(), of: ring.thread, until: now)
    }
    connect()
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
      case .dispose, .wait: instants.append((thread, record))
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
    for (thread, record) in instants {
      let isWait = record.kind == .wait
      let (kind, category) = isWait ? ("wait at", "wait") : ("dispose", "dispose")
      lines.append(
        "{\"ph\":\"i\",\"s\":\"t\",\"name\":\"\(kind) \(name(record.label))\","
          + "\"cat\":\"\(category)\",\(process),\"tid\":\(thread),"
          + "\"ts\":\(Timeline.micros(record.time)),\"args\":{\"node\":\(record.node)}}")
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
