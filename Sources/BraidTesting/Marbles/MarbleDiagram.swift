// SPDX-License-Identifier: MIT

public import BraidCore

/// The marble notation: recordings written as one line of text, and back.
///
/// | mark   | meaning                                            |
/// |--------|----------------------------------------------------|
/// | `-`    | one tick passes                                    |
/// | `a`    | a value, one tick                                  |
/// | `\|`   | completed                                          |
/// | `#`    | failed                                             |
/// | `^`    | subscribed: tick 0 of a hot source                 |
/// | `!`    | disposed; only in a subscription line              |
/// | `(ab)` | both in the same tick; a group takes *one* tick    |
/// | space  | ignored, for alignment                             |
///
///     let events = try MarbleDiagram.cold("a--(bc)-|", values: ["a": 1, "b": 2, "c": 3])
///     // next(1) @ 0, next(2) @ 3, next(3) @ 3, completed @ 5
///
/// Any other visible character is a value; ``MarbleValues`` defines which. For a syntax error, a
/// ``MarbleSyntaxError`` is thrown that points at its column.
public enum MarbleDiagram {
  /// Reads a cold source, whose first column is the tick of the subscription.
  ///
  /// - Parameters:
  ///   - diagram: The line, such as `a-b-c|`.
  ///   - values: The values of the letters.
  ///   - origin: The tick of the first column.
  ///   - error: The error of `#`.
  /// - Returns: The events, in order.
  /// - Throws: ``MarbleSyntaxError`` if the line does not follow the notation.
  public static func cold<Value>(
    _ diagram: String, values: MarbleValues<Value> = MarbleValues<String>.strings,
    origin: TestTime = 0, error: any Error = MarbleFailure()
  ) throws(MarbleSyntaxError) -> [Recorded<Event<Value>>] {
    let scan = try MarbleScanner(diagram)
    if let mark = scan.marks.first(where: { $0.symbol == MarbleNotation.subscribed }) {
      throw scan.error(
        mark.column, "a cold source has no `^`: its first column is the subscription",
        "Remove `^` with all before it, or make the source hot")
    }
    return try events(scan, values: values, origin: origin, error: error)
  }

  /// Reads a hot source.
  ///
  /// `^` is the tick of the subscription; earlier events are missed.
  ///
  /// `^` takes a tick, so in `-a-^-b|` the value `b` is at tick 2 and `a` at tick -2. Write a value
  /// at the tick of the subscription as `(^a)`. Without `^`, the first column is the tick of the
  /// subscription.
  ///
  /// - Parameters:
  ///   - diagram: The line, such as `-a-^-b-c|`.
  ///   - values: The values of the letters.
  ///   - origin: The tick of `^`.
  ///   - error: The error of `#`.
  /// - Returns: The events, in order; events before `^` have times below `origin`.
  /// - Throws: ``MarbleSyntaxError`` if the line does not follow the notation.
  public static func hot<Value>(
    _ diagram: String, values: MarbleValues<Value> = MarbleValues<String>.strings,
    origin: TestTime = 0, error: any Error = MarbleFailure()
  ) throws(MarbleSyntaxError) -> [Recorded<Event<Value>>] {
    let scan = try MarbleScanner(diagram)
    let zero = try subscriptionTick(of: scan)
    return try events(scan, values: values, origin: origin - zero, error: error)
  }

  /// Reads the expected events of a subscriber.
  ///
  /// The first column is the tick of the subscription.
  ///
  /// A leading `^` is allowed and takes a tick, as in the diagram of a hot source.
  ///
  /// - Parameters:
  ///   - diagram: The line, such as `--a-(b|)`.
  ///   - values: The values of the letters.
  ///   - origin: The tick of the first column.
  ///   - error: The error of `#`.
  /// - Returns: The events, in order.
  /// - Throws: ``MarbleSyntaxError`` if the line does not follow the notation.
  public static func expectation<Value>(
    _ diagram: String, values: MarbleValues<Value> = MarbleValues<String>.strings,
    origin: TestTime = 0, error: any Error = MarbleFailure()
  ) throws(MarbleSyntaxError) -> [Recorded<Event<Value>>] {
    let scan = try MarbleScanner(diagram)
    let zero = try subscriptionTick(of: scan)
    if zero > 0 {
      throw scan.error(
        diagram.prefix { $0 == MarbleNotation.padding }.count + 1,
        "nothing can be expected before the subscription",
        "Let the line begin with `^`, and use spaces to align it")
    }
    return try events(scan, values: values, origin: origin, error: error)
  }

  /// Reads a subscription line, such as `^---!`.
  ///
  /// Without `!`, the subscription is not disposed.
  ///
  /// Consecutive subscriptions share a line: `^--!-^--!`, or `^--(!^)--!` if the next one starts in
  /// the tick in which the previous one ends. Overlapping subscriptions need a line each.
  ///
  /// - Parameters:
  ///   - diagram: The line.
  ///   - origin: The tick of the first column.
  /// - Returns: The subscriptions, in order.
  /// - Throws: ``MarbleSyntaxError`` if the line does not follow the notation.
  public static func subscriptions(
    _ diagram: String, origin: TestTime = 0
  ) throws(MarbleSyntaxError) -> [Subscription] {
    let scan = try MarbleScanner(diagram)
    var complete: [Subscription] = []
    var open: MarbleScanner.Mark?
    for mark in scan.marks {
      switch (mark.symbol, open) {
      case (MarbleNotation.subscribed, nil):
        open = mark
      case (MarbleNotation.subscribed, let open?):
        throw scan.error(
          mark.column, "still subscribed since column \(open.column)",
          "Write `!` first, or give the subscription that overlaps a line of its own")
      case (MarbleNotation.disposed, let start?):
        complete.append(Subscription(start.tick + origin, mark.tick + origin))
        open = nil
      case (MarbleNotation.disposed, nil):
        throw scan.error(mark.column, "nothing is subscribed here", "Write `^` before `!`")
      default:
        throw scan.error(
          mark.column, "`\(mark.symbol)` is an event, and this is a subscription line",
          "Use only `-`, `^`, `!` and groups of them")
      }
    }
    return complete + (open.map { [Subscription($0.tick + origin)] } ?? [])
  }
}

extension MarbleDiagram {
  /// The tick of `^`, which may occur once; zero without it.
  private static func subscriptionTick(
    of scan: MarbleScanner
  ) throws(MarbleSyntaxError) -> Int {
    let marks = scan.marks.filter { $0.symbol == MarbleNotation.subscribed }
    if marks.count > 1 {
      throw scan.error(
        marks[1].column, "the subscription already is at column \(marks[0].column)",
        "Keep one `^`")
    }
    return marks.first?.tick ?? 0
  }

  private static func events<Value>(
    _ scan: MarbleScanner, values: MarbleValues<Value>, origin: TestTime, error: any Error
  ) throws(MarbleSyntaxError) -> [Recorded<Event<Value>>] {
    var events: [Recorded<Event<Value>>] = []
    var end: MarbleScanner.Mark?
    for mark in scan.marks where mark.symbol != MarbleNotation.subscribed {
      if let end {
        throw scan.error(
          mark.column, "the stream already ended at column \(end.column)",
          "Remove `\(mark.symbol)`, or the `\(end.symbol)` before it")
      }
      let time = mark.tick + origin
      switch mark.symbol {
      case MarbleNotation.completed: events.append(.completed(time))
      case MarbleNotation.failed: events.append(.error(time, error))
      case MarbleNotation.disposed:
        throw scan.error(
          mark.column, "`!` disposes a subscription, and this is a line of events",
          "Write it into a subscription line, such as `^---!`")
      default:
        guard let value = values.value(mark.symbol) else {
          throw scan.error(
            mark.column, "`\(mark.symbol)` stands for no value", values.remedy(mark.symbol))
        }
        events.append(.next(time, value))
      }
      if MarbleNotation.isEnd(mark.symbol) { end = mark }
    }
    return events
  }
}
