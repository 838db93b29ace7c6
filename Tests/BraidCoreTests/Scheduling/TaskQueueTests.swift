// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct TaskQueueTests {
  /// Waits until the queue has run the actions enqueued so far.
  private func pass(_ queue: TaskQueue) async {
    await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
  }

  @Test func `a task queue runs its actions one at a time and in order`() async {
    let queue = TaskQueue(label: "order")
    let log = Log<Int>()
    for number in 0..<2000 { queue.async { log(number) } }
    await pass(queue)
    expectEqual(log.entries, Array(0..<2000))
  }

  @Test func `many actions that wait run in several turns`() async {
    let queue = TaskQueue(label: "turns")
    let turns = TaskRuns()
    // In an action, so that all of them wait before the first one runs.
    queue.async { for _ in 0..<2_000 { queue.async { turns.note() } } }
    await pass(queue)
    await pass(queue)
    #expect(turns.longest <= 512)
  }

  @Test func `an action that is enqueued by an action runs after the actions that wait`() async {
    let queue = TaskQueue(label: "nested")
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      queue.async {
        queue.async {
          log("inner")
          continuation.resume()
        }
        log("outer")
      }
    }
    expectEqual(log.entries, ["outer", "inner"])
  }

  @Test func `only actions of a task queue are recognized as its own`() async {
    let (queue, other) = (TaskQueue(label: "one"), TaskQueue(label: "other"))
    let answers = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: [queue.isCurrent, other.isCurrent]) }
    }
    expectEqual(answers, [true, false])
    #expect(!queue.isCurrent)
  }

  @Test(.exclusive(.mainQueue))
  func `the main task queue runs on the main actor`() async {
    let isOnMainActor = await withCheckedContinuation { continuation in
      TaskQueue.main.async {
        continuation.resume(
          returning: Isolation(MainActor.shared, #fileID, #line).isCurrent)
      }
    }
    #expect(isOnMainActor)
  }

  @Test func `the timers of a task queue fire on it, in the order of their times`() async {
    let queue = TaskQueue(label: "timers")
    let timers = TimerQueue(on: queue)
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      let last = ScheduledJob { () -> Void in
        log("second, \(queue.isCurrent)")
        continuation.resume()
      }
      // In an action, so that both are pending before the first one fires.
      queue.async {
        timers.start(
          ScheduledJob { () -> Void in log("first, \(queue.isCurrent)") }, after: .nanoseconds(1))
        timers.start(last, after: .nanoseconds(2))
      }
    }
    expectEqual(log.entries, ["first, true", "second, true"])
    timers.close()
  }

  @Test func `a cancelled timer of a task queue does not fire`() async {
    let queue = TaskQueue(label: "cancelled")
    let timers = TimerQueue(on: queue)
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      queue.async {
        let cancelled = ScheduledJob { () -> Void in log("cancelled") }
        timers.start(cancelled, after: .nanoseconds(1))
        timers.start(ScheduledJob { () -> Void in continuation.resume() }, after: .nanoseconds(2))
        cancelled.dispose()
      }
    }
    #expect(log.entries.isEmpty)
    timers.close()
  }

  @Test func `closed timers without a pending one are released`() async {
    let queue = TaskQueue(label: "released")
    weak var released: TimerQueue?
    do {
      let timers = TimerQueue(on: queue)
      released = timers
      let timeout = ScheduledJob { () -> Void in }
      timers.start(timeout, after: .seconds(3600))
      timeout.dispose()
      timers.close()
    }
    // The cancelled alarm's task releases them when it ends.
    while released != nil { await Task.yield() }
  }
}
