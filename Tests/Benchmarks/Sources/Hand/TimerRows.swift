// SPDX-License-Identifier: MIT
import Dispatch
import Support

func timerRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r31] = {
    let queue = DispatchQueue(label: "bench.base.timers")
    nonisolated(unsafe) var fired = 0
    let timers = (0..<Size.timers).map { number in
      timer(on: queue, after: .milliseconds(3_600_000 + number &* 7919 % 10_007)) { fired += 1 }
    }
    for timer in timers { timer.cancel() }
    queue.sync {}
    return timers.count - fired
  }
  rows[.r32] = {
    let queue = DispatchQueue(label: "bench.base.timers")
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var fired = 0
    var timers: [any DispatchSourceTimer] = []
    timers.reserveCapacity(Size.timers)
    for number in 0..<Size.timers {
      timers.append(
        timer(on: queue, after: .microseconds(300_000 + number &* 7919 % 100_003)) {
          fired += 1
          if fired == Size.timers { done.signal() }
        })
    }
    done.wait()
    for timer in timers { timer.cancel() }
    return fired
  }
  return rows
}

private func timer(
  on queue: DispatchQueue, after delay: DispatchTimeInterval, _ work: @escaping () -> Void
) -> any DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: queue)
  timer.setEventHandler(handler: work)
  timer.schedule(deadline: .now() + delay)
  timer.activate()
  return timer
}
