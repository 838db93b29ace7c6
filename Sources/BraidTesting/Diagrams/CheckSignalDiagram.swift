// SPDX-License-Identifier: MIT
import BraidCore
public import BraidSignal

/// Plays diagrams through an operator of signals: what
/// ``checkDiagram(_:_:values:results:during:subscriptions:_:)`` does for observables, with the same
/// rules.
///
/// ```swift
/// let failure = checkSignalDiagram(["a-b-c|"], "A-B-C|") { signals, _ in
///   signals[0].map { $0.uppercased() }
/// }
/// ```
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - expected: The diagram of the result.
///   - values: What the letters of the sources stand for.
///   - results: What the letters of the result stand for. Without it, the same as for the sources
///     if the type is the same; strings, characters, digits and `t` and `f` explain themselves.
///   - line: When the result is subscribed to, and perhaps disposed.
///   - subscriptions: When each source is expected to be subscribed to; several lines of one source
///     are separated by line breaks. Without it, anything goes.
///   - operation: Makes the result of the sources and the scheduler.
/// - Returns: What is wrong, or nil.
public func checkSignalDiagram<Input, Output: Equatable>(
  _ sources: [String], _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  _ operation: ([Signal<Input>], TestSignalScheduler) -> Signal<Output>
) -> DiagramFailure? {
  checkSignalDiagram(
    sources, [DiagramObserver(during: line, sees: expected)], values: values, results: results,
    subscriptions: subscriptions, operation)
}

/// Plays diagrams through an operator that several observers share; see the form for one.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - observers: When each observer is subscribed, and what it is expected to see.
///   - values: What the letters of the sources stand for.
///   - results: What the letters of the result stand for.
///   - subscriptions: When each source is expected to be subscribed to.
///   - operation: Makes the result of the sources and the scheduler; called once.
/// - Returns: What is wrong, or nil.
public func checkSignalDiagram<Input, Output: Equatable>(
  _ sources: [String], _ observers: [DiagramObserver],
  values: MarbleValues<Input>,
  results: MarbleValues<Output>? = nil,
  subscriptions: [String]? = nil,
  _ operation: ([Signal<Input>], TestSignalScheduler) -> Signal<Output>
) -> DiagramFailure? {
  let play = DiagramPlay(
    diagrams: sources, observers: observers, values: values,
    results: results ?? .standard(like: values), subscriptions: subscriptions)
  return play.failure { sources, clock in
    let signals = sources.map { source in
      Signal { _, sink, scope in source.subscribe(sink, scope) }
    }
    return operation(signals, TestSignalScheduler(on: clock))
  }
}

/// Plays diagrams whose letters are strings through an operator; see the form with values.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - expected: The diagram of the result.
///   - results: What the letters of the result stand for.
///   - line: When the result is subscribed to, and perhaps disposed.
///   - subscriptions: When each source is expected to be subscribed to.
///   - operation: Makes the result of the sources and the scheduler.
/// - Returns: What is wrong, or nil.
public func checkSignalDiagram<Output: Equatable>(
  _ sources: [String], _ expected: String,
  results: MarbleValues<Output>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  _ operation: ([Signal<String>], TestSignalScheduler) -> Signal<Output>
) -> DiagramFailure? {
  checkSignalDiagram(
    sources, expected, values: .strings, results: results, during: line,
    subscriptions: subscriptions, operation)
}

/// Plays diagrams whose letters are strings through an operator that several observers share.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - observers: When each observer is subscribed, and what it is expected to see.
///   - results: What the letters of the result stand for.
///   - subscriptions: When each source is expected to be subscribed to.
///   - operation: Makes the result of the sources and the scheduler; called once.
/// - Returns: What is wrong, or nil.
public func checkSignalDiagram<Output: Equatable>(
  _ sources: [String], _ observers: [DiagramObserver],
  results: MarbleValues<Output>? = nil,
  subscriptions: [String]? = nil,
  _ operation: ([Signal<String>], TestSignalScheduler) -> Signal<Output>
) -> DiagramFailure? {
  checkSignalDiagram(
    sources, observers, values: .strings, results: results, subscriptions: subscriptions,
    operation)
}
