// SPDX-License-Identifier: MIT
import BraidSignal
import Dispatch
import Support

func schedulingRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r19] = {
    var sum = 0
    let done = DispatchSemaphore(value: 0)
    let scheduler = Scheduler.target(DispatchQueue(label: "bench.signal"))
    let subscription = Signal<Int>.create { subscriber in
      for _ in 0..<Size.observeOn { subscriber.sendNext(1) }
      subscriber.sendCompleted()
      return nil
    }
    .deliver(on: scheduler)
    .subscribe(next: { x in sum += x }, completed: { done.signal() })
    done.wait()
    subscription.dispose()
    return sum
  }
  rows[.r20] = {
    var sum = 0
    let done = DispatchSemaphore(value: 0)
    let scheduler = Scheduler.target(DispatchQueue(label: "bench.signal.hop"))
    for _ in 0..<Size.hops {
      scheduler.schedule {
        sum += 1
        done.signal()
      }
      done.wait()
    }
    return sum
  }
  return rows
}
