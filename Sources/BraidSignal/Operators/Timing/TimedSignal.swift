// SPDX-License-Identifier: MIT
import BraidCore

/// The clock of an operator with a timer on `scheduler`.
///
/// By default, the scheduler that is current when a value is received, or else a background
/// scheduler of the subscription.
///
/// - Precondition: The scheduler is not the immediate one, whose delays would block the sender.
func operatorClock(
  on scheduler: Scheduler?, for operation: StaticString
) -> OperatorClock.Source {
  guard let scheduler else { return { OperatorClock(LocalTiming().timing) } }
  scheduler.checkWaits(for: operation)
  return scheduler.timing.clock
}

/// The timing of a subscription without an explicit scheduler: the scheduler on which the newest
/// event was received, or else a background scheduler that is created on demand.
final class LocalTiming: Sendable {
  private let newest = Locked<Scheduler?>(nil)
  private let background = LazyReference()
  /// Whether the scheduler of the newest event has turns of its own, as virtual time has.
  private let hasTurns = AtomicInt()

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

  /// The scheduler of the call in progress.
  ///
  /// Timed operators read the time whenever they receive an event, on the thread that sends it.
  private func receive() -> Scheduler {
    let scheduler = Scheduler.running ?? spare()
    withExtendedLifetime(newest.exchange(scheduler)) {}
    let hasTurns = scheduler.base.turns == nil ? 0 : 1
    if hasTurns != self.hasTurns.load() { self.hasTurns.store(hasTurns) }
    return scheduler
  }

  /// The scheduler of the newest event, on whichever thread it was handled.
  private func last() -> Scheduler { newest.withLock { $0 } ?? receive() }

  private func spare() -> Scheduler {
    background.get { Scheduler.background() }
  }

  /// Runs an action when a timer of `scheduler` fires; on the newest scheduler, if events now
  /// arrive there.
  private func fire(_ work: @escaping Timing.Work, from scheduler: Scheduler) {
    let newest = last()
    if newest === scheduler { work() } else { newest.schedule(work) }
  }
}
