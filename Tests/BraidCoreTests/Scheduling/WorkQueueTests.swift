// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// A real queue; its timers are for `TimerQueueTests`.
struct WorkQueueTests {
  private let queue = WorkQueue.serial(label: "test")

  @Test(arguments: [Duration.zero, .milliseconds(5)])
  func `a job runs on the queue, and not before its delay`(delay: Duration) async {
    let start = MonotonicClock.now
    let (time, isOnQueue) = await withCheckedContinuation { continuation in
      let job = ScheduledJob { [queue] in
        continuation.resume(returning: (MonotonicClock.now - start, queue.isCurrent))
      }
      queue.perform(job, after: delay)
    }
    #expect(time >= delay)
    #expect(isOnQueue)
  }

  @Test(arguments: [Duration.zero, .milliseconds(5)])
  func `rounds without a period follow one another, and other actions run in between`(
    delay: Duration
  ) async {
    let log = Log<String>()
    let job = Box<RepeatingJob?>(nil)
    await withCheckedContinuation { continuation in
      let repeated = RepeatingJob { [queue] in
        log("round")
        if log.entries.count == 1 { queue.perform(ScheduledJob { log("other") }) }
        if log.entries.count < 4 { return }
        job.value?.dispose()
        continuation.resume()
      }
      job.value = repeated
      _ = queue.perform(repeated, after: delay, every: .zero)
    }
    expectEqual(log.entries, ["round", "other", "round", "round"])
    job.value = nil
  }

  @Test func `rounds with a period are repeated until the disposal`() async {
    let start = MonotonicClock.now
    let (job, count) = (Box<RepeatingJob?>(nil), Box(0))
    await withCheckedContinuation { continuation in
      let repeated = RepeatingJob {
        count.value += 1
        if count.value < 3 { return }
        job.value?.dispose()
        continuation.resume()
      }
      job.value = repeated
      _ = queue.perform(repeated, after: .zero, every: .milliseconds(2))
    }
    #expect(MonotonicClock.now - start >= .milliseconds(4))
    job.value = nil
  }
}
