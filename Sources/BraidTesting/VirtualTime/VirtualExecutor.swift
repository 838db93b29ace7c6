// SPDX-License-Identifier: MIT
import BraidCore
import Dispatch

/// Runs Swift tasks on the thread that moves a clock's time, in the order they become ready.
///
/// A task that prefers it runs only while the clock does, so a test always knows how far its tasks
/// are. Child tasks inherit the preference, and so do the actors they call, unless these have an
/// executor of their own.
public final class VirtualExecutor: TaskExecutor, @unchecked Sendable {  // jobs: under the lock
  let jobs = VirtualJobs()

  init() {}

  /// Queues a job until the clock runs.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.append { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension VirtualExecutor {
  /// Queues a job that was on its way to the global executor.
  func adopt(_ job: UnownedJob) {
    jobs.append { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// The jobs that are ready, first in first out.
final class VirtualJobs: Sendable {
  private struct State {
    var ready: [@Sendable () -> Void] = []
    var waiting: [DispatchSemaphore] = []
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

  /// Runs what is ready and what becomes ready meanwhile; false if the limit was reached.
  ///
  /// A job may drain the rest itself: a test that runs on the executor and moves the time.
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

  /// Waits for another thread to make a job ready.
  func wait(seconds: Int) -> Bool {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      guard state.ready.isEmpty else { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append(semaphore)
      return semaphore
    }
    return semaphore.map { $0.wait(timeout: .now() + .seconds(seconds)) == .success } ?? true
  }

  private func take() -> [@Sendable () -> Void]? {
    state.withLock { state in
      guard !state.ready.isEmpty else { return nil }
      defer { state.ready = [] }
      return state.ready
    }
  }
}
