// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidTesting
public import Testing

/// Plays a diagram through an operator in virtual time and records an issue at the caller's line
/// unless the result is as expected.
///
///     expectDiagram("a-b-c-----d|", "-------c---(d|)") { $0.debounce(.seconds(3), scheduler: $1) }
///
/// One column is one tick is one second of virtual time. `checkDiagram` documents the notation.
public func expectDiagram<Output: ObservableConvertibleType>(
  _ source: String, _ expected: String,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>, TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      [source], expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions.map { [$0] }
    ) { operation($0[0], $1) }, sourceLocation)
}

/// For values of any type.
public func expectDiagram<Input, Output: ObservableConvertibleType>(
  _ source: String, _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<Input>, TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      [source], expected, values: values, results: results, during: line,
      subscriptions: subscriptions.map { [$0] }
    ) { operation($0[0], $1) }, sourceLocation)
}

/// Plays two diagrams through an operator; see the form for one.
public func expectDiagram<Output: ObservableConvertibleType>(
  _ first: String, _ second: String, _ expected: String,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>, Observable<String>, TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      [first, second], expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $1) }, sourceLocation)
}

/// For values of any type.
public func expectDiagram<Input, Output: ObservableConvertibleType>(
  _ first: String, _ second: String, _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<Input>, Observable<Input>, TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      [first, second], expected, values: values, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $1) }, sourceLocation)
}

/// Plays three diagrams through an operator; see the form for one.
public func expectDiagram<Output: ObservableConvertibleType>(
  _ first: String, _ second: String, _ third: String, _ expected: String,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<String>, Observable<String>, Observable<String>, TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      [first, second, third], expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $0[2], $1) }, sourceLocation)
}

/// For values of any type.
public func expectDiagram<Input, Output: ObservableConvertibleType>(
  _ first: String, _ second: String, _ third: String, _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Observable<Input>, Observable<Input>, Observable<Input>, TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      [first, second, third], expected, values: values, results: results, during: line,
      subscriptions: subscriptions
    ) { operation($0[0], $0[1], $0[2], $1) }, sourceLocation)
}

/// Plays any number of diagrams through an operator; see the form for one.
public func expectDiagram<Output: ObservableConvertibleType>(
  _ sources: [String], _ expected: String,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Observable<String>], TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      sources, expected, values: .strings, results: results, during: line,
      subscriptions: subscriptions, operation), sourceLocation)
}

/// For values of any type.
public func expectDiagram<Input, Output: ObservableConvertibleType>(
  _ sources: [String], _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Observable<Input>], TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      sources, expected, values: values, results: results, during: line,
      subscriptions: subscriptions, operation), sourceLocation)
}

/// Plays diagrams through an operator that several observers share: what `during` each line is
/// seen.
///
///     expectDiagram(["-a-b-c|"], [
///       DiagramObserver(during: "^", sees: "-a-b-c|"),
///       DiagramObserver(during: "--^", sees: "---b-c|"),
///     ]) { $0[0].share() }
public func expectDiagram<Output: ObservableConvertibleType>(
  _ sources: [String], _ observers: [DiagramObserver],
  results: MarbleValues<Output.Element>? = nil,
  subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Observable<String>], TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      sources, observers, values: .strings, results: results, subscriptions: subscriptions,
      operation), sourceLocation)
}

/// For values of any type.
public func expectDiagram<Input, Output: ObservableConvertibleType>(
  _ sources: [String], _ observers: [DiagramObserver],
  values: MarbleValues<Input>,
  results: MarbleValues<Output.Element>? = nil,
  subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Observable<Input>], TestScheduler) -> Output
) where Output.Element: Equatable {
  record(
    checkDiagram(
      sources, observers, values: values, results: results, subscriptions: subscriptions,
      operation), sourceLocation)
}

func record(_ failure: DiagramFailure?, _ sourceLocation: SourceLocation) {
  guard let failure else { return }
  Issue.record(Comment(rawValue: failure.description), sourceLocation: sourceLocation)
}
