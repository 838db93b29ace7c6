// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable

/// Plays diagrams through an operator in virtual time and compares what comes out.
///
/// One column is one tick, and one tick is one second of virtual time:
///
/// ```swift
/// let failure = checkDiagram(["a-b-c-----d|"], "-------c---(d|)") {
///   $0[0].debounce(.seconds(3), scheduler: $1)
/// }
/// if let failure { print(failure) }
/// ```
///
/// A test framework turns the failure into one of its own in one line,
/// `XCTFail(failure.description)` or `Issue.record(Comment(rawValue: failure.description))`.
///
/// - A source is cold: it plays from its first column for each subscription. A source with a `^` in
///   it is hot, and `^` is tick 0.
/// - Within a tick, subscriptions and disposals come first, then timers, then what sources send.
/// - The values of a group `(ab)` are sent at one go.
/// - What comes within 100 ticks after the longest line counts too, so an operator that never ends
///   needs a subscription that does: `during: "^-----!"`.
/// - Work that is still scheduled when nobody is subscribed any more is a failure.
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
public func checkDiagram<Input, Output: ObservableConvertibleType>(
  _ sources: [String], _ expected: String,
  values: MarbleValues<Input>,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  _ operation: ([Observable<Input>], TestScheduler) -> Output
) -> DiagramFailure? where Output.Element: Equatable {
  checkDiagram(
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
public func checkDiagram<Input, Output: ObservableConvertibleType>(
  _ sources: [String], _ observers: [DiagramObserver],
  values: MarbleValues<Input>,
  results: MarbleValues<Output.Element>? = nil,
  subscriptions: [String]? = nil,
  _ operation: ([Observable<Input>], TestScheduler) -> Output
) -> DiagramFailure? where Output.Element: Equatable {
  let play = DiagramPlay(
    diagrams: sources, observers: observers, values: values,
    results: results ?? .standard(like: values), subscriptions: subscriptions)
  return play.failure { sources, clock in
    let observables = sources.map { source in
      Observable { _, sink, scope in source.subscribe(sink, scope) }
    }
    let scheduler = TestScheduler(on: clock, simulateProcessingDelay: false)
    return operation(observables, scheduler).asObservable()
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
public func checkDiagram<Output: ObservableConvertibleType>(
  _ sources: [String], _ expected: String,
  results: MarbleValues<Output.Element>? = nil,
  during line: String = "^", subscriptions: [String]? = nil,
  _ operation: ([Observable<String>], TestScheduler) -> Output
) -> DiagramFailure? where Output.Element: Equatable {
  checkDiagram(
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
public func checkDiagram<Output: ObservableConvertibleType>(
  _ sources: [String], _ observers: [DiagramObserver],
  results: MarbleValues<Output.Element>? = nil,
  subscriptions: [String]? = nil,
  _ operation: ([Observable<String>], TestScheduler) -> Output
) -> DiagramFailure? where Output.Element: Equatable {
  checkDiagram(
    sources, observers, values: .strings, results: results, subscriptions: subscriptions,
    operation)
}

/// One of several observers of a diagram.
public struct DiagramObserver: Hashable, Sendable {
  let during: String
  let expected: String

  /// An observer that is subscribed `during` a subscription line and `sees` a diagram; the columns
  /// of both count from tick 0.
  public init(during: String = "^", sees expected: String) {
    self.during = during
    self.expected = expected
  }
}

/// What a diagram expected and what came, or what is wrong with the diagram itself.
public struct DiagramFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The report.
  public let description: String
}
