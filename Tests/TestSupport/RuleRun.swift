// SPDX-License-Identifier: MIT
package import BraidCore

/// A timed rule by itself: no time, no threads.
///
/// Each input returns the rule's action on its timer.
package struct RuleRun<Rule: TimedRule> {
  var rule: Rule
  private let log = Log<Event<Rule.Output>>()

  package init(_ rule: Rule) { self.rule = rule }

  private var sink: EventSink<Rule.Output> {
    EventSink(next: { [log] in log(.next($0)) }, finish: { [log] in log(Event($0)) })
  }

  /// The events that the rule has sent, as text.
  package var sent: [String] {
    log.entries.map { event in
      switch event {
      case .next(let element): "\(element)"
      case .error: "#"
      case .completed: "|"
      }
    }
  }

  package mutating func begin() -> TimerAction { rule.begin(sink) }

  package mutating func receive(_ input: Rule.Input, at seconds: Int = 0) -> TimerAction {
    rule.receive(input, at: .seconds(seconds), sink)
  }

  package mutating func elapsed(at seconds: Int = 0) -> TimerAction {
    rule.elapsed(at: .seconds(seconds), sink)
  }

  package mutating func complete(at seconds: Int = 0) -> TimerAction {
    rule.sourceFinished(.completed, at: .seconds(seconds), sink)
  }

  package mutating func fail(at seconds: Int = 0) -> TimerAction {
    rule.sourceFinished(.error(RuleFailure()), at: .seconds(seconds), sink)
  }
}

/// The error of the source of a rule.
package struct RuleFailure: Error {
  package init() {}
}

extension TimerAction {
  package static func start(_ seconds: Int) -> TimerAction { .start(after: .seconds(seconds)) }
  package static func postpone(_ seconds: Int) -> TimerAction { .postpone(by: .seconds(seconds)) }
  package static func enqueue(_ seconds: Int) -> TimerAction { .enqueue(after: .seconds(seconds)) }
  package static func dequeue(_ seconds: Int) -> TimerAction { .dequeue(after: .seconds(seconds)) }
}
