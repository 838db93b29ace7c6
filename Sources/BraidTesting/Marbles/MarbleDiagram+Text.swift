// SPDX-License-Identifier: MIT

public import BraidCore

extension MarbleDiagram {
  /// Writes events as a line of the notation, which ``cold(_:values:origin:error:)`` can read.
  ///
  /// Reading the line again returns the same events, as long as each value prints as one letter.
  /// Other values get letters of their own, which ``Text/legend`` explains. If there are events
  /// before `origin`, the line is the line of a hot source, with `^`.
  ///
  /// - Parameters:
  ///   - events: The events, in order of time.
  ///   - values: The values of the letters, so that the same ones are used again.
  ///   - origin: The tick of the first column.
  ///   - end: The tick, exclusive, up to which a stream without a terminal event is drawn.
  /// - Returns: The line and its legend.
  public static func text<Value>(
    of events: [Recorded<Event<Value>>],
    values: MarbleValues<Value> = MarbleValues { _ in nil },
    origin: TestTime = 0, end: TestTime? = nil
  ) -> Text {
    let legend = MarbleLegend(of: events.compactMap(\.value.element), mapping: values)
    var row = MarbleRow(events, origin: origin, legend: legend)
    if let end { row.extend(to: end.ticks(since: origin)) }
    return Text(line: row.text, legend: legend.lines)
  }

  /// Writes subscriptions as a line of the notation, which ``subscriptions(_:origin:)`` can read.
  ///
  /// - Parameters:
  ///   - subscriptions: Subscriptions that do not overlap.
  ///   - origin: The tick of the first column.
  /// - Returns: The line.
  public static func text(of subscriptions: [Subscription], origin: TestTime = 0) -> String {
    MarbleRow(subscriptions, origin: origin).text
  }

  /// A line of the notation, and the values of its letters.
  public struct Text: Hashable, Sendable, CustomStringConvertible {
    /// The line, such as `a--b|`.
    public let line: String

    /// A text such as `a = [1, 2]` for each letter that does not show its value in full.
    public let legend: [String]

    /// The line, followed by the legend.
    public var description: String {
      ([line] + legend.map { "  " + $0 }).joined(separator: "\n")
    }
  }
}
