// SPDX-License-Identifier: MIT

import BraidCore

/// A line of a diagram, tick by tick, so that lines can be aligned although a group is wider than
/// its one tick.
package struct MarbleRow: Equatable {
  /// The marks of each tick, in order; a tick without marks is a `-`.
  var marks: [Int: [Character]] = [:]
  /// The ticks that the line spans.
  package var span: Range<Int>
  private(set) var hasTerminated = false

  package init(spanning span: Range<Int> = 0..<0) {
    self.span = span
  }

  init<Value>(_ events: [Recorded<Event<Value>>], origin: TestTime, legend: MarbleLegend<Value>) {
    self.init()
    for event in events {
      switch event.value {
      case .next(let value):
        add(legend.symbol(for: value) ?? "?", at: event.time.ticks(since: origin))
      case .error: add(MarbleNotation.failed, at: event.time.ticks(since: origin))
      case .completed: add(MarbleNotation.completed, at: event.time.ticks(since: origin))
      }
    }
    if span.lowerBound < 0 { markSubscription() }
  }

  init(_ subscriptions: [Subscription], origin: TestTime) {
    self.init()
    for subscription in subscriptions {
      add(MarbleNotation.subscribed, at: subscription.subscribe.ticks(since: origin))
      if subscription.unsubscribe != .max {
        add(MarbleNotation.disposed, at: subscription.unsubscribe.ticks(since: origin))
      }
    }
    hasTerminated = subscriptions.allSatisfy { $0.unsubscribe != .max }
  }

  /// Creates a row from a scanned line; tick 0 is at `^`.
  init(_ scan: MarbleScanner) {
    let zero = scan.marks.first { $0.symbol == MarbleNotation.subscribed }?.tick ?? 0
    self.init(spanning: -zero..<(scan.ticks - zero))
    for mark in scan.marks { add(mark.symbol, at: mark.tick - zero) }
  }

  package mutating func add(_ symbol: Character, at tick: Int) {
    marks[tick, default: []].append(symbol)
    span = min(span.lowerBound, tick)..<max(span.upperBound, tick.later(by: 1))
    if MarbleNotation.isEnd(symbol) { hasTerminated = true }
  }

  /// Extends a stream without a terminal event by `-`.
  package mutating func extend(to upperBound: Int) {
    guard !hasTerminated, upperBound > span.upperBound else { return }
    span = span.lowerBound..<upperBound
  }

  func cell(_ tick: Int) -> String {
    guard span.contains(tick) else { return "" }
    guard let marks = marks[tick] else { return String(MarbleNotation.tick) }
    return marks.count == 1 ? String(marks) : "(\(String(marks)))"
  }

  /// The longest line, in ticks.
  private static let longestLine = 10_000_000

  /// The line without alignment.
  var text: String {
    let ticks = span.upperBound.ticks(since: span.lowerBound)
    Misuse.require(
      ticks <= Self.longestLine,
      """
      MarbleDiagram.text: a line has a column for each of its \(ticks) ticks, from \
      \(span.lowerBound) to \(span.upperBound). Leave out times that stand for never, or compare \
      recordings with MarbleComparison, which lists them.
      """)
    return span.map(cell).joined()
  }

  private mutating func markSubscription() {
    marks[0, default: []].insert(MarbleNotation.subscribed, at: 0)
    span = span.lowerBound..<max(span.upperBound, 1)
  }
}

/// Several aligned lines: a tick starts at the same column in all of them.
package struct MarbleGrid {
  package let rows: [MarbleRow]
  private let first: Int
  /// The column of each tick, followed by the column after the last tick.
  private let starts: [Int]

  package init(_ rows: [MarbleRow]) {
    self.rows = rows
    first = rows.map(\.span.lowerBound).min() ?? 0
    let end = rows.map(\.span.upperBound).max() ?? first
    var starts = [0]
    for tick in first..<max(first, end) {
      let width = rows.map { displayWidth(of: $0.cell(tick)) }.max() ?? 1
      starts.append(starts[tick - first] + max(1, width))
    }
    self.starts = starts
  }

  package var ticks: Range<Int> { first..<(first + starts.count - 1) }
  package var width: Int { starts.last ?? 0 }

  /// The column of a tick, including ticks outside of the lines.
  package func column(of tick: Int) -> Int {
    let index = tick - first
    guard index >= 0 else { return 0 }
    return index < starts.count ? starts[index] : width + index - starts.count + 1
  }

  package var lines: [String] {
    rows.map { row in
      ticks.map { row.cell($0).padded(to: column(of: $0 + 1) - column(of: $0)) }
        .joined().trimmingTrailingSpaces
    }
  }
}
