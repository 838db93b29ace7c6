// SPDX-License-Identifier: MIT
package import BraidCore

/// A scheduler's queue that the test works off, one job at a time.
package final class Jobs: Sendable {
  private struct Job {
    let work: Timing.Work
    let cancellation: BooleanDisposable
  }

  private let list = Locked<[Job]>([])

  package init() {}

  /// Queues work; the disposable cancels it.
  package var perform: @Sendable (@escaping Timing.Work) -> any Disposable {
    { [self] work in
      let cancellation = BooleanDisposable()
      list.withLock { $0.append(Job(work: work, cancellation: cancellation)) }
      return cancellation
    }
  }

  /// How many jobs wait and were not cancelled.
  package var waiting: Int {
    list.withLock { $0.filter { !$0.cancellation.isDisposed }.count }
  }

  /// Runs the oldest job that was not cancelled.
  package func runOne() {
    let job = list.withLock { list -> Job? in
      guard let index = list.firstIndex(where: { !$0.cancellation.isDisposed }) else { return nil }
      return list.remove(at: index)
    }
    job?.work()
  }
}
