// SPDX-License-Identifier: MIT
import Dispatch
import OpenCombine
import OpenCombineDispatch
import Support

func schedulingRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r19] = {
    var sum = 0
    let done = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "bench.oc")
    let c = Create<Int, Never> { sink in
      for _ in 0..<Size.observeOn { sink.send(1) }
      sink.send(completion: .finished)
    }
    .receive(on: queue.ocombine)
    .sink(receiveCompletion: { _ in done.signal() }, receiveValue: { x in sum += x })
    done.wait()
    c.cancel()
    return sum
  }
  rows[.r20] = {
    var sum = 0
    let done = DispatchSemaphore(value: 0)
    let scheduler = DispatchQueue(label: "bench.oc.hop").ocombine
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
