// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch
import Support

func hopRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r20] = {
    var sum = 0
    let done = DispatchSemaphore(value: 0)
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "bench.braid.hop")
    for _ in 0..<Size.hops {
      _ = scheduler.schedule(()) { _ in
        sum += 1
        done.signal()
        return Disposables.create()
      }
      done.wait()
    }
    return sum
  }
  return rows
}
