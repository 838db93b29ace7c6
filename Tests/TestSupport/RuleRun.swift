// SPDX-License-Identifier: MIT
package import BraidCore

/// A rule with a timer by itself: no time passes, no thread is involved.
///
/// Each input returns what the rule does with its timer, with the timers of virtual time: a
/// postponed timer is started again.
package struct RuleRun<Rule: GatedRule & ~Copyable> {
  /// The events that the rule has sent, as text.
  private let log = Log<String>()
  private let now = Box(Duration.zero)
  private let started = Box<Duration?>(nil)
  private let engine: RuleSink<Rule>

  /// - Parameter seconds: The time that the observer takes for a value.
  package init(_ rule: consuming Rule, observerTakes seconds: Int = 0) {
    self.init(rule, observerTakes: seconds, sends: Int.self)
  }

  /// - Parameters:
  ///   - output: The type of the values that the rule sends.
  ///   - text: Describes one of them.
  package init<Output>(
    _ rule: consuming Rule, observerTakes seconds: Int = 0, sends output: Output.Type,
    _ text: @escaping @Sendable (Output) -> String = { "\($0)" }
  ) {
    let timing = Timing(
      now: { [now] in now.value }, perform: { _ in Disposables.create() },
      performAfter: { [started] delay, _ in
        started.value = delay
        return Disposables.create()
      }, turns: { .eachTimer })
    let type = RawType(Int.self)
    engine = RuleSink(
      rule, (type, type), RuleClock(timing),
      EventSink<Output>(
        next: { [log, now] in
          log(text($0))
          now.value += .seconds(seconds)
        }, finish: { [log] in log($0.mark) }
      ).raw, SinkDisposer())
  }

  /// The events that the rule has sent, as text.
  package var sent: [String] { log.entries }

  package mutating func begin() -> TimerAction {
    action { rule, now, engine in
      rule.begin(at: now, engine)
      return false
    }
  }

  package mutating func receive<Value>(_ input: Value, at seconds: Int = 0) -> TimerAction {
    action(at: seconds) { rule, now, engine in
      withAddress(of: input) { rule.first($0, at: now, engine) }
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
      rule.terminated(.first, termination, at: now, engine)
      return false
    }
  }

  private mutating func action(
    at seconds: Int = 0, _ body: (inout Rule, Duration, GatedSink) -> Bool
  ) -> TimerAction {
    now.value = .seconds(seconds)
    let ticket = engine.ticket
    if body(&engine.rule, engine.eventTime, engine) { return .again }
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
