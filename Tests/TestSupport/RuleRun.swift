// SPDX-License-Identifier: MIT
package import BraidCore

/// A rule with a timer by itself: no time passes, no thread is involved.
///
/// Each input returns what the rule does with its timer, with the timers of virtual time: a
/// postponed timer is started again.
package struct RuleRun<Rule: GatedRule> where Rule.Clock: TimerClock {
  var rule: Rule
  private let log = Log<Event<Rule.Output>>()
  private let now = Box(Duration.zero)
  private let started = Box<Duration?>(nil)
  private let engine: GatedSink<Rule>

  /// - Parameter seconds: The time that the observer takes for a value.
  package init(_ rule: Rule, observerTakes seconds: Int = 0) {
    self.rule = rule
    let timing = Timing(
      now: { [now] in now.value }, perform: { _ in Disposables.create() },
      performAfter: { [started] delay, _ in
        started.value = delay
        return Disposables.create()
      }, turns: { .eachTimer })
    engine = GatedSink(
      rule, Rule.Clock(timing),
      EventSink(
        next: { [log, now] in
          log(.next($0))
          now.value += .seconds(seconds)
        }, finish: { [log] in log(Event($0)) }),
      SinkDisposer())
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

  package mutating func begin() -> TimerAction {
    action { rule, now, engine in
      rule.begin(at: now, engine)
      return false
    }
  }

  package mutating func receive(_ input: Rule.First, at seconds: Int = 0) -> TimerAction {
    action(at: seconds) { rule, now, engine in
      rule.first(input, at: now, engine)
      return false
    }
  }

  package mutating func elapsed(at seconds: Int = 0) -> TimerAction {
    engine.running = max(engine.running - 1, 0)
    return action(at: seconds) { rule, now, engine in rule.elapsed(at: now, engine) }
  }

  package mutating func complete(at seconds: Int = 0) -> TimerAction {
    finish(.completed, at: seconds)
  }

  package mutating func fail(at seconds: Int = 0) -> TimerAction {
    finish(.error(RuleFailure()), at: seconds)
  }

  private mutating func finish(_ termination: Termination, at seconds: Int) -> TimerAction {
    action(at: seconds) { rule, now, engine in
      rule.ended(.first, termination, at: now, engine)
      return false
    }
  }

  private mutating func action(
    at seconds: Int = 0, _ body: (inout Rule, Rule.Clock.Instant, GatedSink<Rule>) -> Bool
  ) -> TimerAction {
    now.value = .seconds(seconds)
    let ticket = engine.ticket
    if body(&rule, engine.clock.instant, engine) { return .again }
    let delay = started.value
    started.value = nil
    if let delay { return .start(after: delay) }
    return engine.ticket == ticket ? .keep : .cancel
  }
}

/// What a rule does with its timer.
package enum TimerAction: Hashable {
  case keep
  case start(after: Duration)
  case cancel
  /// It wants to be called again immediately.
  case again

  package static func start(_ seconds: Int) -> TimerAction { .start(after: .seconds(seconds)) }
}

/// The error of the source of a rule.
package struct RuleFailure: Error {
  package init() {}
}
