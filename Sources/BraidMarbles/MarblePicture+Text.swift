// SPDX-License-Identifier: MIT
import BraidTesting

extension MarblePicture {
  /// Draws the picture in the marble notation, all lanes aligned, with an axis of time below.
  ///
  ///     source  a-b-c-----d|
  ///             +----------------+
  ///             | debounce(3)    |
  ///             +----------------+
  ///     result  -------c---(d|)
  ///             0    5    10
  ///
  /// Inner lanes are below the lane that emitted them and begin at the tick of their emission.
  /// Values that are not one character get a letter, which is explained below.
  ///
  /// - Returns: The lines, without one at the end.
  public func text() -> String {
    TextPicture(self).lines.joined(separator: "\n")
  }
}

private struct TextPicture {
  private struct Line {
    let label: String
    let row: MarbleRow
  }

  private let picture: MarblePicture
  private let legend: MarbleLegend<String>
  private let end: Int

  init(_ picture: MarblePicture) {
    self.picture = picture
    legend = MarbleLegend(
      of: picture.lanes.flatMap(\.texts).filter { !$0.isEmpty }, mapping: .strings)
    end = picture.ticks.upperBound + 1
  }

  var lines: [String] {
    let above = picture.sources.flatMap { rows(of: $0, depth: 0, from: nil) }
    let below = picture.results.flatMap { rows(of: $0, depth: 0, from: nil) }
    let all = above + below
    let grid = MarbleGrid(all.map(\.row))
    let width = all.map { displayWidth(of: $0.label) }.max() ?? 0
    let labelled = zip(all, grid.lines).map { line, text in
      "\(line.label.padded(to: width))  \(text)".trimmingTrailingSpaces
    }
    let margin = String(repeating: " ", count: width + 2)
    let axis = (margin + self.axis(grid)).trimmingTrailingSpaces
    // One long sum of arrays takes the type checker eight seconds.
    var lines = Array(labelled[..<above.count])
    lines += box(width: grid.width).map { margin + $0 }
    lines += labelled[above.count...]
    lines.append(axis)
    lines += explanations.map { margin + $0 }
    return lines
  }

  /// A lane, its line of subscriptions, and its inner lanes, which begin where they were emitted.
  private func rows(of lane: MarbleLane, depth: Int, from start: Int?) -> [Line] {
    let indent = depth == 0 ? "" : String(repeating: "  ", count: depth - 1) + "\\ "
    let first = start ?? lane.unknownUntil ?? 0
    var row = MarbleRow(spanning: first..<first)
    for mark in lane.marks { row.add(symbol(of: mark), at: mark.time) }
    if let end = lane.end {
      row.span = row.span.lowerBound..<max(row.span.upperBound, end + 1)
    } else {
      row.extend(to: end)
    }
    var lines = [Line(label: indent + lane.label, row: row)]
    if !lane.subscriptions.isEmpty {
      lines += lane.subscriptions.map { Line(label: "", row: subscriptionRow($0)) }
    }
    for mark in lane.marks {
      guard let inner = mark.inner else { continue }
      lines += rows(of: inner, depth: depth + 1, from: mark.time)
    }
    return lines
  }

  private func subscriptionRow(_ subscription: Subscription) -> MarbleRow {
    var row = MarbleRow(spanning: subscription.subscribe..<subscription.subscribe)
    row.add(MarbleNotation.subscribed, at: subscription.subscribe)
    if subscription.unsubscribe == .max {
      row.extend(to: end)
    } else {
      row.add(MarbleNotation.disposed, at: subscription.unsubscribe)
    }
    return row
  }

  private func symbol(of mark: MarbleLane.Mark) -> Character {
    switch mark.kind {
    case .value(let text): text.isEmpty ? "o" : legend.symbol(for: text) ?? "?"
    case .completed: MarbleNotation.completed
    case .failed: MarbleNotation.failed
    }
  }

  private func box(width: Int) -> [String] {
    guard !picture.operation.isEmpty else { return [] }
    let texts = picture.operation.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let inside = max(width - 2, (texts.map(displayWidth).max() ?? 0) + 2)
    let edge = "+" + String(repeating: "-", count: inside) + "+"
    return [edge] + texts.map { "|" + (" " + $0).padded(to: inside) + "|" } + [edge]
  }

  /// The number of every fifth tick, at its column.
  private func axis(_ grid: MarbleGrid) -> String {
    var line = ""
    for tick in grid.ticks where tick % 5 == 0 {
      let column = grid.column(of: tick)
      guard line.isEmpty || column > line.count else { continue }
      line = line.padded(to: column) + String(tick)
    }
    return line
  }

  private var explanations: [String] {
    let failures = Set(picture.lanes.flatMap(\.failures)).sorted()
    return legend.lines + failures.map { "# = \($0.printable)" }
  }
}

extension MarbleLane {
  /// The texts of errors that need an explanation, on this lane and its inner lanes.
  var failures: [String] {
    marks.compactMap { mark in
      if case .failed(let text) = mark.kind, !text.isEmpty { text } else { nil }
    } + innerLanes.flatMap(\.failures)
  }
}
