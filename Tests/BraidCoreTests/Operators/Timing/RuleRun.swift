// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport

/// A timed rule by itself: no time, no threads.
///
/// Each input returns what the rule wants of its timer.
struct RuleRun<Rule: TimedRule> {
  var rule: Rule
  private let log = Log<Event<Rule.Output>>()

  init(_ rule: Rule) { self.rule = rule }

  private var sink: EventSink<Rule.Output> {
    EventSink(next: { [log] in log(.next($0)) }, finish: { [log] in log(Event($0)) })
  }

  /// What the rule has sent, as text.
  var sent: [String] {
    log.entries.map { event in
      switch event {
      case .next(let element): "\(element)"
      case .error: "#"
      case .completed: "|"
      }
    }
  }

  mutating func begin() -> TimerAction { rule.begin(sink) }

  mutating func receive(_ input: Rule.Input, at seconds: Int = 0) -> TimerAction {
    rule.receive(input, at: .seconds(seconds), sink)
  }

  mutating func elapsed(at seconds: Int = 0) -> TimerAction {
    rule.elapsed(at: .seconds(seconds), sink)
  }

  mutating func complete(at seconds: Int = 0) -> TimerAction {
    rule.sourceFinished(.completed, at: .seconds(seconds), sink)
  }

  mutating func fail(at seconds: Int = 0) -> TimerAction {
    rule.sourceFinished(.error(RuleFailure()), at: .seconds(seconds), sink)
  }
}

struct RuleFailure: Error {}

extension TimerAction {
  static func start(_ seconds: Int) -> TimerAction { .start(after: .seconds(seconds)) }
}
