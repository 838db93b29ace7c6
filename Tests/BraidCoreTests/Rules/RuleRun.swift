// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport

/// A timed rule by itself: no time, no threads.
///
/// Each input returns what the rule wishes of its timer.
struct RuleRun<Rule: TimedRule> {
  var rule: Rule
  private let log = Log<Event<Rule.Output>>()

  init(_ rule: Rule) { self.rule = rule }

  private var sink: EventSink<Rule.Output> {
    EventSink(next: { [log] in log(.next($0)) }, stop: { [log] in log(Event($0)) })
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

  mutating func begin() -> TimerWish { rule.begin(sink) }

  mutating func receive(_ input: Rule.Input, at seconds: Int = 0) -> TimerWish {
    rule.receive(input, at: .seconds(seconds), sink)
  }

  mutating func elapsed(at seconds: Int = 0) -> TimerWish {
    rule.elapsed(at: .seconds(seconds), sink)
  }

  mutating func complete(at seconds: Int = 0) -> TimerWish {
    rule.finish(.completed, at: .seconds(seconds), sink)
  }

  mutating func fail(at seconds: Int = 0) -> TimerWish {
    rule.finish(.error(RuleFailure()), at: .seconds(seconds), sink)
  }
}

struct RuleFailure: Error {}

extension TimerWish {
  static func start(_ seconds: Int) -> TimerWish { .start(after: .seconds(seconds)) }
}
