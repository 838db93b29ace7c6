// SPDX-License-Identifier: MIT
import BraidSignal
import Dispatch
import Support

func timerRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r31] = {
    let scheduler = Scheduler.target(DispatchQueue(label: "bench.signal.timers"))
    nonisolated(unsafe) var fired = 0
    let timers = (0..<Size.timers).map { number in
      scheduler.schedule(after: .milliseconds(3_600_000 + number &* 7919 % 10_007)) { fired += 1 }
    }
    for timer in timers { timer?.dispose() }
    return timers.count - fired
  }
  rows[.r32] = {
    let scheduler = Scheduler.target(DispatchQueue(label: "bench.signal.timers"))
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var fired = 0
    var timers: [(any Disposable)?] = []
    timers.reserveCapacity(Size.timers)
    for number in 0..<Size.timers {
      timers.append(
        scheduler.schedule(after: .microseconds(300_000 + number &* 7919 % 100_003)) {
          fired += 1
          if fired == Size.timers { done.signal() }
        })
    }
    done.wait()
    for timer in timers { timer?.dispose() }
    return fired
  }
  return rows
}
