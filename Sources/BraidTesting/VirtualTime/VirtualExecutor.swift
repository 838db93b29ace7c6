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
  /// In several intervals: on an overloaded machine, this thread returns late from each of them,
  /// so it waits longer there, as the other thread may need to. Not in short ones: Dispatch adds
  /// no thread while it finds as many runnable ones as there are cores, and a thread that wakes
  /// often counts as one. The other thread would then be missing for as long as this one waits.
  func wait(seconds: Int) -> Bool {
    let semaphore = state.withLock { state -> Semaphore? in
      guard state.ready.isEmpty else { return nil }
      let semaphore = Semaphore()
      state.waiting.append(semaphore)
      return semaphore
    }
    guard let semaphore else { return true }
    for _ in 0..<max(seconds, 0) * 4 where semaphore.wait(for: .milliseconds(250)) {
      return true
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
