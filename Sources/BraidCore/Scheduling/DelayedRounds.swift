// SPDX-License-Identifier: MIT

/// Repeats work on a scheduler that only knows delays.
///
/// Rounds are due at multiples of the period, however late one of them was. The next round is
/// scheduled before the work of this one runs, so that with equal times it comes first; a round that
/// finds the one before still at work is made up for behind it, so two never overlap.
package final class DelayedRounds: Cancelable, @unchecked Sendable {  // `due`: one round at a time
  private let now: @Sendable () -> Duration
  private let performAfter: @Sendable (Duration, @escaping Timing.Work) -> any Disposable
  private let period: Duration
  private let job: RepeatingJob
  /// The round at work and those that came meanwhile.
  private let waiting = AtomicInt()
  @exclusivity(unchecked) private var due = Duration.zero

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
    job.drive(with: performAfter(max(delay, .zero)) { self.round() })
  }

  private func round() {
    if isDisposed { return }
    due += period
    scheduleNext(after: due - now())
    work()
  }

  /// Without a period one round follows the other as fast as the scheduler goes.
  private func goBackToBack() {
    job.run()
    if isDisposed { return }
    let rounds = RecursiveWork<Void>({ [performAfter] in performAfter(.zero, $0) }) {
      [job] _, again in
      job.run()
      if !job.isDisposed { again(()) }
    }
    job.drive(with: rounds)
    rounds.schedule(())
  }

  private func work() {
    guard waiting.increment() == 0 else { return }
    repeat { job.run() } while waiting.decrement() > 1
  }
}
