// SPDX-License-Identifier: MIT

public import BraidCore

/// Compares expected and actual events, and marks the first difference.
///
///     First difference at tick 6: expected nothing, got next("c").
///
///       source    a-b-c-----d|
///       expected  -------c---(d|)
///       actual    ------c----(d|)
///                       ^
///
/// A failing test prints the ``description``. Values that are not one letter are listed in full
/// below the lines.
public struct MarbleComparison: Sendable, CustomStringConvertible {
  /// Whether the recordings are equal.
  public var isEqual: Bool { firstDifference == nil }

  /// The tick of the first difference, counted from the origin; `nil` if there is none.
  public let firstDifference: TestTime?

  /// The report.
  public let description: String

  /// Compares two recordings by `==`.
  ///
  /// - Parameters:
  ///   - expected: The expected events.
  ///   - actual: The actual events.
  ///   - values: The values of the letters, so that the report uses the same ones.
  ///   - origin: The tick of the first column.
  ///   - sources: Lines to print first, such as the diagrams of the sources.
  public init<Value: Equatable>(
    expected: [Recorded<Event<Value>>], actual: [Recorded<Event<Value>>],
    values: MarbleValues<Value> = MarbleValues { _ in nil }, origin: TestTime = 0,
    sources: [(label: String, diagram: String)] = []
  ) {
    let legend = MarbleLegend(
      of: (expected + actual).compactMap(\.value.element), mapping: values)
    self.init(expected, actual, legend, origin, sources, by: ==)
  }

  /// Compares two recordings of values that are not `Equatable`.
  ///
  /// - Parameters:
  ///   - expected: The expected events.
  ///   - actual: The actual events.
  ///   - values: The values of the letters, so that the report uses the same ones.
  ///   - origin: The tick of the first column.
  ///   - sources: Lines to print first, such as the diagrams of the sources.
  ///   - areEqual: Returns true if two values are equal.
  public init<Value>(
    expected: [Recorded<Event<Value>>], actual: [Recorded<Event<Value>>],
    values: MarbleValues<Value> = MarbleValues { _ in nil }, origin: TestTime = 0,
    sources: [(label: String, diagram: String)] = [],
    by areEqual: @escaping (Value, Value) -> Bool
  ) {
    let legend = MarbleLegend(
      of: (expected + actual).compactMap(\.value.element), mapping: values, by: areEqual)
    self.init(expected, actual, legend, origin, sources, by: areEqual)
  }

  private init<Value>(
    _ expected: [Recorded<Event<Value>>], _ actual: [Recorded<Event<Value>>],
    _ legend: MarbleLegend<Value>, _ origin: TestTime,
    _ sources: [(label: String, diagram: String)], by areEqual: (Value, Value) -> Bool
  ) {
    let report = ComparisonReport(
      expected: ComparisonReport.Side(
        row: MarbleRow(expected, origin: origin, legend: legend),
        items: expected.map { ($0.time.ticks(since: origin), eventText($0.value)) }),
      actual: ComparisonReport.Side(
        row: MarbleRow(actual, origin: origin, legend: legend),
        items: actual.map { ($0.time.ticks(since: origin), eventText($0.value)) }),
      sources: sources,
      showsTable: !legend.lines.isEmpty || (expected + actual).contains { $0.value.isUnusualError },
      firstDifference: Self.firstDifference(expected, actual) {
        $0.time == $1.time && eventsAreEqual($0.value, $1.value, by: areEqual)
      })
    firstDifference = report.differenceTick
    description = report.text
  }

  /// Compares the subscriptions to a source.
  ///
  /// - Parameters:
  ///   - expected: The expected subscriptions.
  ///   - actual: The actual subscriptions.
  ///   - origin: The tick of the first column.
  ///   - sources: Lines to print first, such as the diagram of the source.
  public init(
    expected: [Subscription], actual: [Subscription], origin: TestTime = 0,
    sources: [(label: String, diagram: String)] = []
  ) {
    let report = ComparisonReport(
      expected: ComparisonReport.Side(
        row: MarbleRow(expected, origin: origin), items: Self.items(of: expected, origin)),
      actual: ComparisonReport.Side(
        row: MarbleRow(actual, origin: origin), items: Self.items(of: actual, origin)),
      sources: sources, showsTable: expected.overlap || actual.overlap,
      firstDifference: Self.firstDifference(
        Self.items(of: expected, origin), Self.items(of: actual, origin), ==))
    firstDifference = report.differenceTick
    description = report.text
  }

  private static func items(
    of subscriptions: [Subscription], _ origin: TestTime
  ) -> [(tick: Int, text: String)] {
    subscriptions.flatMap { subscription in
      let start = (tick: subscription.subscribe.ticks(since: origin), text: "subscribed")
      guard subscription.unsubscribe != .max else { return [start] }
      return [start, (tick: subscription.unsubscribe.ticks(since: origin), text: "disposed")]
    }
  }

  private static func firstDifference<Item>(
    _ expected: [Item], _ actual: [Item], _ areEqual: (Item, Item) -> Bool
  ) -> Int? {
    let common = zip(expected, actual).prefix { areEqual($0, $1) }.count
    return common == expected.count && common == actual.count ? nil : common
  }
}

/// The text of an event in reports, on one line: strings in quotes, errors in full.
func eventText<Value>(_ event: Event<Value>) -> String {
  switch event {
  case .next(let value):
    value is String ? "next(\(String(reflecting: value)))" : "next(\(value))".printable
  case .error(let error): error is MarbleFailure ? "error" : "error(\(error))".printable
  case .completed: "completed"
  }
}

extension Event {
  fileprivate var isUnusualError: Bool {
    error.map { !($0 is MarbleFailure) } ?? false
  }
}

extension [Subscription] {
  /// Whether subscriptions overlap, so that a single line cannot show them.
  fileprivate var overlap: Bool {
    let ordered = sorted { $0.subscribe < $1.subscribe }
    return zip(ordered, ordered.dropFirst()).contains { $0.unsubscribe > $1.subscribe }
  }
}
