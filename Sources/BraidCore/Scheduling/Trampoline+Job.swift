// SPDX-License-Identifier: MIT

extension Trampoline {
  /// Enqueues a job at the end of the queue, while the trampoline is running.
  package func enqueue(_ job: ScheduledJob) { enqueue(JobItem(job)) }

  /// A job that is queued on a trampoline.
  private final class JobItem: Item, @unchecked Sendable {  // immutable
    private let job: ScheduledJob

    init(_ job: ScheduledJob) {
      self.job = job
      super.init { unsafeDowncast($0, to: JobItem.self).job.run() }
    }
  }
}
