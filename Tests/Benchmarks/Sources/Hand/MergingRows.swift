// SPDX-License-Identifier: MIT
import Support

func mergingRows() -> Workloads {
  var rows: Workloads = [:]
  let innerArray = Array(repeating: 1, count: Size.mergeInner)
  func inners() -> [Source] {
    (0..<Size.mergeOuter).map { _ in { sink in for x in innerArray { sink(x) } } }
  }
  rows[.r13] = {
    var sum = 0
    let s: Sink = hide { x in sum += x }
    for i in inners() { i(s) }
    return sum
  }
  rows[.r14] = {
    var sum = 0
    let s: Sink = hide { x in sum += x }
    for i in inners() { i(s) }
    return sum
  }
  rows[.r23a] = {
    var sum = 0
    let m = Mutex()
    let end: Sink = hide { x in sum += x }
    let s: Sink = hide { x in
      m.lock()
      end(x)
      m.unlock()
    }
    for _ in 0..<Size.mergePerThread {
      s(1)
      s(1)
    }
    return sum
  }
  rows[.r23b] = {
    var sum = 0
    let m = Mutex()
    let end: Sink = hide { x in sum += x }
    let s: Sink = hide { x in
      m.lock()
      end(x)
      m.unlock()
    }
    onTwoThreads(
      { for _ in 0..<Size.mergePerThread { s(1) } }, { for _ in 0..<Size.mergePerThread { s(1) } })
    return sum
  }
  return rows
}
