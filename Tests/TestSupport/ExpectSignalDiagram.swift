// SPDX-License-Identifier: MIT
public import BraidSignal
public import BraidTesting
public import Testing

/// Plays a diagram through an operator in virtual time and records an issue at the caller's line
/// unless the result is as expected.
///
///     expectSignalDiagram("a-b-c-----d|", "-------c---(d|)") { $0.debounce(.seconds(3), on: $1) }
///
/// One column is one tick is one second of virtual time. `checkSignalDiagram` documents the
/// notation.
public func expectSignalDiagram<Output: Equatable>(
  _ source: String, _ expected: String,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<String>, TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      [source], expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions.map { [$0] }
    ) { operation($0[0], $1) }, sourceLocation)
}

/// For values of any type.
public func expectSignalDiagram<Input, Output: Equatable>(
  _ source: String, _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<Input>, TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      [source], expected, values: values, results: results, during: line,
      subscriptions: subscriptions.map { [$0] }
    ) { operation($0[0], $1) }, sourceLocation)
}

/// Plays two diagrams through an operator; see the form for one.
public func expectSignalDiagram<Output: Equatable>(
  _ first: String, _ second: String, _ expected: String,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<String>, Signal<String>, TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      [first, second], expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $1) }, sourceLocation)
}

/// For values of any type.
public func expectSignalDiagram<Input, Output: Equatable>(
  _ first: String, _ second: String, _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<Input>, Signal<Input>, TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      [first, second], expected, values: values, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $1) }, sourceLocation)
}

/// Plays three diagrams through an operator; see the form for one.
public func expectSignalDiagram<Output: Equatable>(
  _ first: String, _ second: String, _ third: String, _ expected: String,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<String>, Signal<String>, Signal<String>, TestSignalScheduler) -> Signal<
    Output
  >
) {
  record(
    checkSignalDiagram(
      [first, second, third], expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $0[2], $1) }, sourceLocation)
}

/// For values of any type.
public func expectSignalDiagram<Input, Output: Equatable>(
  _ first: String, _ second: String, _ third: String, _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<Input>, Signal<Input>, Signal<Input>, TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      [first, second, third], expected, values: values, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $0[2], $1) }, sourceLocation)
}

/// Plays any number of diagrams through an operator; see the form for one.
public func expectSignalDiagram<Output: Equatable>(
  _ sources: [String], _ expected: String,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Signal<String>], TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      sources, expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions, operation), sourceLocation)
}

/// For values of any type.
public func expectSignalDiagram<Input, Output: Equatable>(
  _ sources: [String], _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Signal<Input>], TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      sources, expected, values: values, results: results, during: line,
      subscriptions: subscriptions, operation), sourceLocation)
}

/// Plays diagrams through an operator that several observers share: what `during` each line is
/// seen.
///
///     expectSignalDiagram(["-a-b-c|"], [
///       DiagramObserver(during: "^", sees: "-a-b-c|"),
///       DiagramObserver(during: "--^", sees: "---b-c|"),
///     ]) { signals, _ in signals[0] }
public func expectSignalDiagram<Output: Equatable>(
  _ sources: [String], _ observers: [DiagramObserver],
  results: MarbleValues<Output>? = nil,
  subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Signal<String>], TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      sources, observers, values: .strings, results: results, subscriptions: subscriptions,
      operation), sourceLocation)
}

/// For values of any type.
public func expectSignalDiagram<Input, Output: Equatable>(
  _ sources: [String], _ observers: [DiagramObserver],
  values: MarbleValues<Input>,
  results: MarbleValues<Output>? = nil,
  subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Signal<Input>], TestSignalScheduler) -> Signal<Output>
) {
  record(
    checkSignalDiagram(
      sources, observers, values: values, results: results, subscriptions: subscriptions,
      operation), sourceLocation)
}
