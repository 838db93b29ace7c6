// SPDX-License-Identifier: MIT

/// Repeats an action on a scheduler that can only delay.
///
/// Rounds are due at multiples of the period, however late one of them was. The next round is
/// scheduled before the action of the current one runs, so it precedes actions that this one
/// schedules for the same time. Rounds never overlap: a round that is due while another runs is
/// made up for directly after it.
package final class DelayedRounds: Cancelable, @unchecked Sendable {  // see `due` and `number`
  private let now: @Sendable () -> Duration
  private let performAfter: @Sendable (Duration, @escaping Timing.Work) -> any Disposable
  private let period: Duration
  private let job: RepeatingJob
  /// The round in progress plus the rounds that became due since.
  private let waiting = AtomicInt()
  // Changed only by the latest round, before it schedules the next one.
  private var due = Duration.zero
  private var number = 0

  package init(
    _ now: @escaping @Sendable () -> Duration,
    _ performAfter: @escaping @Sendable (Duration, @escaping Timing.Work) -> any Disposable,
    _ period: Duration, _ work: @escaping Timing.Work
  ) {
    self.now = now
    self.performAfter = performAfter
    self.period = period
    job = RepeatingJob(work)
  }

  package var isDisposed: Bool { job.isDisposed }

  package func dispose() { job.dispose() }

  package func begin(after start: Duration) {
    if period > .zero {
      due = now() + max(start, .zero)
      scheduleNext(after: start)
    } else {
      job.drive(with: performAfter(max(start, .zero)) { self.goBackToBack() })
    }
  }

  private func scheduleNext(after delay: Duration) {
    let number = number
    job.drive(with: performAfter(max(delay, .zero)) { self.round() }, round: number)
  }

  private func round() {
    if isDisposed { return }
    due += period
    number += 1
    scheduleNext(after: due - now())
    work()
  }

  /// Without a period, rounds follow one another as fast as the scheduler allows.
  private func goBackToBack() {
    job.run()
    if isDisposed { return }
    let rounds = RecursiveWork({ [performAfter] in performAfter(.zero, $0) }) {
      [job] (_: Void, again) in
      job.run()
      if !job.isDisposed { again(()) }
    }
    job.drive(with: rounds, round: 1)
    rounds.schedule(())
  }

  private func work() {
    guard waiting.increment() == 0 else { return }
    repeat { job.run() } while waiting.decrement() > 1
  }
}
