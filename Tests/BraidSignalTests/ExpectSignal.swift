// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

/// Plays a diagram through an operator of signals in virtual time; see `expectDiagram`.
func expectSignal<Output: Equatable>(
  _ source: String, _ expected: String,
  results: MarbleValues<Output>? = nil, during line: String = "^", subscriptions: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<String>, Scheduler) -> Signal<Output>
) {
  expectSignal(
    [source], expected, results: results, during: line,
    subscriptions: subscriptions.map { [$0] }, sourceLocation: sourceLocation
  ) { operation($0[0], $1) }
}

/// Plays two diagrams through an operator of signals.
func expectSignal<Output: Equatable>(
  _ first: String, _ second: String, _ expected: String,
  results: MarbleValues<Output>? = nil, during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<String>, Signal<String>, Scheduler) -> Signal<Output>
) {
  expectSignal(
    [first, second], expected, results: results, during: line, subscriptions: subscriptions,
    sourceLocation: sourceLocation
  ) { operation($0[0], $0[1], $1) }
}

/// Plays any number of diagrams through an operator of signals.
func expectSignal<Output: Equatable>(
  _ sources: [String], _ expected: String,
  results: MarbleValues<Output>? = nil, during line: String = "^", subscriptions: [String]? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: ([Signal<String>], Scheduler) -> Signal<Output>
) {
  expectDiagram(
    sources, expected, results: results, during: line, subscriptions: subscriptions,
    sourceLocation: sourceLocation
  ) { sources, scheduler in
    operation(sources.map { $0.asSignal() }, Scheduler(scheduler)).asObservable()
  }
}

extension Scheduler {
  /// The virtual time of a test, for signals.
  convenience init(_ scheduler: TestScheduler) {
    self.init(name: "virtual", timing: scheduler.timing)
  }
}
