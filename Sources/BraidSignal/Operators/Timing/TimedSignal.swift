// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// A signal made by a rule with a timer on `scheduler`, or on the scheduler that is current when
  /// somebody subscribes, or on one of its own.
  @inlinable
  final func timed<Rule: TimedRule>(
    _ rule: Rule, on scheduler: Scheduler?
  ) -> Signal<Rule.Output> where Rule.Input == Value {
    if let scheduler { return OperatorSignal(TimedOperator(self, rule, scheduler.timing)) }
    return OperatorSignal(LocallyTimed(self, rule))
  }
}

@frozen
@usableFromInline
struct LocallyTimed<Rule: TimedRule>: SourceOperator {
  @usableFromInline let source: Signal<Rule.Input>
  @usableFromInline let rule: Rule

  @inlinable
  init(_ source: Signal<Rule.Input>, _ rule: Rule) {
    self.source = source
    self.rule = rule
  }

  @inlinable
  func run(_ sink: consuming EventSink<Rule.Output>, _ scope: SinkDisposer) {
    let scheduler = Scheduler.running ?? .background()
    TimedSink(rule, scheduler.timing, sink, scope).run(source)
  }
}
