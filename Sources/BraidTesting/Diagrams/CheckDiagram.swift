// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable

/// Runs marble diagrams through an operator in virtual time and compares the result with a diagram.
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
/// To report the failure to a test framework, use `XCTFail(failure.description)` or
/// `Issue.record(Comment(rawValue: failure.description))`.
///
/// - A source is cold: each subscription starts at its first column. A source with a `^` is hot,
///   and `^` is tick 0.
/// - Within a tick, subscriptions and disposals happen first, then timers fire, then sources send.
/// - The values of a group `(ab)` are sent in one action.
/// - Events within 100 ticks after the longest line count as well. An operator that does not end
///   therefore needs a subscription that ends: `during: "^-----!"`.
/// - A timer that is still scheduled after the last subscription has ended is a failure.
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

/// Runs marble diagrams through an operator with several observers.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - observers: When each observer subscribes, and its expected diagram.
///   - values: The values of the letters in the sources.
///   - results: The values of the letters in the result.
///   - subscriptions: The expected subscriptions of each source.
///   - operation: Creates the result from the sources and the scheduler. Called once.
/// - Returns: A description of the difference, or nil.
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

/// Runs marble diagrams through an operator; the letters of the sources are strings.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - expected: The expected diagram of the result.
///   - results: The values of the letters in the result.
///   - line: The ticks at which the result is subscribed to and disposed.
///   - subscriptions: The expected subscriptions of each source.
///   - operation: Creates the result from the sources and the scheduler.
/// - Returns: A description of the difference, or nil.
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

/// Runs marble diagrams through an operator with several observers; the letters of the sources are
/// strings.
///
/// - Parameters:
///   - sources: A diagram for each source.
///   - observers: When each observer subscribes, and its expected diagram.
///   - results: The values of the letters in the result.
///   - subscriptions: The expected subscriptions of each source.
///   - operation: Creates the result from the sources and the scheduler. Called once.
/// - Returns: A description of the difference, or nil.
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

/// An observer of a diagram.
public struct DiagramObserver: Hashable, Sendable {
  let during: String
  let expected: String

  /// Creates an observer that is subscribed `during` a subscription line and expects to receive the
  /// diagram `sees`.
  ///
  /// The columns of both start at tick 0.
  public init(during: String = "^", sees expected: String) {
    self.during = during
    self.expected = expected
  }
}

/// The difference between the expected and the actual diagram, or a syntax error in a diagram.
public struct DiagramFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The report.
  public let description: String
}
