// SPDX-License-Identifier: MIT
import BraidCore

/// Runs Swift tasks on the thread that moves a clock's time, in the order in which they become
/// ready.
///
/// A task with this executor preference runs only while the clock does, so the progress of a test's
/// tasks is deterministic. Child tasks inherit the preference, and so do the actors they call,
/// unless an actor has an executor of its own.
///
/// Systems before iOS 18 and macOS 15 have no executors of tasks. There a clock runs the tasks that
/// it adopts, as ``VirtualClock/settle(_:)`` describes.
public final class VirtualExecutor: @unchecked Sendable {  // jobs: under the lock
  let jobs = VirtualJobs()

  init() {}

  /// Enqueues a job that was on its way to the global executor.
  func adopt(_ job: UnownedJob) {
    jobs.append {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        job.runSynchronously(on: self.asUnownedTaskExecutor())
      } else {
        job.runSynchronously(on: .global)
      }
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension VirtualExecutor: TaskExecutor {
  /// Enqueues a job until the clock runs.
  public func enqueue(_ job: consuming ExecutorJob) { adopt(UnownedJob(job)) }
}

/// The jobs that are ready, in order.
final class VirtualJobs: Sendable {
  private struct State {
    var ready: [@Sendable () -> Void] = []
    var waiting: [Semaphore] = []
  }

  private let state = Locked(State())

  var isEmpty: Bool { state.withLock { $0.ready.isEmpty } }

  func append(_ job: @escaping @Sendable () -> Void) {
    let waiting = state.withLock { state in
      state.ready.append(job)
      defer { state.waiting = [] }
      return state.waiting
    }
    for semaphore in waiting { semaphore.signal() }
  }

  /// Runs the jobs that are ready, and jobs that become ready during the call.
  ///
  /// Returns false if the limit was reached.
  ///
  /// A job may drain the remaining jobs itself: a test that runs on the executor and moves the
  /// time.
  @discardableResult
  func drain(limit: Int) -> Bool {
    var count = 0
    while let batch = take() {
      for (index, job) in batch.enumerated() {
        if count == limit {
          state.withLock { $0.ready.insert(contentsOf: batch[index...], at: 0) }
          return false
        }
        count += 1
        job()
      }
    }
    return true
  }

  /// Waits until another thread makes a job ready.
  ///
  /// A second lasts at least until the system has run a block that was queued at its beginning. On
  /// an overloaded machine, the action of a scheduler can wait for a thread for a long time, and
  /// that is no reason to give up.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait.
  ///   - interval: A quarter of a second, unless a test is in a hurry.
  ///   - queue: Runs a block on another thread.
  func wait(
    seconds: Int, interval: Duration = .milliseconds(250),
    queue: (@escaping @Sendable () -> Void) -> Void = { block in
      WorkQueue.serial(label: "braid.turn").queue.async { block() }
    }
  ) -> Bool {
    let semaphore = state.withLock { state -> Semaphore? in
      guard state.ready.isEmpty else { return nil }
      let semaphore = Semaphore()
      state.waiting.append(semaphore)
      return semaphore
    }
    guard let semaphore else { return true }
    // If all threads that the system has are blocked, no block runs.
    let end = ContinuousClock.now + .seconds(60)
    for _ in 0..<max(seconds, 0) {
      let hasTurned = Locked(false)
      queue { hasTurned.withLock { $0 = true } }
      var quarters = 0
      repeat {
        if semaphore.wait(for: interval) { return true }
        quarters += 1
      } while quarters < 4 || (!hasTurned.withLock { $0 } && ContinuousClock.now < end)
    }
    return false
  }

  private func take() -> [@Sendable () -> Void]? {
    state.withLock { state in
      guard !state.ready.isEmpty else { return nil }
      defer { state.ready = [] }
      return state.ready
    }
  }
}
