// SPDX-License-Identifier: MIT

public import BraidCore

extension MarbleDiagram {
  /// Writes events as a line of the notation: what ``cold(_:values:origin:error:)`` reads.
  ///
  /// Reading the line again gives the same events, as long as each value prints as one letter.
  /// Other values get letters of their own, which ``Text/legend`` explains. Events before `origin`
  /// make it the line of a hot source, with `^`.
  ///
  /// - Parameters:
  ///   - events: The events, in order of time.
  ///   - values: What letters stand for, so that the same ones are used again.
  ///   - origin: The time of the first column.
  ///   - end: The time up to which a stream that has not ended is drawn, exclusive.
  /// - Returns: The line and what its letters mean.
  public static func text<Value>(
    of events: [Recorded<Event<Value>>],
    values: MarbleValues<Value> = MarbleValues { _ in nil },
    origin: TestTime = 0, end: TestTime? = nil
  ) -> Text {
    let legend = MarbleLegend(of: events.compactMap(\.value.element), mapping: values)
    var row = MarbleRow(events, origin: origin, legend: legend)
    if let end { row.extend(to: end - origin) }
    return Text(line: row.text, legend: legend.lines)
  }

  /// Writes subscriptions as a line of the notation: what ``subscriptions(_:origin:)`` reads.
  ///
  /// - Parameters:
  ///   - subscriptions: Subscriptions that do not overlap.
  ///   - origin: The time of the first column.
  /// - Returns: The line.
  public static func text(of subscriptions: [Subscription], origin: TestTime = 0) -> String {
    MarbleRow(subscriptions, origin: origin).text
  }

  /// A line of the notation, and the values that its letters stand for.
  public struct Text: Hashable, Sendable, CustomStringConvertible {
    /// The line, such as `a--b|`.
    public let line: String

    /// A text such as `a = [1, 2]` for each letter that does not show its value in full.
    public let legend: [String]

    /// The line, and below it the legend.
    public var description: String {
      ([line] + legend.map { "  " + $0 }).joined(separator: "\n")
    }
  }
}
