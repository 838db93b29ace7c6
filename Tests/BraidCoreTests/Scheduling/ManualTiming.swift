// SPDX-License-Identifier: MIT
import BraidCore

/// A scheduler for tests of the core: time passes when the test says so.
final class ManualTiming: Sendable {
  private struct State {
    var now = Duration.zero
    var jobs: [(due: Duration, order: Int, job: ScheduledJob)] = []
    var order = 0
  }
  private let state = Locked(State())
  private let turns: Timing.Turns?

  /// Uses the turns of a real clock by default.
  init(_ turns: Timing.Turns? = nil) { self.turns = turns }

  /// How many jobs wait and were not cancelled.
  var waiting: Int { state.withLock { $0.jobs.filter { !$0.job.isDisposed }.count } }

  var timing: Timing {
    let turns = self.turns
    let ask: (@Sendable () -> Timing.Turns)? = if let turns { { turns } } else { nil }
    return Timing(
      now: { self.state.withLock { $0.now } },
      perform: { self.add(.zero, $0) },
      performAfter: { self.add($0, $1) }, turns: ask)
  }

  private func add(_ delay: Duration, _ work: @escaping @Sendable () -> Void) -> any Disposable {
    let job = ScheduledJob {
      work()
      return nil
    }
    state.withLock {
      $0.jobs.append(($0.now + max(delay, .zero), $0.order, job))
      $0.order += 1
    }
    return job
  }

  /// Lets `duration` pass and runs what falls due, in order.
  func advance(by duration: Duration) {
    let end = state.withLock { $0.now + duration }
    while let job = nextJob(until: end) { job.run() }
    state.withLock { $0.now = end }
  }

  private func nextJob(until end: Duration) -> ScheduledJob? {
    state.withLock { state in
      let next = state.jobs.indices.min {
        (state.jobs[$0].due, state.jobs[$0].order) < (state.jobs[$1].due, state.jobs[$1].order)
      }
      guard let next, state.jobs[next].due <= end else { return nil }
      let (due, _, job) = state.jobs.remove(at: next)
      state.now = due
      return job
    }
  }
}
