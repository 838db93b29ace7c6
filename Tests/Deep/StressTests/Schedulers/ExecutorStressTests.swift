// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import Dispatch
import TestSupport
import Testing

/// Actors and tasks on schedulers of every kind, called from many threads.
///
/// No job is lost, and no two jobs of an actor run concurrently, which ThreadSanitizer checks.
@Suite(.alone) struct ExecutorStressTests {
  private actor Counter {
    private(set) var count = 0
    private let executor: SchedulerSerialExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ executor: SchedulerSerialExecutor) { self.executor = executor }

    func increment() { count += 1 }
    nonisolated func incrementInPlace() { assumeIsolated { $0.count += 1 } }
  }

  private let callers = 4
  private let calls = 2_000

  private func callAll(_ counter: Counter, on executor: some TaskExecutor) async {
    await withTaskGroup(of: Void.self) { group in
      for caller in 0..<callers {
        // Some come from the scheduler's own threads, some from elsewhere.
        let preference: (any TaskExecutor)? = caller.isMultiple(of: 2) ? executor : nil
        group.addTask(executorPreference: preference) {
          for _ in 0..<calls { await counter.increment() }
        }
      }
    }
  }

  @Test func `an actor runs on a concurrent scheduler`() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let counter = Counter(scheduler.serialExecutor)
    await callAll(counter, on: scheduler.taskExecutor)
    expectEqual(await counter.count, callers * calls)
  }

  @Test func `an actor runs on a serial queue beside other actions`() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let counter = Counter(scheduler.serialExecutor)
    for _ in 0..<calls {
      _ = scheduler.schedule(()) {
        counter.incrementInPlace()
        return Disposables.create()
      }
    }
    await callAll(counter, on: scheduler.taskExecutor)
    expectEqual(await counter.count, (callers + 1) * calls)
  }

  @Test func `two actors run on one background scheduler`() async {
    let scheduler = Scheduler.background()
    let counters = [Counter(scheduler.serialExecutor), Counter(scheduler.serialExecutor)]
    await withTaskGroup(of: Void.self) { group in
      for counter in counters {
        group.addTask { await callAll(counter, on: scheduler.taskExecutor) }
      }
    }
    for counter in counters { expectEqual(await counter.count, callers * calls) }
  }
}
