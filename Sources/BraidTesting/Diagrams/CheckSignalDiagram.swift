// SPDX-License-Identifier: MIT
import BraidCore
public import BraidSignal

/// Runs marble diagrams through an operator of signals in virtual time and compares the result with
/// a diagram.
///
/// ```swift
/// let failure = checkSignalDiagram(["a-b-c|"], "A-B-C|") { signals, _ in
///   signals[0].map { $0.uppercased() }
/// }
/// if let failure { print(failure) }
/// ```
///
/// The rules are the rules of ``checkDiagram(_:_:values:results:during:subscriptions:_:)`` for
/// observables.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - expected: The expected diagram of the result.
///   - values: The values of the letters in the sources.
///   - results: The values of the letters in the result. Defaults to the mapping of the sources if
///     the type is the same, and otherwise to the standard mapping of strings, characters, digits,
///     or `t` and `f`.
///   - line: The ticks at which the result is subscribed to and disposed.
///   - subscriptions: The expected subscriptions of each source; several lines for one source are
///     separated by line breaks. Not checked by default.
///   - operation: Creates the result from the sources and the scheduler.
/// - Returns: A description of the difference, or nil.
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

/// Runs marble diagrams through an operator of signals with several observers.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - observers: When each observer subscribes, and its expected diagram.
///   - values: The values of the letters in the sources.
///   - results: The values of the letters in the result.
///   - subscriptions: The expected subscriptions of each source.
///   - operation: Creates the result from the sources and the scheduler. Called once.
/// - Returns: A description of the difference, or nil.
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

/// Runs marble diagrams through an operator of signals; the letters of the sources are strings.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - expected: The expected diagram of the result.
///   - results: The values of the letters in the result.
///   - line: The ticks at which the result is subscribed to and disposed.
///   - subscriptions: The expected subscriptions of each source.
///   - operation: Creates the result from the sources and the scheduler.
/// - Returns: A description of the difference, or nil.
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

/// Runs marble diagrams through an operator of signals with several observers; the letters of the
/// sources are strings.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - observers: When each observer subscribes, and its expected diagram.
///   - results: The values of the letters in the result.
///   - subscriptions: The expected subscriptions of each source.
///   - operation: Creates the result from the sources and the scheduler. Called once.
/// - Returns: A description of the difference, or nil.
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
