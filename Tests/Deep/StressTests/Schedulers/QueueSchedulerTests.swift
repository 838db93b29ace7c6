// SPDX-License-Identifier: MIT
import BraidCocoa
import Dispatch
import Foundation
import TestSupport
import Testing

/// Real queues and clocks: what can only be seen there, without expectations about how long it
/// takes.
@Suite(.alone) struct QueueSchedulerTests {
  @Test func `a serial scheduler preserves the order of many senders' actions and overlaps none`()
    async
  {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let overlaps = Locked(0)
    let inside = AtomicFlagCount()
    let seen = Locked<[Int: [Int]]>([:])
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<4 {
        group.addTask {
          for index in 0..<2000 {
            _ = scheduler.schedule((sender, index)) { sender, index in
              if inside.enter() > 1 { overlaps.withLock { $0 += 1 } }
              seen.withLock { $0[sender, default: []].append(index) }
              inside.leave()
              return Disposables.create()
            }
          }
        }
      }
    }
    await flush(scheduler)
    expectEqual(overlaps.withLock { $0 }, 0)
    expectEqual(
      seen.withLock { $0 },
      [Int: [Int]](
        uniqueKeysWithValues: (0..<4).map { ($0, Array(0..<2000)) }))
  }

  @Test func `cancelled actions do not run`() async {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    let ran = Locked(0)
    for index in 0..<1000 {
      let jobs = [
        scheduler.schedule(()) {
          ran.withLock { $0 += index }; return Disposables.create()
        },
        scheduler.scheduleRelative((), dueTime: .microseconds(index % 7)) {
          ran.withLock { $0 += index }
          return Disposables.create()
        },
        scheduler.schedulePeriodic(0, startAfter: .milliseconds(5), period: .milliseconds(1)) {
          $0 + 1
        },
      ]
      ran.withLock { $0 = 0 }
      await dispose(jobs, on: scheduler)
      ran.withLock { $0 = 0 }
      await flush(scheduler)
      expectEqual(ran.withLock { $0 }, 0)
    }
  }

  @Test func `timers fire in the order of their times`() async {
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "timers", serialQueueConfiguration: { _ in })
    let start = scheduler.now
    let elapsed = await withCheckedContinuation { continuation in
      let first = Locked(false)
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(40)) {
        continuation.resume(returning: (first.withLock { $0 }, start.duration(to: scheduler.now)))
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) {
        first.withLock { $0 = true }
        return Disposables.create()
      }
    }
    #expect(elapsed.0)
    #expect(elapsed.1 >= .milliseconds(40))
  }

  @Test(arguments: [Duration.milliseconds(1), .zero, .seconds(-1)])
  func `a repeated action runs until it is disposed`(period: Duration) async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let job = Locked<(any Disposable)?>(nil)
    let rounds = await withCheckedContinuation { continuation in
      let made = scheduler.schedulePeriodic(0, startAfter: .zero, period: period) { state in
        if state == 20 {
          continuation.resume(returning: state)
          job.withLock { $0 }?.dispose()
        }
        return state + 1
      }
      job.withLock { $0 = made }
    }
    expectEqual(rounds, 20)
    job.withLock { $0 }?.dispose()
  }

  @Test func `an operation queue runs the actions`() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    // Nothing runs before all is scheduled, and one job cancelled.
    queue.isSuspended = true
    let sum = await withCheckedContinuation { continuation in
      let sum = Locked(0)
      for number in 1...100 {
        _ = scheduler.schedule(number) { number in
          sum.withLock { $0 += number }
          return Disposables.create()
        }
      }
      scheduler.schedule(()) {
        sum.withLock { $0 = -1 }
        return Disposables.create()
      }.dispose()
      queue.addBarrierBlock { continuation.resume(returning: sum.withLock { $0 }) }
      queue.isSuspended = false
    }
    expectEqual(sum, 5050)
  }

  private func flush(_ scheduler: SerialDispatchQueueScheduler) async {
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        continuation.resume()
        return Disposables.create()
      }
    }
  }

  private func dispose(
    _ jobs: [any Disposable], on scheduler: SerialDispatchQueueScheduler
  ) async {
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        for job in jobs { job.dispose() }
        continuation.resume()
        return Disposables.create()
      }
    }
  }
}

private final class AtomicFlagCount: Sendable {
  private let count = AtomicInt()
  func enter() -> Int { count.increment() + 1 }
  func leave() { count.decrement() }
}
