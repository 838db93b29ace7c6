// SPDX-License-Identifier: MIT
import BraidCore

/// A part of a timeline, placed for a picture: a track for each thread, with bars for its events.
///
/// Bars that would be narrower than a pixel are drawn as one, so the size of a picture does not
/// depend on the number of events.
package struct TimelinePicture {
  /// The part of the time that is drawn, in nanoseconds of the monotonic clock.
  package struct Window: Hashable, Sendable {
    package let start: UInt64
    package let end: UInt64
    /// Whether the end is the time of reading: the axis counts back from it.
    package let isLive: Bool

    /// The shortest and longest parts.
    package static let spans: ClosedRange<UInt64> = 1_000...1_000_000_000_000

    /// A part of at most `span` nanoseconds that ends at `end`.
    package init(span: UInt64, endingAt end: UInt64, isLive: Bool) {
      let span = min(max(span, Self.spans.lowerBound), Self.spans.upperBound)
      // Not beyond what 64 bits can hold, at either side.
      self.end = min(max(end, span), UInt64.max / 2)
      start = self.end - span
      self.isLive = isLive
    }
  }

  /// A bar: one event or wait, or several that are too narrow.
  struct Bar: Hashable {
    enum Kind: Hashable {
      case event
      case disposal
      case wait
    }

    let kind: Kind
    /// The index of the first event among the events of its kind.
    let index: Int
    let thread: Int
    /// The node; nil if the events belong to several nodes.
    var node: UInt32?
    /// The number of events or waits.
    var count = 1
    let start: UInt64
    var end: UInt64
    let x: Double
    var width: Double
    let row: Int
    /// Whether the reader looks for one of its events.
    var isMatch: Bool
  }

  /// A thread.
  struct Track: Hashable {
    let thread: Int
    let y: Double
    /// The number of rows of nested events, and of waits below them.
    let rows: Int
    let waitRows: Int
    /// The x up to which records may have been dropped; nil if none were.
    let droppedUpTo: Double?
    let bars: [Bar]

    func y(ofRow row: Int) -> Double {
      y + TimelinePicture.headHeight + Double(row) * TimelinePicture.rowHeight
    }
    func y(ofWaitRow row: Int) -> Double {
      y(ofRow: rows) + 2 + Double(row) * TimelinePicture.waitHeight
    }
    var height: Double { y(ofWaitRow: waitRows) - y }
  }

  /// A line from where a value was sent, or queued, to where it was delivered.
  struct Link: Hashable {
    enum Kind: Hashable {
      case hop
      case wait
    }

    let kind: Kind
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double
    let title: String
  }

  static let margin = 12.0
  static let headHeight = 20.0
  static let rowHeight = 18.0
  static let waitHeight = 12.0
  /// The largest numbers of drawn things.
  static let maximumTracks = 24
  static let maximumRows = 14
  static let maximumWaitRows = 4
  static let maximumBars = 2_000
  static let maximumLinks = 400

  package let window: Window
  package let width: Double
  let timeline: Timeline
  private(set) var tracks: [Track] = []
  private(set) var links: [Link] = []
  /// The number of threads that are not drawn.
  private(set) var hiddenThreads = 0
  /// The numbers of events, waits and hops in the part, drawn or not.
  private(set) var counts = (events: 0, waits: 0, hops: 0)
  private let texts: [TraceWatch.Value: String]
  private let wanted: String

  /// Places the events of a part of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The records.
  ///   - window: The part of the time.
  ///   - width: The width in units, between 240 and 4000.
  ///   - texts: The values that were described.
  ///   - wanted: Events without this text in their titles are drawn pale.
  package init(
    _ timeline: Timeline, _ window: Window, width: Double,
    texts: [TraceWatch.Value: String] = [:], wanted: String = ""
  ) {
    self.timeline = timeline
    self.window = window
    self.width = min(max(240, width), 4000)
    self.texts = texts
    self.wanted = wanted.lowercased()
    place()
  }

  /// The time of a unit of the width, in nanoseconds.
  package var scale: Double {
    Double(window.end - window.start) / (width - 2 * Self.margin)
  }

  /// The x of a time; those outside of the part are at its edges.
  func x(_ time: UInt64) -> Double {
    let inside = min(max(time, window.start), window.end)
    return Self.margin + Double(inside - window.start) / scale
  }

  /// `54 events on 2 threads, 1 wait, 3 hops`.
  package var summary: String {
    func text(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    var parts = [
      "\(text(counts.events, "event")) on \(text(timeline.threads.count, "thread"))"
    ]
    if counts.waits > 0 { parts.append(text(counts.waits, "wait")) }
    if counts.hops > 0 { parts.append(text(counts.hops, "hop")) }
    if hiddenThreads > 0 { parts.append("\(text(hiddenThreads, "thread")) not drawn") }
    return parts.joined(separator: ", ")
  }
}

// MARK: Placing

extension TimelinePicture {
  private func isVisible(_ start: UInt64, _ end: UInt64) -> Bool {
    start <= window.end && end >= window.start
  }

  private mutating func place() {
    let slices = timeline.slices.indices.filter {
      isVisible(timeline.slices[$0].start, timeline.slices[$0].end)
    }
    let disposals = timeline.disposals.indices.filter {
      isVisible(timeline.disposals[$0].time, timeline.disposals[$0].time)
    }
    let waits = timeline.waits.indices.filter {
      let wait = timeline.waits[$0]
      return isVisible(wait.start, wait.end?.time ?? wait.start)
    }
    counts = (slices.count, waits.count, 0)
    let busy = Set(
      slices.map { timeline.slices[$0].thread } + disposals.map { timeline.disposals[$0].thread }
        + waits.map { timeline.waits[$0].thread })
    var numbers = timeline.threads.map(\.number).sorted()
    if numbers.count > Self.maximumTracks {
      // The threads that do something now are drawn first.
      let chosen = (numbers.filter(busy.contains) + numbers.filter { !busy.contains($0) })
        .prefix(Self.maximumTracks)
      hiddenThreads = numbers.count - chosen.count
      numbers = chosen.sorted()
    }
    let drawn = Set(numbers)
    // The narrower the bars may be, the more there are: too many are drawn at a lower resolution.
    var resolution = 1.0
    var bars = self.bars(slices, disposals, waits, drawn, resolution)
    while bars.count > Self.maximumBars, resolution < width {
      resolution *= max(2, Double(bars.count / Self.maximumBars))
      bars = self.bars(slices, disposals, waits, drawn, resolution)
    }
    let grouped = Dictionary(grouping: bars.prefix(Self.maximumBars)) { $0.thread }
    var y = Self.margin
    for number in numbers {
      let bars = grouped[number] ?? []
      let rows = bars.lazy.filter { $0.kind != .wait }.map { $0.row + 1 }.max() ?? 1
      let waitRows = bars.lazy.filter { $0.kind == .wait }.map { $0.row + 1 }.max() ?? 0
      let dropped = timeline.threads.first { $0.number == number }?.completeSince
      let track = Track(
        thread: number, y: y, rows: rows, waitRows: waitRows,
        droppedUpTo: dropped.flatMap { $0 > window.start ? x($0) : nil }, bars: bars)
      tracks.append(track)
      y += track.height + 8
    }
    placeLinks(waits.map { timeline.waits[$0] })
  }

  /// The bars of the drawn threads: rows above each other for nested events.
  ///
  /// - Parameters:
  ///   - slices: The places of the visible slices; disposals and waits likewise.
  ///   - threads: The drawn threads.
  ///   - resolution: The width of bars that are not drawn as a part of others.
  private func bars(
    _ slices: [Int], _ disposals: [Int], _ waits: [Int], _ threads: Set<Int>,
    _ resolution: Double
  ) -> [Bar] {
    var wantedLabels: [UInt32: Bool] = [:]
    func isMatch(_ label: UInt32) -> Bool {
      if wanted.isEmpty { return true }
      if let known = wantedLabels[label] { return known }
      let isMatch = timeline.name(label).lowercased().contains(wanted)
      wantedLabels[label] = isMatch
      return isMatch
    }
    var bars: [Bar] = []
    /// The last bar of each row.
    var last: [Row: Int] = [:]
    func add(_ bar: Bar) {
      let row = Row(kind: bar.kind, thread: bar.thread, number: bar.row)
      if bar.width < resolution, let index = last[row], bars[index].width < resolution,
        bar.x - bars[index].x < resolution
      {
        bars[index].merge(bar)
      } else {
        last[row] = bars.count
        bars.append(bar)
      }
    }
    func bar(
      _ kind: Bar.Kind, _ index: Int, _ thread: Int, _ node: UInt32, _ label: UInt32,
      _ start: UInt64, _ end: UInt64, row: Int
    ) -> Bar {
      Bar(
        kind: kind, index: index, thread: thread, node: node == 0 ? nil : node, start: start,
        end: end, x: x(start), width: x(end) - x(start), row: row, isMatch: isMatch(label))
    }
    for index in slices {
      let slice = timeline.slices[index]
      guard threads.contains(slice.thread), slice.depth < Self.maximumRows else { continue }
      add(
        bar(
          .event, index, slice.thread, slice.node, slice.label, slice.start, slice.end,
          row: slice.depth))
    }
    for index in disposals {
      let disposal = timeline.disposals[index]
      guard threads.contains(disposal.thread) else { continue }
      add(
        bar(
          .disposal, index, disposal.thread, disposal.node, disposal.label, disposal.time,
          disposal.time, row: min(disposal.depth, Self.maximumRows - 1)))
    }
    for index in waits {
      let wait = timeline.waits[index]
      guard threads.contains(wait.thread) else { continue }
      // Waits overlap: the first row that is free, or the last one.
      let free = (0..<Self.maximumWaitRows).first { row in
        last[Row(kind: .wait, thread: wait.thread, number: row)].map {
          bars[$0].x + max(bars[$0].width, resolution) <= x(wait.start)
        } ?? true
      }
      let row = free ?? Self.maximumWaitRows - 1
      let bar = bar(
        .wait, index, wait.thread, wait.node, wait.label, wait.start,
        wait.end?.time ?? wait.start, row: row)
      let key = Row(kind: .wait, thread: wait.thread, number: row)
      if free == nil, let index = last[key] { bars[index].merge(bar) } else { add(bar) }
    }
    return bars
  }

  private struct Row: Hashable {
    let kind: Bar.Kind
    let thread: Int
    let number: Int
  }

  private mutating func placeLinks(_ waits: [Timeline.Wait]) {
    let tracks = Dictionary(uniqueKeysWithValues: tracks.map { ($0.thread, $0) })
    var seen: Set<[Int]> = []
    func add(_ link: Link, _ from: Int, _ to: Int) {
      // Links that would cover each other are drawn once.
      let place = [from, to, Int(link.x1 / 2), Int(link.x2 / 2), link.kind == .hop ? 0 : 1]
      if links.count < Self.maximumLinks, seen.insert(place).inserted { links.append(link) }
    }
    for flow in timeline.flows where isVisible(flow.from.start, flow.to.start) {
      counts.hops += 1
      guard let from = tracks[flow.from.thread], let to = tracks[flow.to.thread] else { continue }
      func y(_ track: Track, _ slice: Timeline.Slice) -> Double {
        track.y(ofRow: min(slice.depth, track.rows - 1)) + Self.rowHeight / 2
      }
      let duration = Self.text(ofNanoseconds: flow.to.start &- flow.from.start)
      add(
        Link(
          kind: .hop, x1: x(flow.from.start), y1: y(from, flow.from), x2: x(flow.to.start),
          y2: y(to, flow.to),
          title: "\(timeline.title(of: flow.to)), value \(flow.to.ordinal): \(duration) later"),
        flow.from.thread, flow.to.thread)
    }
    for wait in waits {
      guard let end = wait.end, end.thread != wait.thread, let from = tracks[wait.thread],
        let to = tracks[end.thread]
      else { continue }
      let duration = Self.text(ofNanoseconds: end.time &- wait.start)
      add(
        Link(
          kind: .wait, x1: x(end.time), y1: from.y(ofWaitRow: 0) + Self.waitHeight / 2,
          x2: x(end.time), y2: to.y(ofRow: 0) + Self.rowHeight / 2,
          title: "\(timeline.title(of: wait)): delivered after \(duration)"),
        wait.thread, end.thread)
    }
  }

  // MARK: Titles

  /// `map "search", value 3: braid; 12.3 µs`, or `12 events; 1.20 ms`.
  func title(of bar: Bar) -> String {
    let duration = bar.end > bar.start ? "; \(Self.text(ofNanoseconds: bar.end - bar.start))" : ""
    if bar.count > 1 {
      let noun = bar.kind == .event ? "event" : bar.kind == .wait ? "wait" : "disposal"
      return "\(bar.count) \(noun)s\(duration)"
    }
    return name(of: bar) + duration
  }

  /// The name of a bar with one event: `map "search", value 3: braid`.
  func name(of bar: Bar) -> String {
    switch bar.kind {
    case .event:
      let slice = timeline.slices[bar.index]
      let title = timeline.title(of: slice)
      if slice.kind != .value { return title }
      let value = TraceWatch.Value(node: slice.node, number: slice.ordinal)
      return "\(title), value \(slice.ordinal)" + (texts[value].map { ": \($0)" } ?? "")
    case .disposal: return timeline.title(of: timeline.disposals[bar.index])
    case .wait:
      let wait = timeline.waits[bar.index]
      return timeline.title(of: wait) + (wait.end == nil ? ", its end was dropped" : "")
    }
  }

  /// A duration with three digits: `831 ns`, `12.3 µs`, `1.25 s`.
  package static func text(ofNanoseconds duration: UInt64) -> String {
    if duration < 1000 { return "\(duration) ns" }
    var (unit, size) = ("µs", UInt64(1000))
    for (name, next) in [("ms", UInt64(1_000_000)), ("s", 1_000_000_000)] where duration >= next {
      (unit, size) = (name, next)
    }
    let whole = duration / size
    let digits = whole < 10 ? 2 : whole < 100 ? 1 : 0
    if digits == 0 { return "\(whole) \(unit)" }
    let fraction = "\(duration % size * (digits == 2 ? 100 : 10) / size)"
    return "\(whole)." + String(repeating: "0", count: digits - fraction.count) + fraction
      + " \(unit)"
  }
}

extension TimelinePicture.Bar {
  /// Draws another bar of the row as a part of this one.
  fileprivate mutating func merge(_ other: TimelinePicture.Bar) {
    if node != other.node { node = nil }
    count += other.count
    end = max(end, other.end)
    width = max(width, other.x + other.width - x)
    isMatch = isMatch || other.isMatch
  }
}
