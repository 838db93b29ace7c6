// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value: Sendable {
  /// A signal made by a rule with a timer on `scheduler`, or on the scheduler that is current when
  /// a value is received, or on one of its own.
  ///
  /// - Precondition: The scheduler is not the immediate one, whose waits would block the sender.
  @inlinable
  final func timed<Rule: TimedRule>(
    _ rule: Rule, on scheduler: Scheduler?, _ operation: StaticString
  ) -> Signal<Rule.Output> where Rule.Input == Value {
    if let scheduler {
      scheduler.checkWaits(for: operation)
      return OperatorSignal(TimedOperator(self, rule, scheduler.timing))
    }
    return OperatorSignal(
      AnonymousOperator { sink, scope in
        TimedSink(rule, LocalTiming().timing, sink, scope).run(self)
      })
  }
}

/// The timing of one subscription that was not told a scheduler: the one the newest event was
/// received on; one in the background, made when it is needed, if that was none.
@usableFromInline
final class LocalTiming: Sendable {
  private let newest = Locked<Scheduler?>(nil)
  private let background = LazyReference()
  /// Whether the scheduler of the newest event has turns of its own: those of virtual time.
  private let hasTurns = AtomicInt()

  @usableFromInline
  init() {}

  @usableFromInline
  var timing: Timing {
    Timing(
      now: { self.receive().base.now() },
      perform: { self.receive().timing.perform($0) },
      performAfter: { delay, work in
        let scheduler = self.last()
        return scheduler.timing.performAfter(delay) { self.fire(work, from: scheduler) }
      },
      turns: { self.hasTurns.load() == 0 ? .shared : self.last().base.turns?() ?? .shared })
  }

  /// The scheduler of the call under way.
  ///
  /// Timed operators ask for the time whenever they receive an event, on the thread it is sent on.
  private func receive() -> Scheduler {
    let scheduler = Scheduler.running ?? spare()
    withExtendedLifetime(newest.exchange(scheduler)) {}
    let hasTurns = scheduler.base.turns == nil ? 0 : 1
    if hasTurns != self.hasTurns.load() { self.hasTurns.store(hasTurns) }
    return scheduler
  }

  /// The scheduler of the newest event, whichever thread handles it.
  private func last() -> Scheduler { newest.withLock { $0 } ?? receive() }

  private func spare() -> Scheduler {
    background.get { Scheduler.background() }
  }

  /// Runs work that a timer of `scheduler` brings; on another one if events come from there now.
  private func fire(_ work: @escaping Timing.Work, from scheduler: Scheduler) {
    let newest = last()
    if newest === scheduler { work() } else { newest.schedule(work) }
  }
}
