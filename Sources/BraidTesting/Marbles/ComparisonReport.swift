// SPDX-License-Identifier: MIT

/// Formats the text of a ``MarbleComparison``.
///
/// Works with rows and texts, so one type serves events of any element and subscriptions.
struct ComparisonReport {
  struct Side {
    let row: MarbleRow
    /// The tick and the text of each item, in order.
    let items: [(tick: Int, text: String)]
  }

  /// Above this length, the table is more readable than the lines.
  private static let longestLine = 160
  /// The number of table rows before the first difference, and the maximum number of rows.
  private static let rowsBefore = 5
  private static let mostRows = 40

  let expected: Side
  let actual: Side
  let sources: [(label: String, diagram: String)]
  let showsTable: Bool
  /// The index of the first item that differs.
  let firstDifference: Int?

  var differenceTick: Int? {
    guard let index = firstDifference else { return nil }
    return [item(expected, index), item(actual, index)].compactMap { $0?.tick }.min()
  }

  var text: String {
    var lines = [summary, ""]
    let drawn = drawing
    lines += drawn
    if showsTable || drawn.isEmpty {
      if !drawn.isEmpty { lines.append("") }
      lines += table
    }
    return lines.joined(separator: "\n")
  }

  private func item(_ side: Side, _ index: Int) -> (tick: Int, text: String)? {
    index < side.items.count ? side.items[index] : nil
  }

  private var summary: String {
    guard let index = firstDifference, let tick = differenceTick else {
      return "No difference."
    }
    func text(_ side: Side) -> String {
      item(side, index).flatMap { $0.tick == tick ? $0.text : nil } ?? "nothing"
    }
    return "First difference at tick \(tick): expected \(text(expected)), got \(text(actual))."
  }

  private var drawing: [String] {
    let spans = [expected.row.span, actual.row.span]
    let reach = spans.map(\.upperBound).max() ?? 0
    guard spans.allSatisfy({ $0.lowerBound > -Self.longestLine }), reach < Self.longestLine else {
      return []
    }
    var rows = sources.map { (try? MarbleScanner($0.diagram)).map(MarbleRow.init) ?? MarbleRow() }
    rows += [expected.row, actual.row]
    for index in rows.indices.suffix(2) { rows[index].extend(to: max(reach, 1)) }
    let grid = MarbleGrid(rows)
    guard grid.lines.allSatisfy({ displayWidth(of: $0) <= 2 * Self.longestLine }) else { return [] }
    let labels = sources.map(\.label) + ["expected", "actual"]
    let width = labels.map(displayWidth).max() ?? 0
    var lines = zip(labels, grid.lines).map { label, line in
      "  \(label.padded(to: width))  \(line)".trimmingTrailingSpaces
    }
    if let tick = differenceTick {
      let column = grid.column(of: tick) + offsetInGroup(at: tick)
      lines.append(String(repeating: " ", count: 4 + width + column) + "^")
    }
    return lines
  }

  /// The offset of the first difference within its group.
  private func offsetInGroup(at tick: Int) -> Int {
    guard let index = firstDifference else { return 0 }
    let offsets = [expected, actual].compactMap { side -> Int? in
      guard item(side, index)?.tick == tick else { return nil }
      guard let marks = side.row.marks[tick], marks.count > 1 else { return 0 }
      let position = side.items[..<index].count { $0.tick == tick }
      let extraMarks = marks.count - side.items.count { $0.tick == tick }
      return 1 + extraMarks + position
    }
    return offsets.max() ?? 0
  }

  private var table: [String] {
    let all = tableRows
    let firstRow = max(0, (all.firstIndex(where: \.differs) ?? 0) - Self.rowsBefore)
    let start = all.count > Self.mostRows ? firstRow : 0
    let rows = Array(all[start...].prefix(Self.mostRows))
    let width = ([8] + rows.map { displayWidth(of: $0.expected) }).max() ?? 8
    let ticks = (rows.map { String($0.tick).count } + [4]).max() ?? 4
    let isNarrow = width <= 60
    var lines =
      isNarrow
      ? ["    \(leading("tick", ticks))  \("expected".padded(to: width))  actual"] : []
    for row in rows {
      let mark = row.expected == row.actual && !row.differs ? " " : ">"
      let tick = "  \(mark) \(leading(String(row.tick), ticks))  "
      if isNarrow {
        lines.append("\(tick)\(row.expected.padded(to: width))  \(row.actual)")
      } else {
        lines.append("\(tick)expected  \(row.expected)")
        lines.append("\(String(repeating: " ", count: ticks + 6))actual    \(row.actual)")
      }
    }
    if rows.count < all.count {
      let rest = all.count - start - rows.count
      lines.append("    (\(start) earlier and \(rest) later ones are left out)")
    }
    return lines
  }

  private struct Row {
    let tick: Int
    let expected: String
    let actual: String
    let differs: Bool
  }

  /// The expected and the actual items of each tick, pair by pair.
  private var tableRows: [Row] {
    let left = Dictionary(grouping: expected.items.enumerated()) { $0.element.tick }
    let right = Dictionary(grouping: actual.items.enumerated()) { $0.element.tick }
    return Set(left.keys).union(right.keys).sorted().flatMap { tick -> [Row] in
      let expected = left[tick] ?? []
      let actual = right[tick] ?? []
      return (0..<max(expected.count, actual.count)).map { index in
        let one = index < expected.count ? expected[index] : nil
        let other = index < actual.count ? actual[index] : nil
        return Row(
          tick: tick, expected: one?.element.text ?? "-", actual: other?.element.text ?? "-",
          differs: firstDifference != nil
            && (one?.offset == firstDifference || other?.offset == firstDifference))
      }
    }
  }

  private func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
