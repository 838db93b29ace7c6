// SPDX-License-Identifier: MIT
import Dispatch
import Support

func schedulingRows() -> Workloads {
  var rows: Workloads = [:]
  // One lock and one array swap a batch; a job is scheduled only when none is pending.
  rows[.r19] = {
    nonisolated(unsafe) var sum = 0
    let done = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "bench.base")
    nonisolated(unsafe) let end: (Int?) -> Void = {
      if let x = $0 { sum += x } else { done.signal() }
    }
    let m = Mutex()
    nonisolated(unsafe) var pending: [Int?] = []
    nonisolated(unsafe) var scheduled = false
    @Sendable func drain() {
      var batch: [Int?] = []
      while true {
        m.lock()
        batch.removeAll(keepingCapacity: true)
        swap(&batch, &pending)
        if batch.isEmpty {
          scheduled = false
          m.unlock()
          return
        }
        m.unlock()
        for x in batch { end(x) }
      }
    }
    func send(_ x: Int?) {
      m.lock()
      pending.append(x)
      let start = !scheduled
      scheduled = true
      m.unlock()
      if start { queue.async(execute: drain) }
    }
    for _ in 0..<Size.observeOn { send(1) }
    send(nil)
    done.wait()
    queue.sync {}
    return sum
  }
  rows[.r20] = {
    nonisolated(unsafe) var sum = 0
    let done = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "bench.base.hop")
    for _ in 0..<Size.hops {
      queue.async {
        sum += 1
        done.signal()
      }
      done.wait()
    }
    return sum
  }
  return rows
}
