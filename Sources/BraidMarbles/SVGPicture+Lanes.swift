// SPDX-License-Identifier: MIT
import BraidTesting

/// Lanes: the line and its events.
extension SVGPicture {
  mutating func draw(_ lane: PictureLayout.Lane) {
    let label = PictureLayout.shortened(lane.lane.label)
    let hint = label == lane.lane.label ? "" : "<title>\(escaped(lane.lane.label))</title>"
    add(text(label, PictureLayout.margin, lane.path.startY + 4.5, size: 13, "label", hint: hint))
    for (child, color) in zip(lane.children, colors(of: lane.lane).compactMap(\.inner)) {
      drawLine(child, color: color)
    }
    drawLine(lane, color: nil)
    drawUnknown(lane)
    for child in lane.children { drawMarks(child) }
    drawMarks(lane)
  }

  /// The colour of each value, by its text.
  ///
  /// Rings have no text and use the colours in turn, to distinguish their inner lanes.
  private func colors(of lane: MarbleLane) -> [(mark: Int?, inner: Int?)] {
    var rings = 0
    return lane.marks.map { mark in
      guard let text = mark.text else { return (nil, nil) }
      if text.isEmpty { rings += 1 }
      let color = text.isEmpty ? (rings - 1) % PicturePalette.count : valueColors[text]
      return (color, mark.inner == nil ? nil : color)
    }
  }

  /// The line: solid while subscribed, dotted while only other observers are subscribed, with an
  /// arrow if it continues.
  private mutating func drawLine(_ drawn: PictureLayout.Lane, color: Int?) {
    let (lane, path) = (drawn.lane, drawn.path)
    let line = color.map { "line i\($0)" } ?? "line"
    let onward = layout.lineEnd
    if lane.subscriptions.isEmpty {
      let start = lane.unknownUntil.map { layout.x($0) } ?? path.startX
      let end = lane.marks.first(where: \.isEnd).map {
        max(path.bendX, layout.x(ofEndAt: $0.time, of: lane, on: path))
      }
      add(#"<path class="\#(line)" d="\#(stroke(path, start, end ?? onward))"/>"#)
    } else {
      drawUnsubscribed(lane, path, line)
      drawWait(drawn, line)
    }
    for span in lane.subscriptions {
      let start = layout.x(span.subscribe)
      let end =
        lane.end(of: span).map { max(start, layout.x(ofEndAt: $0, of: lane, on: path)) } ?? onward
      add(#"<path class="\#(line)" d="\#(stroke(path, start, end))"/>"#)
    }
    if lane.end == nil { drawArrow(path, onward, color) }
  }

  /// The events of the stream while no observer of the picture was subscribed.
  private mutating func drawUnsubscribed(
    _ lane: MarbleLane, _ path: PictureLayout.Path, _ line: String
  ) {
    let missed = lane.marks.map(\.time).filter { !lane.isSubscribed(at: $0) }
    guard let first = missed.min(), let last = missed.max() else { return }
    let subscribed = lane.subscriptions.map(\.subscribe).min() ?? first
    let disposed = lane.subscriptions.map(\.unsubscribe).max() ?? last
    if first < subscribed {
      let rest = stroke(path, path.startX, layout.x(subscribed))
      add(#"<path class="\#(line) rest" d="\#(rest)"/>"#)
    }
    if last > disposed {
      let end = lane.marks.contains { $0.isEnd && $0.time == last }
      let rest = stroke(path, layout.x(disposed), end ? layout.x(last) : layout.lineEnd)
      add(#"<path class="\#(line) rest" d="\#(rest)"/>"#)
    }
  }

  /// The time before a stream was recorded, in which it is not known to be silent.
  private mutating func drawUnknown(_ drawn: PictureLayout.Lane) {
    guard let time = drawn.lane.unknownUntil, layout.x(time) > drawn.path.startX else { return }
    let width = number(layout.x(time) - drawn.path.startX)
    add(
      #"<g><title>not recorded</title><rect class="arrow" opacity="0.12" "#
        + #"x="\#(number(drawn.path.startX))" y="\#(number(drawn.path.startY - 9))" "#
        + #"width="\#(width)" height="18" rx="3"/></g>"#)
  }

  /// The path of an inner stream from its emission to its first subscription, if that is later.
  private mutating func drawWait(_ drawn: PictureLayout.Lane, _ line: String) {
    guard drawn.path.isInner, let first = drawn.lane.subscriptions.map(\.subscribe).min(),
      layout.x(first) > drawn.path.bendX
    else { return }
    let wait = stroke(drawn.path, drawn.path.startX, layout.x(first))
    add(#"<path class="\#(line) rest" d="\#(wait)"/>"#)
  }

  private mutating func drawArrow(_ path: PictureLayout.Path, _ x: Double, _ color: Int?) {
    let y = path.y(at: x)
    let fall = path.slope * 8
    let name = color.map { "a\($0)" } ?? "arrow"
    let back = "L\(point(x - 6, y - 4.5 - fall)) L\(point(x - 6, y + 4.5 - fall))"
    add(#"<path class="\#(name)" d="M\#(point(x + 3, y + fall / 2)) \#(back) Z"/>"#)
  }

  private func stroke(_ path: PictureLayout.Path, _ start: Double, _ end: Double) -> String {
    var line = "M\(point(start, path.y(at: start)))"
    if start < path.bendX, path.bendX < end { line += " L\(point(path.bendX, path.bendY))" }
    return line + " L\(point(end, path.y(at: end)))"
  }

  private mutating func drawMarks(_ lane: PictureLayout.Lane) {
    var ordered: [TestTime] = []
    for mark in lane.lane.marks where ordered.last != mark.time { ordered.append(mark.time) }
    let marks = zip(lane.lane.marks, colors(of: lane.lane).map(\.mark))
    for time in ordered {
      drawTick(lane, marks.filter { $0.0.time == time })
    }
    drawSubscriptions(lane)
  }

  /// All marks of a tick: the first on the line, the others below it, the completion bar right of
  /// them.
  private mutating func drawTick(
    _ lane: PictureLayout.Lane, _ marks: [(MarbleLane.Mark, color: Int?)]
  ) {
    guard let first = marks.first?.0 else { return }
    let x = layout.x(of: first, on: lane.path)
    let line = lane.path.y(at: x)
    let items = marks.filter { $0.0.kind != .completed }
    let reach = layout.barReach
    if items.count != marks.count {
      let bar = layout.x(ofEndAt: first.time, of: lane.lane, on: lane.path)
      let bottom = line + layout.y(ofItem: max(0, items.count - 1)) + reach
      add(#"<path class="end" d="M\#(point(bar, line - reach)) L\#(point(bar, bottom))"/>"#)
    }
    let faint = lane.lane.isSubscribed(at: first.time) ? "" : " faint"
    for (index, (mark, color)) in items.enumerated() {
      let y = line + layout.y(ofItem: index)
      switch mark.kind {
      case .value(let value): drawValue(value, color ?? 0, x, y, faint)
      case .failed(let error): drawFailure(error, x, y, faint)
      case .completed: break
      }
    }
  }

  private mutating func drawValue(
    _ value: String, _ color: Int, _ x: Double, _ y: Double, _ faint: String
  ) {
    let label = layout.labels.label(value)
    let radius = value.isEmpty ? label.halfWidth : layout.labels.radius
    let hint = label.text == value ? "" : "<title>\(escaped(value))</title>"
    let shape =
      #"x="\#(number(x - label.halfWidth))" y="\#(number(y - radius))" "#
      + #"width="\#(number(2 * label.halfWidth))" height="\#(number(2 * radius))" "#
      + #"rx="\#(number(radius))""#
    // A faint value is translucent, so the line behind it has to be covered.
    if !faint.isEmpty { add(#"<rect class="background" \#(shape)/>"#) }
    add(#"<rect class="marble v\#(color)\#(faint)" \#(shape)>\#(hint)</rect>"#)
    guard !label.text.isEmpty else { return }
    let baseline = y + label.fontSize * 0.35
    add(text(label.text, x, baseline, size: label.fontSize, "middle" + faint, hint: hint))
  }

  private mutating func drawFailure(_ error: String, _ x: Double, _ y: Double, _ faint: String) {
    let hint = "<title>\(escaped(error.isEmpty ? "error" : error))</title>"
    add(
      #"<path class="fail\#(faint)" d="M\#(point(x - 7, y - 8)) l14 16 m0 -16 l-14 16">"#
        + "\(hint)</path>")
  }

  /// The subscriptions and disposals of a stream.
  ///
  /// Omitted at its end and at the emission of an inner stream, which already show them.
  private mutating func drawSubscriptions(_ lane: PictureLayout.Lane) {
    let ends = Set(lane.lane.marks.filter(\.isEnd).map(\.time))
    var starts = lane.lane.subscriptions.map(\.subscribe)
    if let time = lane.lane.unknownUntil { starts.removeAll { $0 <= time } }
    if lane.path.isInner { starts.removeAll { layout.x($0) <= lane.path.startX } }
    let disposals = lane.lane.subscriptions.map(\.unsubscribe).filter {
      $0 != .max && !ends.contains($0)
    }
    for time in Set(starts + disposals).sorted() {
      drawBound(
        (starts.contains(time) ? "^" : "") + (disposals.contains(time) ? "!" : ""), at: time, lane)
    }
  }

  /// `^`, `!` or both below the line, with a short bar across it where a subscription was disposed.
  private mutating func drawBound(
    _ symbols: String, at time: TestTime, _ lane: PictureLayout.Lane
  ) {
    let x = layout.x(time)
    let marks = lane.lane.marks.filter { $0.time == time }
    let items = marks.count { $0.kind != .completed }
    let y = lane.path.y(at: x) + layout.y(ofItem: max(0, items - 1))
    let isCut = items == 0 && symbols == "!"
    if isCut {
      add(#"<path class="cut" d="M\#(point(x, y - 7)) v14"/>"#)
    }
    let hasBar = marks.contains { $0.kind == .completed }
    let below =
      hasBar ? layout.barReach + 16 : isCut ? 26 : items == 0 ? 22 : layout.labels.radius + 15
    add(text(symbols, x, y + below, size: 17, "sub middle", bold: true))
  }
}
